import { inspect } from 'node:util';
import { GraphQLError, valueFromASTUntyped, type GraphQLScalarType, type ValueNode } from 'graphql';
import type { Resolvers } from './generated.ts';

const parseText = (scalar: string) => (value: unknown) => {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${scalar} cannot represent a non string value: ${inspect(value)}`);
};

const textScalar = (scalar: string, serialize: (value: unknown) => string) => {
  const parse = parseText(scalar);
  return {
    __serialize: serialize,
    __parseValue: parse,
    __parseLiteral: (node: ValueNode) => parse(valueFromASTUntyped(node)),
  } as unknown as GraphQLScalarType;
};

export const scalarResolvers: Resolvers = {
  DateTime: textScalar('DateTime', (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime serialises instants only');
  }),
  LocalDate: textScalar('LocalDate', String),
};

export const enumResolvers = {
  Role: { ADMIN: 'admin', STUDENT: 'student' },
  StaffRole: { DESK: 'desk', INSTRUCTOR: 'instructor' },
  DocumentType: { DNI: 'DNI', PASAPORTE: 'Pasaporte', CEDULA: 'Cedula' },
  Gender: { HOMBRE: 'Hombre', MUJER: 'Mujer' },
  CourseType: { GRUPAL: 'Grupal', PERSONALIZADO: 'Personalizado' },
  EnrolmentStatus: {
    PENDING: 'pending',
    CONFIRMED: 'confirmed',
    COMPLETED: 'completed',
    CANCELLED: 'cancelled',
  },
  ClassType: { DEFENSIVE: 'defensive', SPORT: 'sport' },
  TransactionType: { EARN: 'earn', REDEEM: 'redeem', ADJUST: 'adjust' },
  CluPolicy: { OFF: 'off', WARN: 'warn', REQUIRE: 'require' },
  CorrectedAttendance: { CONFIRMED: 'confirmed', COMPLETED: 'completed', NO_SHOW: 'no_show' },
  WaitingEnd: { PROMOTED: 'promoted', LEFT: 'left', EXPIRED: 'expired' },
  CertificateRevocationReason: { ATTENDANCE: 'attendance', REPLACED: 'replaced', STAFF: 'staff' },
  CancellationReason: {
    STUDENT: 'student',
    ACADEMY: 'academy',
    NO_SHOW: 'no_show',
    CLU: 'clu',
    OFFER_LAPSED: 'offer_lapsed',
    OTHER: 'other',
  },
  CallOffReason: {
    WEATHER: 'weather',
    VENUE: 'venue',
    INSTRUCTOR: 'instructor',
    FEW_STUDENTS: 'few_students',
    OTHER: 'other',
  },
  LicenceState: {
    MISSING: 'missing',
    EXPIRED: 'expired',
    EXPIRES_30: 'expires_30',
    EXPIRES_90: 'expires_90',
    VALID: 'valid',
  },
  SchedulePolicy: { OFF: 'off', SUGGEST: 'suggest', ENFORCE: 'enforce' },
  AgendaWarning: {
    LICENCE: 'licence',
    NO_INSTRUCTOR: 'no_instructor',
    INSTRUCTOR_INACTIVE: 'instructor_inactive',
    INSTRUCTOR_OVERLAP: 'instructor_overlap',
    OVER_CAPACITY: 'over_capacity',
    CLOSED: 'closed',
    NO_LANE: 'no_lane',
    NO_WEAPON: 'no_weapon',
    INSTRUCTOR_ABSENT: 'instructor_absent',
  },
  Attendance: {
    UNCONFIRMED: 'unconfirmed',
    EXPECTED: 'expected',
    ARRIVED: 'arrived',
    PRESENT: 'present',
    ABSENT: 'absent',
  },
  TokenScope: { READ: 'read', WRITE: 'write', ADMIN: 'admin' },
  PassportPart: { INITIALS: 'initials', COURSES: 'courses', HOURS: 'hours', LICENCE: 'licence' },
  CalendarKind: { STUDENT: 'student', INSTRUCTOR: 'instructor', ACADEMY: 'academy' },
  SignInMethod: { PASSWORD: 'password', GOOGLE: 'google' },
  DeletionState: { REQUESTED: 'requested', REFUSED: 'refused', APPROVED: 'approved', DONE: 'done' },
  DeletionDecision: { APPROVE: 'approve', REFUSE: 'refuse' },
  AuditOutcome: { INTENDED: 'intended', DONE: 'done', REFUSED: 'refused' },
  RedemptionState: { PENDING: 'pending', HANDED_OUT: 'handed_out' },
  WebhookEvent: {
    COURSE_CREATED: 'course.created',
    COURSE_UPDATED: 'course.updated',
    COURSE_DEACTIVATED: 'course.deactivated',
    ENROLMENT_CREATED: 'enrolment.created',
    ENROLMENT_CHANGED: 'enrolment.changed',
    ENROLMENT_COMPLETED: 'enrolment.completed',
    USER_REGISTERED: 'user.registered',
    USER_UPDATED: 'user.updated',
    USER_EMAIL_CHANGED: 'user.email_changed',
    USER_DEACTIVATED: 'user.deactivated',
    USER_REACTIVATED: 'user.reactivated',
    USER_ANONYMISED: 'user.anonymised',
    WAITING_JOINED: 'waiting.joined',
    WAITING_LEFT: 'waiting.left',
    WAITING_PROMOTED: 'waiting.promoted',
    WAITING_EXPIRED: 'waiting.expired',
    POINTS_MOVED: 'points.moved',
    REDEMPTION_HANDED_OUT: 'redemption.handed_out',
    CERTIFICATE_ISSUED: 'certificate.issued',
    CERTIFICATE_REVOKED: 'certificate.revoked',
    SCHEDULE_UPDATED: 'schedule.updated',
    WITHDRAWAL_RECEIVED: 'withdrawal.received',
    WITHDRAWAL_SETTLED: 'withdrawal.settled',
    WEBHOOK_TEST: 'webhook.test',
  },
  WebhookDisabledReason: { STAFF: 'staff', GONE: 'gone', FAILING: 'failing' },
  WebhookDeliveryState: { PENDING: 'pending', DELIVERED: 'delivered', FAILED: 'failed' },
  WebhookDeliveryError: {
    ADDRESS: 'address',
    CONNECTION: 'connection',
    NAME: 'name',
    REDIRECT: 'redirect',
    STATUS: 'status',
    TIMEOUT: 'timeout',
    TLS: 'tls',
  },
  MailKind: {
    ENROLLED: 'enrolled',
    OFFERED: 'offered',
    PROMOTED: 'promoted',
    WAITING_CALLED_OFF: 'waiting_called_off',
    WAITING_RESTORED: 'waiting_restored',
    CONFIRMED: 'confirmed',
    MOVED: 'moved',
    CANCELLED: 'cancelled',
    REMINDER_24H: 'reminder_24h',
    REMINDER_2H: 'reminder_2h',
    LICENCE_90: 'licence_90',
    LICENCE_60: 'licence_60',
    LICENCE_30: 'licence_30',
    LICENCE_TODAY: 'licence_today',
    REDEEMED: 'redeemed',
    WELCOME: 'welcome',
    EMAIL_CHANGED: 'email_changed',
    PASSWORD_CHANGED: 'password_changed',
  },
  MailState: {
    WAITING: 'waiting',
    SENT: 'sent',
    NOT_SENT: 'not_sent',
    FAILED: 'failed',
    DROPPED: 'dropped',
  },
  MailReason: {
    CHANGED: 'changed',
    LATE: 'late',
    UNWANTED: 'unwanted',
    NO_ADDRESS: 'no_address',
    INACTIVE: 'inactive',
    UNREACHABLE: 'unreachable',
    REJECTED: 'rejected',
    GAVE_UP: 'gave_up',
  },
  MailTopic: { REMINDERS: 'reminders', NEWS: 'news' },
  ReferralStatus: { PENDING: 'pending', REGISTERED: 'registered' },
} satisfies Resolvers;
