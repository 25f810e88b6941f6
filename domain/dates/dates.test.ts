import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  classDayAndTime,
  clockIn,
  compactDayAndTime,
  dayIn,
  longDay,
  longDayAndTime,
  shortDate,
  shortDay,
  weekdayAndDay,
} from './date-text.ts';
import { dayAfter, instantOf, isClock, isDay, isInstant, isOnClock, weekOf } from './dates.ts';

const HOME = 'America/Argentina/Buenos_Aires';
const ZONES = [HOME, 'Europe/Madrid', 'Pacific/Kiritimati', 'America/Santiago', 'Asia/Kathmandu', 'UTC'];

it('a date is shown long and short in Spanish, in the zone given', () => {
  const instant = new Date('2026-11-25T18:30:00Z');
  expect(longDay(instant, HOME)).toBe('25 de noviembre de 2026');
  expect(longDayAndTime(instant, HOME)).toBe('25 de noviembre de 2026 a las 15:30');
  expect(classDayAndTime(instant, HOME)).toBe('miércoles 25 de noviembre de 2026 a las 15:30');
  expect(compactDayAndTime(instant, HOME)).toBe('mié 25 nov 2026, 15:30');
  expect(weekdayAndDay(instant, HOME)).toBe('miércoles, 25 de noviembre');
  expect(shortDay(instant, HOME)).toBe('25/11/2026');
  expect(shortDate('1990-05-07')).toBe('07/05/1990');
});

it.each([
  [HOME, '2026-03-20', '22:30'],
  ['Europe/Madrid', '2026-03-21', '02:30'],
  ['Pacific/Kiritimati', '2026-03-21', '15:30'],
  ['UTC', '2026-03-21', '01:30'],
])('one instant is in %s on %s at %s', (zone, day, clock) => {
  const instant = new Date('2026-03-21T01:30:00Z');
  expect([dayIn(instant, zone), clockIn(instant, zone)]).toEqual([day, clock]);
  expect(instantOf(day, clock, zone)).toEqual(instant);
});

it('a time that a change of clocks skips or repeats still names one instant of that day', () => {
  expect(instantOf('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(dayIn(instantOf('2026-10-25', '02:30', 'Europe/Madrid'), 'Europe/Madrid')).toBe('2026-10-25');
  expect(instantOf('2026-10-25', '12:00', 'Europe/Madrid').toISOString()).toBe('2026-10-25T11:00:00.000Z');
});

it.each([
  ['Europe/Madrid', '2026-03-29', ['01:59', '03:00'], ['02:00', '02:30', '02:59']],
  ['America/Santiago', '2026-09-06', ['01:00', '23:59'], ['00:00', '00:30', '00:59']],
  ['Australia/Lord_Howe', '2026-10-04', ['01:59', '02:30'], ['02:00', '02:29']],
  ['Europe/Madrid', '2026-10-25', ['02:00', '02:30', '03:00'], []],
  [HOME, '2026-09-06', ['00:00', '00:30'], []],
])('the clock in %s on %s shows %j and skips %j', (zone, day, shown, skipped) => {
  expect([...shown, ...skipped].filter((clock) => isOnClock(day, clock, zone))).toEqual(shown);
});

const MACHINE = process.env.TZ;

it.each(['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Tokyo'])(
  'a repeated time is the first of the two, on a machine in %s',
  (zone) => {
    try {
      process.env.TZ = zone;
      expect(instantOf('2026-10-25', '02:30', 'Europe/Madrid').toISOString()).toBe(
        '2026-10-25T00:30:00.000Z',
      );
      expect(instantOf('2026-04-04', '23:30', 'America/Santiago').toISOString()).toBe(
        '2026-04-05T02:30:00.000Z',
      );
      expect(instantOf('2026-04-05', '01:45', 'Australia/Lord_Howe').toISOString()).toBe(
        '2026-04-04T14:45:00.000Z',
      );
      expect(instantOf('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe(
        '2026-03-29T01:30:00.000Z',
      );
    } finally {
      if (MACHINE === undefined) delete process.env.TZ;
      else process.env.TZ = MACHINE;
    }
  },
);

it('day and time of any whole minute give that minute, in zones without a repeated hour then', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(
      minutes,
      fc.constantFrom(HOME, 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'),
      (minute, zone) => {
        const instant = new Date(minute * 60_000);
        expect(instantOf(dayIn(instant, zone), clockIn(instant, zone), zone)).toEqual(instant);
      },
    ),
  );
});

it('the day of an instant is that of Intl, everywhere', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      (instant, timeZone) => {
        expect(dayIn(instant, timeZone)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant));
      },
    ),
  );
});

describe('what is a day, a time, an instant', () => {
  it.each(['2000-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (text) =>
    expect(isDay(text)).toBe(true),
  );
  it.each([
    '2001-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    '',
  ])('%j is no day', (text) => expect(isDay(text)).toBe(false));
  it.each(['00:00', '09:30', '23:59'])('%s is a time', (text) => expect(isClock(text)).toBe(true));
  it.each(['24:00', '9:30', '12:60', '12:30:00', '12.30', '', ' 12:30'])('%j is no time', (text) =>
    expect(isClock(text)).toBe(false),
  );
  it.each([
    '2026-01-01T00:00Z',
    '2026-01-01T00:00:00.123Z',
    '2026-01-01T00:00:00-03:00',
    '2026-01-01T00:00:00+0530',
  ])('%s is an instant', (text) => expect(isInstant(text)).toBe(true));
  it.each([
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-02-30T00:00:00Z',
    '2026-01-01T25:00Z',
    '2026-01-01T00:00+25:00',
    'x',
  ])('%j is no instant', (text) => expect(isInstant(text)).toBe(false));
});

describe.each(ZONES)('on a machine in %s', (machine) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('an instant is shown in the zone given, also where the calendar day differs', () => {
    vi.stubEnv('TZ', machine);
    const lastNight = new Date('2031-12-31T02:15:00Z');
    expect(lastNight.getHours()).toBe(Number(clockIn(lastNight, machine).slice(0, 2)));
    expect(longDayAndTime(lastNight, HOME)).toBe('30 de diciembre de 2031 a las 23:15');
    expect(longDay(lastNight, HOME)).toBe('30 de diciembre de 2031');
    expect(shortDay(lastNight, HOME)).toBe('30/12/2031');
    expect([dayIn(lastNight, HOME), clockIn(lastNight, HOME)]).toEqual(['2031-12-30', '23:15']);
  });

  it('a day and a time of the zone given name the same instant', () => {
    vi.stubEnv('TZ', machine);
    expect(instantOf('2031-12-30', '23:15', HOME).toISOString()).toBe('2031-12-31T02:15:00.000Z');
  });

  it('a date of birth stays the day that was given', () => {
    vi.stubEnv('TZ', machine);
    expect(isDay('1990-05-17')).toBe(true);
    expect(shortDate('1990-05-17')).toBe('17/05/1990');
  });
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', -1, '2026-03-28'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

it.each(['2026-11-16', '2026-11-18', '2026-11-22'])('the week of %s begins on its Monday', (day) => {
  const week = weekOf(day);
  expect(week).toHaveLength(7);
  expect([week[0], week[6]]).toEqual(['2026-11-16', '2026-11-22']);
});
