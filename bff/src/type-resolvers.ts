import { completableFrom } from '#domain/enrolments/completion.ts';
import { caliberOf } from '#domain/firearms/firearm.ts';
import { accountColumns, movedPesos } from '#domain/money/money.ts';
import { issuerNameOf } from './features/firearms/ammunition-sheet.operations.ts';
import { courseOfEnrolment } from './features/courses/course.store.ts';
import { licenceAt, NO_LICENCE } from './features/enrolments/enrolment.rules.ts';
import { placesLeft } from '#domain/courses/places.ts';
import { positionOf } from './features/enrolments/waiting/waiting.store.ts';
import { accountLoader, instructorOf } from './features/instructors/instructor.store.ts';
import {
  staffNameOf,
  handOutLabel,
  handOutsOfClosing,
  holderNameOf,
  isDue,
  openHandOutOf,
  roundsFiredOf,
  studentNameOf,
  usesFirearms,
} from './features/firearms/firearm.store.ts';
import {
  bookOf,
  classOfReport,
  holderOf,
  studentOfReport,
  weaponOfReport,
} from './features/firearms/range-report.store.ts';
import { ownWeaponsOfClosing } from './features/firearms/own-weapon.store.ts';
import { shortagesOf } from './features/firearms/stock-shortage.ts';
import { mailContent, mailReason } from './features/mail/mail.decision.ts';
import { sendsMessages } from './outgoing/mail.ts';
import { discountOf, isVoidedOf, refundableOf, undoUntilOf } from './features/money/account.ts';
import { depositOfCourse, depositOfEnrolment, depositsDue } from './features/money/deposit.ts';
import { isPaidById, isPaidOf, owedOf, unpaidEnrolmentsOf } from './features/money/enrolment-charge.ts';
import { usesMoney } from './features/money/money-rules.ts';
import { proposedLaneLoader } from './features/planning/proposed-lanes.ts';
import { balanceLoader } from './features/points/ledger.ts';
import { deletionLoader } from './features/deletions/deletion.store.ts';
import { ageMissedAt, ageRuleOf, ageRuleOnce, deadlineHoursOf } from './features/schedule/schedule.store.ts';
import { makerOf } from './features/service-accounts/service-account.store.ts';
import { userLoader } from './features/users/user.store.ts';
import { secretOf } from './features/webhooks/endpoint.store.ts';
import type { Resolvers } from './graphql/generated.ts';
import { mayAsStaff } from './operation/access.ts';

/** GraphQL: the fields of types that need more than their parent. */
export const typeResolvers: Resolvers = {
  Health: {
    sendsMail: (_health, _none, { mail }) => mail !== null,
    sendsMessages: () => sendsMessages(),
  },
  User: {
    points: ({ id }, _, ctx) => balanceLoader(ctx).load(id),
    ageMissed: (user, _, ctx) => ageMissedAt(ctx, { ...user, startsAt: null }),
    usesMoney: (_user, _none, ctx) => usesMoney(ctx),
    usesFirearms: (_user, _none, ctx) => usesFirearms(ctx),
    deletion: ({ id }, _, ctx) => deletionLoader(ctx).load(id),
  },
  Course: {
    instructor: ({ instructorId }, _, ctx) => instructorOf(ctx, instructorId),
    placesLeft: (course) => placesLeft(course),
    waitingCount: ({ capacity, waitingCount }) => (capacity === null ? 0 : waitingCount),
    deposit: (course, _, ctx) => depositOfCourse(ctx, course),
    minimumAge: async (_course, _, ctx) => {
      const { agePolicy: policy, minimumAge: years } = await ageRuleOnce(ctx);
      return policy === 'off' ? null : { policy, years };
    },
  },
  Enrolment: {
    course: (enrolment, _, ctx) => courseOfEnrolment(ctx, enrolment),
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    completableFrom: async (enrolment, _, ctx) => {
      const { startsAt } = enrolment;
      if (!startsAt) return null;
      const { durationMinutes } = await courseOfEnrolment(ctx, enrolment);
      return completableFrom({ startsAt, durationMinutes });
    },
    licence: async ({ userId, startsAt }, _, ctx) =>
      licenceAt(startsAt, (await userLoader(ctx).load(userId)) ?? NO_LICENCE),
    ageMissed: async ({ userId, startsAt }, _, ctx) => {
      const student = await userLoader(ctx).load(userId);
      return student && ageMissedAt(ctx, { ...student, startsAt });
    },
    isPaid: (enrolment, _, ctx) => isPaidOf(ctx, enrolment),
    owed: (enrolment, _, ctx) => owedOf(ctx, enrolment),
    shortages: (enrolment, _, ctx) => shortagesOf(ctx, enrolment),
    deposit: (enrolment, _, ctx) => depositOfEnrolment(ctx, enrolment),
  },
  Instructor: {
    hasAccount: async ({ id }, _, ctx) => (await accountLoader(ctx).load(id))?.hasAccount ?? false,
    invitedUntil: async ({ id }, _, ctx) => {
      const until = (await accountLoader(ctx).load(id))?.invitedUntil ?? null;
      return until && until > ctx.now ? until : null;
    },
  },
  WaitingEntry: {
    course: (entry, _, ctx) => courseOfEnrolment(ctx, entry),
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    position: (entry, _, ctx) => positionOf(ctx, entry),
  },
  AgendaEntry: { proposedLaneId: (entry, _, ctx) => proposedLaneLoader(ctx).load(entry) },
  BookingRules: {
    deadlineHours: (rules, _, ctx) => deadlineHoursOf(ctx, rules),
    agePolicy: (rules) => ageRuleOf(rules).agePolicy,
    minimumAge: (rules) => ageRuleOf(rules).minimumAge,
  },
  TaughtStudent: {
    isPaid: ({ enrolmentId: id, userId }, _, ctx) => isPaidOf(ctx, { id, userId }),
  },
  CourseContact: { user: ({ userId }, _, ctx) => userLoader(ctx).load(userId) },
  EndedWaiting: { user: ({ userId }, _, ctx) => userLoader(ctx).load(userId) },
  Firearm: {
    caliber: ({ model }) => caliberOf(model),
    roundsFired: (firearm, _, ctx) => roundsFiredOf(ctx, firearm),
    isServiceDue: (firearm, _, ctx) => isDue(ctx, firearm),
    handOut: (firearm, _, ctx) => openHandOutOf(ctx, firearm),
  },
  FirearmHandOut: {
    label: (handOut, _, ctx) => handOutLabel(ctx, handOut),
    studentName: (handOut, _, ctx) => holderNameOf(ctx, handOut),
    holder: ({ holder }, _, ctx) => (mayAsStaff(ctx, 'Query.firearmHandOuts') ? holder : null),
    outByName: ({ outById, outByName }, _, ctx) => outByName ?? staffNameOf(ctx, outById),
    returnedByName: ({ returnedById, returnedByName }, _, ctx) =>
      returnedByName ?? (returnedById && staffNameOf(ctx, returnedById)),
  },
  FirearmCorrection: { byName: ({ byId }, _, ctx) => staffNameOf(ctx, byId) },
  RangeReport: {
    madeByName: ({ madeById }, _, ctx) => staffNameOf(ctx, madeById),
    sentByName: ({ sentById }, _, ctx) => staffNameOf(ctx, sentById),
    studentName: (report, _, ctx) => studentOfReport(ctx, report),
    classStartsAt: (report, _, ctx) => classOfReport(ctx, report),
    weapon: (report, _, ctx) => weaponOfReport(ctx, report),
    holderName: (report, _, ctx) => holderOf(ctx, report),
    isPaid: ({ enrolmentId }, _, ctx) => isPaidById(ctx, enrolmentId),
    bookRounds: async (report, _, ctx) => (await bookOf(ctx, report))?.rounds ?? null,
    bookRoundsLeft: async (report, _, ctx) => (await bookOf(ctx, report))?.roundsLeft ?? null,
  },
  OwnWeapon: { studentName: (weapon, _, ctx) => studentNameOf(ctx, weapon) },
  DayClosing: {
    closedByName: ({ closedById }, _, ctx) => staffNameOf(ctx, closedById),
    out: (closing, _, ctx) => handOutsOfClosing(ctx, closing),
    ownWeapons: (closing, _, ctx) => ownWeaponsOfClosing(ctx, closing),
  },
  AmmunitionEntry: { byName: ({ byId }, _, ctx) => staffNameOf(ctx, byId) },
  AmmunitionSheet: { issuedByName: (sheet, _, ctx) => issuerNameOf(ctx, sheet) },
  MoneyEntry: {
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    moved: (entry) => movedPesos(entry),
    debit: (entry) => accountColumns(entry).debit,
    credit: (entry) => accountColumns(entry).credit,
    refundable: (entry, _, ctx) => refundableOf(ctx, entry),
    isVoided: (entry, _, ctx) => isVoidedOf(ctx, entry),
    undoUntil: (entry, _, ctx) => undoUntilOf(ctx, entry),
  },
  MoneyAccount: {
    depositsDue: ({ userId }) => depositsDue(userId),
    unpaid: ({ userId }, _, ctx) => unpaidEnrolmentsOf(ctx, userId),
  },
  MoneyDebt: { user: ({ id }, _, ctx) => userLoader(ctx).load(id) },
  TillSession: {
    openedBy: ({ openedById }, _, ctx) => userLoader(ctx).load(openedById),
    closedBy: ({ closedById }, _, ctx) => (closedById ? userLoader(ctx).load(closedById) : null),
  },
  PointsTransaction: { discount: (transaction, _, ctx) => discountOf(ctx, transaction) },
  Redemption: {
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    discount: (redemption, _, ctx) => discountOf(ctx, redemption),
  },
  MailMessage: {
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    content: (message, _, ctx) => mailContent(ctx, message),
    reason: (message, _, ctx) => mailReason(ctx, message),
  },
  ServiceAccount: { createdBy: (account, _, ctx) => makerOf(account, ctx) },
  WebhookEndpointSecret: { secret: (created, _, { env }) => secretOf(env, created) },
};
