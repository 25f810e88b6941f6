import { addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, type MailFacts, type MailKind } from './mail.ts';
import {
  afterQuietHours,
  callOffDueAt,
  isTooLate,
  keepsQuietHours,
  licenceNoticesOf,
  remindersOf,
} from './mail.schedule.ts';
import { isSecurityKind } from './security-notices.ts';

const at = (text: string) => new Date(`${text}-03:00`);
const EARLY = at('2026-01-01T00:00');

const remindersAt = (start: string, now = EARLY) =>
  remindersOf(at(start), now).map(({ kind, dueAt }) => [kind, dueAt.toISOString()]);

const due = (kind: string, text: string) => [kind, at(text).toISOString()];

describe('the reminders of a class', () => {
  it('are due 24 and 2 hours before', () => {
    expect(remindersAt('2026-11-25T15:30')).toEqual([
      due('reminder_24h', '2026-11-24T15:30'),
      due('reminder_2h', '2026-11-25T13:30'),
    ]);
  });

  it('of the day before waits for the end of the quiet hours, the other one does not', () => {
    expect(remindersAt('2026-11-25T22:00')[0]).toEqual(due('reminder_24h', '2026-11-25T08:00'));
    expect(remindersAt('2026-11-25T21:59')[0]).toEqual(due('reminder_24h', '2026-11-24T21:59'));
    expect(remindersAt('2026-11-25T00:15')).toEqual([
      due('reminder_24h', '2026-11-24T08:00'),
      due('reminder_2h', '2026-11-24T22:15'),
    ]);
    expect(remindersAt('2026-11-25T08:00')[0]).toEqual(due('reminder_24h', '2026-11-24T08:00'));
    expect(remindersAt('2026-11-25T07:59')[0]).toEqual(due('reminder_24h', '2026-11-24T08:00'));
  });

  it('do not exist in the past', () => {
    expect(remindersAt('2026-11-25T15:30', at('2026-11-24T15:30'))).toEqual([
      due('reminder_2h', '2026-11-25T13:30'),
    ]);
    expect(remindersAt('2026-11-25T15:30', at('2026-11-25T13:30'))).toEqual([]);
  });
});

it('quiet hours are those of the zone, on days with 23 and 25 hours as well', () => {
  const zone = 'Europe/Madrid';
  const until = (instant: string) => afterQuietHours(new Date(instant), zone).toISOString();
  expect(until('2026-03-28T22:30:00Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(until('2026-10-24T21:30:00Z')).toBe('2026-10-25T07:00:00.000Z');
  expect(until('2026-07-01T10:00:00Z')).toBe('2026-07-01T10:00:00.000Z');
});

describe('at night', () => {
  const NIGHT = at('2026-11-24T23:27');
  const inHours = (hours: number) => addHours(NIGHT, hours).toISOString();
  const FAR: MailFacts = { startsAt: inHours(240), startedAt: inHours(200), offerUntil: inHours(100) };
  const waits = (kind: MailKind, facts: MailFacts = FAR) => keepsQuietHours({ kind, facts }, NIGHT);
  const AT_ONCE: readonly MailKind[] = ['enrolled', 'redeemed', 'receipt', 'welcome'];

  it.each(MAIL_KINDS)('%s of a class in ten days', (kind) => {
    expect(waits(kind)).toBe(!isSecurityKind(kind) && !AT_ONCE.includes(kind));
  });

  it('what the student did is told at once', () => {
    expect(waits('cancelled', { ...FAR, by: 'student' })).toBe(false);
    expect(waits('cancelled', { ...FAR, by: 'academy' })).toBe(true);
  });

  it.each(['startsAt', 'startedAt', 'offerUntil'] as const)('a near %s is told at once', (field) => {
    expect(waits('moved', { ...FAR, [field]: inHours(12) })).toBe(false);
    expect(waits('moved', { ...FAR, [field]: inHours(12.1) })).toBe(true);
  });

  it('the reminder of the day before waits, also of a near class', () => {
    expect(waits('reminder_24h', { startsAt: inHours(5) })).toBe(true);
    expect(waits('reminder_2h', { startsAt: inHours(2) })).toBe(false);
  });
});

it('a call-off is told once it cannot be undone any more, or at once up to three hours before the class', () => {
  const calledOff = at('2026-11-25T10:00');
  const dueAt = (start: string | null) => callOffDueAt(calledOff, start === null ? null : at(start));
  expect(dueAt('2026-11-25T13:00')).toEqual(calledOff);
  expect(dueAt('2026-11-25T13:01')).toEqual(at('2026-11-25T10:10'));
  expect(dueAt(null)).toEqual(at('2026-11-25T10:10'));
});

it('the notices of a licence are due at ten, 90, 60 and 30 days before and on its last day', () => {
  const notices = licenceNoticesOf('2026-12-31', at('2026-10-05T10:00'));
  expect(notices.map(({ kind, dueAt }) => [kind, dueAt.toISOString()])).toEqual([
    due('licence_60', '2026-11-01T10:00'),
    due('licence_30', '2026-12-01T10:00'),
    due('licence_today', '2026-12-31T10:00'),
  ]);
  expect(licenceNoticesOf('2026-12-31', EARLY)).toHaveLength(4);
});

describe('a late message is dropped', () => {
  const startsAt = at('2026-11-25T15:30');
  const isLate = (kind: Parameters<typeof isTooLate>[0], now: string) =>
    isTooLate(kind, { dueAt: at('2026-11-24T15:30'), startsAt, now: at(now) });

  it('three hours before the class, of the reminder of the day before', () => {
    expect(isLate('reminder_24h', '2026-11-25T12:29')).toBe(false);
    expect(isLate('reminder_24h', '2026-11-25T12:30')).toBe(true);
  });

  it('when the class begins, of all others', () => {
    expect(isLate('reminder_2h', '2026-11-25T15:29')).toBe(false);
    for (const kind of ['reminder_2h', 'confirmed', 'moved'] as const) {
      expect(isLate(kind, '2026-11-25T15:30')).toBe(true);
    }
  });

  it('after its day or a week, of a licence', () => {
    const of = (kind: 'licence_30' | 'licence_today', now: string) =>
      isTooLate(kind, { dueAt: at('2026-11-24T10:00'), startsAt: null, now: at(now) });
    expect(of('licence_today', '2026-11-24T23:59')).toBe(false);
    expect(of('licence_today', '2026-11-25T00:00')).toBe(true);
    expect(of('licence_30', '2026-12-01T09:59')).toBe(false);
    expect(of('licence_30', '2026-12-01T10:00')).toBe(true);
  });
});
