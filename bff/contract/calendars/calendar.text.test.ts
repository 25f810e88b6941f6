import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { CALENDAR_LIMITS, withinLimit, type CalendarEvent } from '#domain/calendars/calendar.ts';
import { parseCalendar } from '../calendar-files.ts';
import { calendarText } from '../../src/features/calendars/calendar.text.ts';

const publicUrl = 'https://academia.example';

const anEvent = (differences: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '65f000000000000000000003',
  sequence: 3,
  changedAt: new Date('2026-11-01T12:00:00Z'),
  startsAt: new Date('2026-11-25T18:30:00Z'),
  durationMinutes: 120,
  summary: 'Tiro Defensivo',
  location: 'Polígono Norte',
  note: 'Confirmada',
  path: '/history',
  status: 'CONFIRMED',
  ...differences,
});

const text = (events: CalendarEvent[], timeZone?: string) =>
  calendarText({ name: 'Mis clases', events, publicUrl, ...(timeZone ? { timeZone } : {}) });

const ZONES = [
  academy.timeZone,
  'Europe/Madrid',
  'America/Santiago',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];

/** Instants about the days on which clocks change somewhere. */
const INSTANTS = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01'].flatMap(
  (day) => ['00:30', '05:30', '07:30', '13:00', '23:30'].map((time) => new Date(`${day}T${time}:00Z`)),
);

describe('a calendar', () => {
  it.each(ZONES)(
    'in %s is parsed by another program to the same instants, also when clocks change',
    (zone) => {
      const events = INSTANTS.map((startsAt, index) =>
        // An hour that a zone has twice is one hour in a calendar.
        anEvent({ id: String(index), startsAt, durationMinutes: 120 }),
      );
      const { events: parsed } = parseCalendar(text(events, zone));
      const wallTime = (instant: Date) =>
        instant.toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      expect(parsed.map(({ start }) => wallTime(start))).toEqual(INSTANTS.map(wallTime));
      expect(new Set(parsed.map((event) => event.zone))).toEqual(new Set([zone]));
    },
  );

  it('has UID, sequence, state and times, and the method PUBLISH', () => {
    const { method, events } = parseCalendar(text([anEvent()]));
    expect(method).toBe('PUBLISH');
    expect(events).toEqual([
      {
        uid: '65f000000000000000000003@academia.example',
        sequence: 3,
        start: new Date('2026-11-25T18:30:00Z'),
        end: new Date('2026-11-25T20:30:00Z'),
        status: 'CONFIRMED',
        summary: 'Tiro Defensivo',
        location: 'Polígono Norte',
        zone: academy.timeZone,
      },
    ]);
  });

  it('of the same content is the same text, with the time of the change in UTC', () => {
    expect(text([anEvent()])).toBe(text([anEvent()]));
    expect(text([anEvent()])).toContain('\r\nDTSTAMP:20261101T120000Z\r\n');
  });

  it('by mail has the academy and the student, and the method CANCEL for a cancellation', () => {
    const attendee = { name: 'Ana "La Rápida" Gómez', email: 'ana@example.com' };
    const event = anEvent({ status: 'CANCELLED', sequence: 4 });
    const mailed = calendarText({ name: 'Clase', events: [event], publicUrl, method: 'CANCEL', attendee });
    const { method, events } = parseCalendar(mailed);
    expect([method, events[0]?.status, events[0]?.sequence]).toEqual(['CANCEL', 'CANCELLED', 4]);
    const unfolded = mailed.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`mailto:${academy.contact.email}`);
    expect(unfolded.toLowerCase()).toContain('mailto:ana@example.com');
  });

  it('is parsed with any text of an event', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((one) => !/\p{Cc}/u.test(one));
    fc.assert(
      fc.property(line, line, (summary, location) => {
        const { events } = parseCalendar(text([anEvent({ summary, location })]));
        expect(events).toMatchObject([{ summary, location }]);
      }),
      { numRuns: 200 },
    );
  });
});

it('of too many events a calendar has the next ones, and then the latest past ones', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const at = (hours: number) => ({ startsAt: new Date(now.getTime() + hours * 3_600_000) });
  const coming = Array.from({ length: CALENDAR_LIMITS.events - 1 }, (_, index) => at(index));
  expect(withinLimit([...coming, at(-2), at(-1)], now)).toEqual([at(-1), ...coming]);
});
