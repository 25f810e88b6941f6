import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentHash } from './bff/src/graphql/trusted-documents.ts';

const scalars = { DateTime: 'string', LocalDate: 'string' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'bff/src/graphql/generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        noSchemaStitching: true,
        contextType: '../operation/context.ts#Ctx',
        defaultScalarType: 'unknown',
        scalars: { DateTime: { input: 'string', output: 'Date | string' }, LocalDate: 'string' },
        // Resolvers return the domain's types; enums are the domain's values on the server.
        mappers: {
          Health: '../../../domain/health.ts#Health as HealthData',
          User: '../../../domain/users/user.ts#User as UserData',
          Course: '../../../domain/courses/course.ts#Course as CourseData',
          CourseContact: '../../../domain/courses/call-off.ts#CourseContact as CourseContactData',
          CallOffReason: '../../../domain/courses/call-off.ts#CallOffReason as CallOffReasonValue',
          Enrolment: '../../../domain/enrolments/enrolment.ts#Enrolment as EnrolmentData',
          WaitingEntry: '../../../domain/enrolments/waiting.ts#WaitingEntry as WaitingEntryData',
          Instructor: '../../../domain/instructors/instructor.ts#Instructor as InstructorData',
          CourseInstructor:
            '../../../domain/instructors/instructor.ts#NamedInstructor as CourseInstructorData',
          AgePolicy: '../../../domain/users/minimum-age.ts#AgePolicy as AgePolicyValue',
          CluPolicy: '../../../domain/courses/course.schema.ts#CluPolicy as CluPolicyValue',
          EndedWaiting: '../../../domain/enrolments/waiting.ts#EndedWaiting as EndedWaitingData',
          Certificate: '../../../domain/certificates/certificate.ts#Certificate as CertificateData',
          CertificateRevocationReason:
            '../../../domain/certificates/revocation.ts#RevocationReason as RevocationReasonValue',
          WaitingEnd: '../../../domain/enrolments/waiting.ts#WaitingEnd as WaitingEndValue',
          CorrectedAttendance:
            '../../../domain/enrolments/attendance.ts#AttendanceOutcome as AttendanceOutcomeValue',
          CancellationReason:
            '../../../domain/enrolments/cancellation.ts#CancellationReason as CancellationReasonValue',
          LicenceState: '../../../domain/users/licence.ts#LicenceState as LicenceStateValue',
          BookingRules: '../../../domain/schedule/schedule.ts#BookingRules as BookingRulesData',
          SchedulePolicy: '../../../domain/schedule/schedule.ts#SchedulePolicy as SchedulePolicyValue',
          AgendaEntry: '../../../domain/schedule/agenda.ts#AgendaEntry as AgendaEntryData',
          AgendaWarning: '../../../domain/schedule/agenda.ts#AgendaWarning as AgendaWarningValue',
          Attendance: '../../../domain/teaching/taught-class.ts#Attendance as AttendanceValue',
          TaughtStudent: '../../../domain/teaching/taught-class.ts#TaughtStudent as TaughtStudentData',
          TaughtClass: '../../../domain/teaching/taught-class.ts#TaughtClass as TaughtClassData',
          TokenScope: '../../../domain/access-tokens/access-token.ts#TokenScope as TokenScopeValue',
          ServiceAccount:
            '../../../domain/service-accounts/service-account.ts#ServiceAccount as ServiceAccountData',
          CalendarKind: '../../../domain/calendars/calendar.ts#CalendarKind as CalendarKindValue',
          PassportPart: '../../../domain/passport/passport-link.ts#PassportPart as PassportPartValue',
          SignInMethod: '../../../domain/auth/active-session.ts#SignInMethod as SignInMethodValue',
          Role: '../../../domain/academy.ts#Role as RoleValue',
          StaffRole: '../../../domain/academy.ts#StaffRole as StaffRoleValue',
          DocumentType: '../../../domain/academy.ts#DocumentType as DocumentTypeValue',
          Gender: '../../../domain/academy.ts#Gender as GenderValue',
          CourseType: '../../../domain/courses/course.schema.ts#CourseType as CourseTypeValue',
          EnrolmentStatus:
            '../../../domain/enrolments/enrolment.status.ts#EnrolmentStatus as EnrolmentStatusValue',
          ClassType: '../../../domain/enrolments/class-type.ts#ClassType as ClassTypeValue',
          TransactionType: '../../../domain/points/points.schema.ts#TransactionType as TransactionTypeValue',
          AmmunitionEntry: '../../../domain/firearms/ammunition.ts#AmmunitionEntry as AmmunitionEntryData',
          AmmunitionSheet:
            '../../../domain/firearms/ammunition-sheet.ts#AmmunitionSheet as AmmunitionSheetData',
          NextAmmunitionSheet:
            '../../../domain/firearms/ammunition-sheet.ts#NextAmmunitionSheet as NextAmmunitionSheetData',
          AmmunitionStock: '../../../domain/firearms/ammunition.ts#AmmunitionStock as AmmunitionStockData',
          AmmunitionType: '../../../domain/firearms/ammunition.ts#AmmunitionType as AmmunitionTypeValue',
          Firearm: '../../../domain/firearms/firearm.ts#Firearm as FirearmData',
          FirearmBookEntry: '../../../domain/firearms/book.ts#BookEntry as BookEntryData',
          FirearmBookType: '../../../domain/firearms/book.ts#BookType as BookTypeValue',
          FirearmCorrection: '../../../domain/firearms/firearm.ts#FirearmCorrection as FirearmCorrectionData',
          FirearmHandOut: '../../../domain/firearms/firearm.ts#FirearmHandOut as FirearmHandOutData',
          OwnWeapon: '../../../domain/firearms/own-weapon.ts#OwnWeapon as OwnWeaponData',
          KnownWeapon: '../../../domain/firearms/own-weapon.ts#KnownWeapon as KnownWeaponData',
          FirearmState: '../../../domain/firearms/firearm.ts#FirearmState as FirearmStateValue',
          DayClosing: '../../../domain/firearms/range-day.ts#DayClosing as DayClosingData',
          StockShortage: '../../../domain/firearms/shortage.ts#StockShortage as StockShortageData',
          RangeClass: '../../../domain/firearms/range-day.ts#RangeClass as RangeClassData',
          RangeLoan: '../../../domain/firearms/range-day.ts#RangeLoan as RangeLoanData',
          RangeReport: '../../../domain/firearms/range-report.ts#RangeReport as RangeReportData',
          RangeAction: '../../../domain/firearms/range-report.ts#RangeAction as RangeActionValue',
          RangeReportState: '../../../domain/firearms/range-report.ts#ReportState as ReportStateValue',
          RangeState: '../../../domain/firearms/range-day.ts#RangeState as RangeStateValue',
          MoneyAccount: '../../../domain/money/money.ts#MoneyAccount as MoneyAccountData',
          MoneyEntry: '../../../domain/money/money.ts#MoneyEntry as MoneyEntryData',
          TillSession: '../../../domain/money/till.ts#TillSession as TillSessionData',
          TillHandOver: '../../../domain/money/till.ts#TillHandOver as TillHandOverData',
          MoneyDebt: '../../../domain/money/debt.ts#MoneyDebt as MoneyDebtData',
          DebtAge: '../../../domain/money/debt.ts#DebtAge as DebtAgeValue',
          CashDirection: '../../../domain/money/money.ts#CashDirection as CashDirectionValue',
          MoneyEntryType: '../../../domain/money/money.ts#MoneyType as MoneyTypeValue',
          AccountAdjustment: '../../../domain/money/money.ts#AccountAdjustment as AccountAdjustmentValue',
          PaymentMethod: '../../../domain/money/money.ts#PaymentMethod as PaymentMethodValue',
          DeletionState: '../../../domain/privacy/deletion.ts#DeletionState as DeletionStateValue',
          DeletionDecision: '../../../domain/privacy/deletion.ts#DeletionDecision as DeletionDecisionValue',
          AuditOutcome: '../../../domain/audit/audit.ts#AuditOutcome as AuditOutcomeValue',
          RedemptionState:
            '../../../domain/points/redemption.schema.ts#RedemptionState as RedemptionStateValue',
          Redemption: '../../../domain/points/redemption.ts#Redemption as RedemptionData',
          PointsTransaction: '../../../domain/points/points.ts#PointsTransaction as PointsTransactionData',
          MailMessage: '../../../domain/mail/mail.ts#MailMessage as MailMessageData',
          MailKind: '../../../domain/mail/mail.ts#MailKind as MailKindValue',
          MailState: '../../../domain/mail/mail.ts#MailState as MailStateValue',
          MailReason: '../../../domain/mail/mail.ts#MailReason as MailReasonValue',
          MailTopic: '../../../domain/mail/mail.ts#MailTopic as MailTopicValue',
          WebhookEndpoint: '../../../domain/webhooks/webhook.ts#WebhookEndpoint as WebhookEndpointData',
          WebhookEndpointSecret:
            '../../../domain/webhooks/webhook.ts#EndpointWithSecret as EndpointWithSecretData',
          WebhookDelivery: '../../../domain/webhooks/webhook.ts#WebhookDelivery as WebhookDeliveryData',
          WebhookEvent: '../../../domain/webhooks/webhook.ts#WebhookEventType as WebhookEventValue',
          Redelivery: '../../../domain/webhooks/webhook.ts#Redelivery as RedeliveryData',
          WebhookDisabledReason: '../../../domain/webhooks/webhook.ts#DisabledReason as DisabledReasonValue',
          WebhookDeliveryState: '../../../domain/webhooks/webhook.ts#DeliveryState as DeliveryStateValue',
          WebhookDeliveryError: '../../../domain/webhooks/webhook.ts#DeliveryError as DeliveryErrorValue',
          ReferralStatus: '../../../domain/points/points.schema.ts#ReferralStatus as ReferralStatusValue',
        },
      },
    },
    'client/src/gql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        // Each document carries its hash; the server reads the list of them when it starts.
        persistedDocuments: { hashPropertyName: 'hash', hashAlgorithm: documentHash },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        defaultScalarType: 'unknown',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
      },
    },
  },
};

export default config;
