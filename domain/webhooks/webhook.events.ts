import * as v from 'valibot';
import { ROLES } from '../academy.ts';
import { REVOCATION_REASONS } from '../certificates/revocation.ts';
import { courseFields } from '../courses/course.schema.ts';
import { CANCELLATION_REASONS } from '../enrolments/cancellation.ts';
import { CLASS_TYPES } from '../enrolments/class-type.ts';
import { AMMUNITION_TYPES } from '../firearms/ammunition.ts';
import { ENROLMENT_STATUSES } from '../enrolments/enrolment.status.ts';
import { WAITING_STATES } from '../enrolments/waiting.ts';
import { PAYMENT_METHODS } from '../money/money.ts';
import { plainEntries } from '../plain.ts';
import { TRANSACTION_TYPES } from '../points/points.schema.ts';
import { SCHEDULE_POLICIES } from '../schedule/schedule.ts';
import { CALIBERS } from '../weapons/weapon.catalogue.ts';
import type { WebhookEventType } from './webhook.ts';

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const instant = v.pipe(v.string(), v.isoTimestamp());
const instantOrNull = v.nullable(instant);
const textOrNull = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer());
const revision = v.pipe(count, v.minValue(0));

/** The name is that of the payload's data in the OpenAPI document. */
const data = <const T extends v.ObjectEntries>(name: string, entries: T) =>
  v.pipe(v.object(entries), v.title(name));

const described = <T extends v.GenericSchema>(schema: T, text: string) => v.pipe(schema, v.description(text));

const plainCourse = plainEntries(courseFields);

const course = data('WebhookCourse', {
  id,
  ...plainCourse,
  scheduledDate: instantOrNull,
  instructorId: described(plainCourse.instructorId, 'Who gives it; null when unknown.'),
  offerHours: described(
    plainCourse.offerHours,
    'Hours to accept a seat from the waiting list; null: enrolled at once.',
  ),
  depositPercent: described(
    plainCourse.depositPercent,
    'Percent of the price that is asked for as a deposit; null: by the rules of money.',
  ),
  revision,
});

const ammoRow = { caliber: v.picklist(CALIBERS), quantity: count };

const enrolment = data('WebhookEnrolment', {
  id,
  userId: id,
  courseId: id,
  status: v.picklist(ENROLMENT_STATUSES),
  scheduledDate: instantOrNull,
  completionDate: instantOrNull,
  comingAt: instantOrNull,
  startsAt: instantOrNull,
  instructorId: textOrNull,
  instructorName: textOrNull,
  classType: v.nullable(v.picklist(CLASS_TYPES)),
  classDate: textOrNull,
  classTime: textOrNull,
  weapons: v.nullable(v.array(v.string())),
  hasWeaponAmmo: v.nullable(v.boolean()),
  ammoBoxes: v.nullable(v.array(v.object(ammoRow))),
  price: v.number(),
  priceBreakdown: v.nullable(
    v.object({
      base: v.number(),
      surcharge: v.number(),
      ammo: v.array(v.object({ ...ammoRow, unitPrice: v.number(), subtotal: v.number() })),
      total: v.number(),
    }),
  ),
  createdAt: instant,
  cancellation: v.nullable(v.object({ reason: v.picklist(CANCELLATION_REASONS), at: instant })),
  revision,
});

/** Without name and email, which receivers read with `user`. */
const user = data('WebhookUser', {
  id,
  role: v.picklist(ROLES),
  isActive: v.boolean(),
  needsSetup: v.boolean(),
  createdAt: instant,
  revision,
});

const newUser = data('WebhookNewUser', {
  id,
  email: v.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  role: v.picklist(ROLES),
  needsSetup: v.boolean(),
  createdAt: instant,
  revision,
});

const waitingEntry = data('WebhookWaitingEntry', {
  id,
  userId: described(id, 'The student.'),
  courseId: described(id, 'The course.'),
  state: described(v.picklist(WAITING_STATES), 'What has become of the entry.'),
  joinedAt: instant,
  endedAt: described(instantOrNull, 'When the entry ended; null while it waits.'),
});

const pointsEntry = data('WebhookPointsEntry', {
  id,
  userId: described(id, 'Whose points.'),
  sequence: described(count, 'Counts the entries of the user, from 1 without gaps.'),
  type: v.picklist(TRANSACTION_TYPES),
  points: count,
  balance: described(count, 'What the user has after it.'),
  description: v.string(),
  enrollmentId: described(v.nullable(id), 'The completed enrolment that earned them.'),
  createdAt: instant,
});

const payment = data('WebhookPayment', {
  id: described(id, 'The entry of the account.'),
  userId: described(id, 'Whose account.'),
  sequence: described(
    count,
    'The place of the entry in the account, from 1. Charges, discounts and adjustments have a place and no event.',
  ),
  amount: described(v.number(), 'Pesos that it adds to what is owed: negative for a payment.'),
  balance: described(v.number(), 'Pesos owed after it; negative: in favour of the person.'),
  method: described(v.nullable(v.picklist(PAYMENT_METHODS)), 'How it was received or given back.'),
  reference: described(textOrNull, 'The number of the transfer or of the slip of the card.'),
  receipt: described(v.string(), 'Its number, without gaps for each point of sale.'),
  paymentId: described(v.nullable(id), 'What is given back: the payment.'),
  invoice: described(textOrNull, 'Payments: the number of the invoice, which is issued elsewhere.'),
  description: described(v.string(), 'What it is for.'),
  createdAt: described(instant, 'When it was written down.'),
});

const handOut = data('WebhookHandOut', {
  id,
  userId: described(id, 'Who redeemed them.'),
  points: count,
  handedOutAt: instant,
});

const firearm = data('WebhookFirearm', {
  id: described(id, 'The hand-out.'),
  firearmId: described(id, 'The weapon.'),
  caliber: described(v.picklist(CALIBERS), 'Of the ammunition.'),
  enrollmentId: described(id, 'The enrolment with which it was handed out.'),
  userId: described(id, 'The student.'),
  handedOutAt: described(instant, 'When it was handed out.'),
  roundsOut: described(count, 'Rounds that went with it.'),
  returnedAt: described(instantOrNull, 'When it came back; null while it is out.'),
  rounds: described(v.nullable(count), 'Rounds fired; null while it is out.'),
  roundsLeft: described(v.nullable(count), 'Rounds that came back; null while it is out.'),
  annulled: described(v.boolean(), 'Whether it was handed out by mistake: the student never had it.'),
});

const ammunition = data('WebhookAmmunition', {
  id: described(id, 'The entry of the ledger of the caliber.'),
  caliber: described(v.picklist(CALIBERS), 'Of the ammunition.'),
  sequence: described(count, 'Counts the entries of the caliber, from 1 without gaps.'),
  type: described(v.picklist(AMMUNITION_TYPES), 'What it is.'),
  rounds: described(count, 'What it adds to the stock; negative for what it takes.'),
  balance: described(count, 'The stock after it.'),
  invoice: described(textOrNull, 'Of a purchase: number of the invoice.'),
  handOutId: described(v.nullable(id), 'The hand-out of a weapon that it belongs to.'),
  createdAt: described(instant, 'When it was entered.'),
});

const certificate = data('WebhookCertificate', {
  id,
  number: v.string(),
  code: described(v.string(), 'The code of the public page.'),
  enrollmentId: described(id, 'The enrolment.'),
  userId: described(id, 'Whose certificate it is.'),
  courseId: described(id, 'The course.'),
  issuedAt: instant,
  replaces: described(textOrNull, 'The number of the certificate that it replaces.'),
  revocation: v.nullable(v.object({ reason: v.picklist(REVOCATION_REASONS), at: instant })),
});

/** Receivers read hours and days with `schedule`, free times with `availability`. */
const schedule = data('WebhookSchedule', {
  id: described(id, 'The same in every event.'),
  policy: v.picklist(SCHEDULE_POLICIES),
  revision,
});

const withdrawal = data('WebhookWithdrawal', {
  id,
  code: described(v.string(), 'What the consumer was given.'),
  createdAt: instant,
  answerBy: described(instant, 'Until when the academy must reply.'),
  settleBy: described(instant, 'Until when it must be settled.'),
  settledAt: instantOrNull,
});

/** `data` of each event, in camelCase. The payload has REST names. */
export const WEBHOOK_DATA = {
  'course.created': course,
  'course.updated': course,
  'course.deactivated': course,
  'enrolment.created': enrolment,
  'enrolment.changed': enrolment,
  'enrolment.completed': enrolment,
  'user.registered': newUser,
  'user.updated': user,
  'user.email_changed': user,
  'user.deactivated': user,
  'user.reactivated': user,
  'user.anonymised': user,
  'waiting.joined': waitingEntry,
  'waiting.left': waitingEntry,
  'waiting.promoted': waitingEntry,
  'waiting.expired': waitingEntry,
  'points.moved': pointsEntry,
  'redemption.handed_out': handOut,
  'payment.recorded': payment,
  'payment.refunded': payment,
  'payment.voided': payment,
  'payment.invoiced': payment,
  'firearm.handed_out': firearm,
  'firearm.returned': firearm,
  'ammunition.moved': ammunition,
  'certificate.issued': certificate,
  'certificate.revoked': certificate,
  'schedule.updated': schedule,
  'withdrawal.received': withdrawal,
  'withdrawal.settled': withdrawal,
  'webhook.test': data('WebhookTest', { endpointId: described(id, 'The endpoint.') }),
} as const satisfies Record<WebhookEventType, v.GenericSchema>;
