import type { MailKind } from '#domain/mail/mail.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';

/** What may change about a group course that somebody has a seat in. */
export const CLASS_CHANGES = [
  'day',
  'hour',
  'place',
  'instructor',
  'duration',
  'price',
  'calledOff',
  'restored',
  'capacityBelowEnrolled',
] as const;
export type ClassChange = (typeof CLASS_CHANGES)[number];

export const CONCERNED = ['enrolled', 'offered', 'waiting', 'instructor', 'desk'] as const;
export type Concerned = (typeof CONCERNED)[number];

/** Nothing goes there, and why. */
export type Nothing = { none: string };

/** `file`: attached to the message; `link`: in the calendar by link. */
export type Cells = {
  mail: MailKind | Nothing;
  calendar: 'file' | 'link' | 'file and link' | Nothing;
  webhook: WebhookEvent | Nothing;
  screen: 'shown' | Nothing;
};

export const CHANNELS = ['mail', 'calendar', 'webhook', 'screen'] as const satisfies readonly (keyof Cells)[];

const none = (reason: string): Nothing => ({ none: reason });

const BY_SCREEN = none(
  'reads it on the screen and in the calendar by link; instructors and desk get no messages of classes',
);
const OF_COURSE = none('the event of the course says it');
const NO_SEAT = none('holds no seat, so nothing is in a calendar');
const AT_THE_SEAT = none('the message about a seat says it, if one gets free');
const PRICE_STAYS = none('pays the price of when the seat was taken');
const UNNAMED = none('calendars of others name no instructor');
const REFUSED = none('refused: a capacity below the seats taken changes nothing');

const OF_STAFF = {
  instructor: { mail: BY_SCREEN, calendar: 'link', webhook: OF_COURSE, screen: 'shown' },
  desk: { mail: BY_SCREEN, calendar: 'link', webhook: 'course.updated', screen: 'shown' },
} as const satisfies Partial<Record<Concerned, Cells>>;

const DATE = {
  enrolled: { mail: 'moved', calendar: 'file and link', webhook: 'enrolment.changed', screen: 'shown' },
  offered: { mail: 'moved', calendar: 'link', webhook: 'enrolment.changed', screen: 'shown' },
  waiting: { mail: 'waiting_moved', calendar: NO_SEAT, webhook: OF_COURSE, screen: 'shown' },
  ...OF_STAFF,
} as const;

const DETAIL = {
  enrolled: { mail: 'changed', calendar: 'file and link', webhook: OF_COURSE, screen: 'shown' },
  offered: { mail: 'changed', calendar: 'link', webhook: OF_COURSE, screen: 'shown' },
  waiting: { mail: AT_THE_SEAT, calendar: NO_SEAT, webhook: OF_COURSE, screen: 'shown' },
  ...OF_STAFF,
} as const;

const unchanged = { mail: REFUSED, calendar: REFUSED, webhook: REFUSED, screen: REFUSED };

/** A missing cell does not compile; one without a decision fails its test. */
export const TOLD: Record<ClassChange, Record<Concerned, Cells>> = {
  day: DATE,
  hour: DATE,
  place: DETAIL,
  instructor: {
    ...DETAIL,
    enrolled: { ...DETAIL.enrolled, calendar: UNNAMED },
    offered: { ...DETAIL.offered, calendar: UNNAMED },
    desk: { ...DETAIL.desk, calendar: UNNAMED },
  },
  duration: DETAIL,
  price: {
    enrolled: { mail: PRICE_STAYS, calendar: PRICE_STAYS, webhook: PRICE_STAYS, screen: PRICE_STAYS },
    offered: { mail: PRICE_STAYS, calendar: PRICE_STAYS, webhook: PRICE_STAYS, screen: PRICE_STAYS },
    waiting: {
      mail: none('prices are in no message; the course page has it'),
      calendar: NO_SEAT,
      webhook: OF_COURSE,
      screen: 'shown',
    },
    instructor: {
      mail: BY_SCREEN,
      calendar: none('calendars have no prices'),
      webhook: OF_COURSE,
      screen: none('instructors see no prices'),
    },
    desk: {
      mail: BY_SCREEN,
      calendar: none('calendars have no prices'),
      webhook: 'course.updated',
      screen: 'shown',
    },
  },
  calledOff: {
    enrolled: { mail: 'cancelled', calendar: 'file and link', webhook: 'enrolment.changed', screen: 'shown' },
    offered: { mail: 'cancelled', calendar: 'file and link', webhook: 'enrolment.changed', screen: 'shown' },
    waiting: { mail: 'waiting_called_off', calendar: NO_SEAT, webhook: 'waiting.expired', screen: 'shown' },
    instructor: OF_STAFF.instructor,
    desk: { ...OF_STAFF.desk, webhook: 'course.deactivated' },
  },
  restored: {
    enrolled: { mail: 'restored', calendar: 'file and link', webhook: 'enrolment.changed', screen: 'shown' },
    offered: { mail: 'offered', calendar: 'link', webhook: 'enrolment.changed', screen: 'shown' },
    waiting: { mail: 'waiting_restored', calendar: NO_SEAT, webhook: 'waiting.joined', screen: 'shown' },
    ...OF_STAFF,
  },
  capacityBelowEnrolled: {
    enrolled: unchanged,
    offered: unchanged,
    waiting: unchanged,
    instructor: unchanged,
    desk: unchanged,
  },
};
