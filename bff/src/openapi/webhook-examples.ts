import type * as v from 'valibot';
import { COURSE_DEFAULTS } from '#domain/courses/course.schema.ts';
import type { WEBHOOK_DATA } from '#domain/webhooks/webhook.events.ts';
import type { WebhookEventType } from '#domain/webhooks/webhook.ts';

type Data = { [Type in WebhookEventType]: v.InferInput<(typeof WEBHOOK_DATA)[Type]> };

export const EXAMPLE_TIME = '2035-03-01T12:00:00.000Z';

const courseId = '65f000000000000000000002';
const userId = '65f000000000000000000004';

const course: Data['course.created'] = {
  ...COURSE_DEFAULTS,
  id: courseId,
  name: 'Clase personalizada',
  description: 'Una hora con un instructor.',
  location: 'Polígono Norte',
  courseType: 'Personalizado',
  price: 60_000,
  pointsValue: 20,
  durationMinutes: 60,
  revision: 0,
};

const certificate: Data['certificate.issued'] = {
  id: '65f00000000000000000000a',
  number: 'CEN-2035-7K2M9X',
  code: '7K2M9XQ4RT6WD3HB8NPC',
  enrollmentId: '65f000000000000000000003',
  userId,
  courseId,
  issuedAt: EXAMPLE_TIME,
  replaces: null,
  revocation: null,
};

const enrolment: Data['enrolment.created'] = {
  id: '65f000000000000000000003',
  userId,
  courseId,
  status: 'pending',
  scheduledDate: '2035-03-10T13:30:00.000Z',
  completionDate: null,
  comingAt: null,
  startsAt: '2035-03-10T13:30:00.000Z',
  instructorId: null,
  instructorName: null,
  classType: 'sport',
  classDate: '2035-03-10',
  classTime: '10:30',
  weapons: ['pistola-9mm'],
  hasWeaponAmmo: true,
  ammoBoxes: [],
  price: 60_000,
  priceBreakdown: { base: 60_000, surcharge: 0, ammo: [], total: 60_000 },
  createdAt: EXAMPLE_TIME,
  cancellation: null,
  revision: 0,
};

const user: Data['user.updated'] = {
  id: userId,
  role: 'student',
  isActive: true,
  needsSetup: false,
  createdAt: EXAMPLE_TIME,
  revision: 1,
};

const waiting: Data['waiting.joined'] = {
  id: '65f000000000000000000008',
  userId,
  courseId: '65f000000000000000000001',
  state: 'waiting',
  joinedAt: EXAMPLE_TIME,
  endedAt: null,
};

const ended = { ...waiting, endedAt: EXAMPLE_TIME };

const payment = {
  id: '65f000000000000000000011',
  userId,
  sequence: 2,
  amount: -60_000,
  balance: 0,
  method: 'transfer' as const,
  reference: '00123',
  receipt: '0001-00000042',
  paymentId: null,
  invoice: null,
  description: 'Pago',
  createdAt: EXAMPLE_TIME,
};

const firearm = {
  id: '65f000000000000000000014',
  firearmId: '65f000000000000000000015',
  caliber: '9mm' as const,
  enrollmentId: '65f000000000000000000004',
  userId,
  handedOutAt: EXAMPLE_TIME,
  roundsOut: 50,
  returnedAt: null,
  rounds: null,
  roundsLeft: null,
  annulled: false,
};

const withdrawal: Data['withdrawal.received'] = {
  id: '65f00000000000000000000c',
  code: '7K2M9XQ4',
  createdAt: EXAMPLE_TIME,
  answerBy: '2035-03-02T12:00:00.000Z',
  settleBy: '2035-03-11T12:00:00.000Z',
  settledAt: null,
};

/** Example `data` of each event. */
export const WEBHOOK_EXAMPLES: Data = {
  'course.created': course,
  'course.updated': { ...course, revision: 1 },
  'course.deactivated': { ...course, isActive: false, revision: 2 },
  'enrolment.created': enrolment,
  'enrolment.changed': { ...enrolment, status: 'confirmed', revision: 1 },
  'enrolment.completed': {
    ...enrolment,
    status: 'completed',
    completionDate: '2035-03-10T14:30:00.000Z',
    revision: 2,
  },
  'user.registered': {
    id: userId,
    email: 'ana@academia.example',
    firstName: 'Ana',
    lastName: 'Gómez',
    role: 'student',
    needsSetup: false,
    createdAt: EXAMPLE_TIME,
    revision: 0,
  },
  'user.updated': user,
  'user.email_changed': user,
  'user.deactivated': { ...user, isActive: false },
  'user.reactivated': { ...user, revision: 2 },
  'user.anonymised': { ...user, isActive: false, revision: 3 },
  'waiting.joined': waiting,
  'waiting.left': { ...ended, state: 'left' },
  'waiting.promoted': { ...ended, state: 'promoted' },
  'waiting.expired': { ...ended, state: 'expired' },
  'points.moved': {
    id: '65f000000000000000000006',
    userId,
    sequence: 2,
    type: 'redeem',
    points: -10,
    balance: 40,
    description: 'Descuento',
    enrollmentId: null,
    createdAt: EXAMPLE_TIME,
  },
  'redemption.handed_out': {
    id: '65f000000000000000000006',
    userId,
    points: 10,
    handedOutAt: EXAMPLE_TIME,
  },
  'payment.recorded': payment,
  'payment.refunded': {
    ...payment,
    id: '65f000000000000000000012',
    sequence: 3,
    amount: 10_000,
    balance: 10_000,
    receipt: '0001-00000043',
    paymentId: payment.id,
    description: 'Devolución: clase más corta',
  },
  'payment.voided': {
    ...payment,
    id: '65f000000000000000000013',
    sequence: 3,
    amount: 60_000,
    balance: 60_000,
    receipt: '0001-00000043',
    paymentId: payment.id,
    description: 'Pago deshecho',
  },
  'payment.invoiced': { ...payment, invoice: '0003-00001234' },
  'firearm.handed_out': firearm,
  'firearm.returned': { ...firearm, returnedAt: EXAMPLE_TIME, rounds: 38, roundsLeft: 12 },
  'ammunition.moved': {
    id: '65f000000000000000000016',
    caliber: '9mm',
    sequence: 12,
    type: 'hand_out',
    rounds: -50,
    balance: 950,
    invoice: null,
    handOutId: firearm.id,
    createdAt: EXAMPLE_TIME,
  },
  'certificate.issued': certificate,
  'certificate.revoked': { ...certificate, revocation: { reason: 'attendance', at: EXAMPLE_TIME } },
  'schedule.updated': { id: '000000000000000000000001', policy: 'suggest', revision: 4 },
  'withdrawal.received': withdrawal,
  'withdrawal.settled': { ...withdrawal, settledAt: '2035-03-04T15:00:00.000Z' },
  'webhook.test': { endpointId: '65f000000000000000000009' },
};
