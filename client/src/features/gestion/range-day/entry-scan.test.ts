import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import type { EntryCode } from '#domain/firearms/entry-code.ts';
import type { EntryScan_DayFragment } from '../../../gql/graphql.ts';
import { scanOf } from './entry-scan.ts';

const DAY = '2026-11-28';
const at = (clock: string) => instantOf(DAY, clock, academy.timeZone);

type Student = EntryScan_DayFragment['students'][number];

const aStudent = (clock: string, differences: Partial<Student> = {}): Student => ({
  __typename: 'RangeStudent',
  enrolmentId: `enrolment-${clock}`,
  studentId: 'ana',
  classId: `class-${clock}`,
  name: 'Ana Paz',
  state: 'EXPECTED',
  startsAt: at(clock).toISOString(),
  arrivedAt: null,
  hasLicence: true,
  ...differences,
});

const dayOf = (...students: Student[]): EntryScan_DayFragment => ({
  __typename: 'RangeDay',
  day: DAY,
  entryIssuer: 'https://academia.example',
  entryKeys: [],
  classes: students.map(({ classId, startsAt }) => ({
    __typename: 'RangeClass',
    id: classId,
    courseName: 'Pistola',
    startsAt,
    laneName: classId === 'class-10:00' ? 'Línea 2' : null,
  })),
  students,
});

const OK: EntryCode = { result: 'ok', studentId: 'ana', day: DAY };

type Given = { code?: EntryCode; day?: EntryScan_DayFragment; now?: Date; marked?: Map<string, string> };

const scan = ({
  code = OK,
  day = dayOf(aStudent('10:00')),
  now = at('09:52'),
  marked = new Map(),
}: Given = {}) => scanOf({ code, day, now, marked });

describe('a scanned code', () => {
  it('marks the student of the class, and says name, class and lane', () => {
    expect(scan()).toEqual({
      tone: 'success',
      title: 'Llegó Ana Paz',
      detail: '10:00 Pistola · Línea 2',
      arriving: 'enrolment-10:00',
    });
  });

  it('says when it was scanned before, by the day or by this screen', () => {
    const arrivedAt = at('09:52').toISOString();
    const twice = { title: 'Ya ingresó 09:52', detail: 'Ana Paz · 10:00 Pistola · Línea 2', arriving: null };
    for (const state of ['ARRIVED', 'ON_RANGE', 'RETURNED', 'DONE'] as const) {
      expect(scan({ day: dayOf(aStudent('10:00', { state, arrivedAt })) })).toMatchObject(twice);
    }
    expect(scan({ marked: new Map([['enrolment-10:00', arrivedAt]]) })).toMatchObject(twice);
    const done = dayOf(aStudent('10:00', { state: 'DONE' }));
    expect(scan({ day: done })).toMatchObject({ title: 'Ya ingresó', arriving: null });
  });

  it.each([
    ['09:52', 'enrolment-10:00'],
    ['10:29', 'enrolment-10:00'],
    ['10:31', 'enrolment-11:00'],
    ['20:00', 'enrolment-18:00'],
  ])('of several classes marks the nearest one: at %s %s', (clock, arriving) => {
    const day = dayOf(aStudent('10:00'), aStudent('11:00'), aStudent('18:00'));
    expect(scan({ day, now: at(clock) }).arriving).toBe(arriving);
  });

  it('does not mark the next class when the nearest one was marked', () => {
    const arrivedAt = at('09:52').toISOString();
    const day = dayOf(aStudent('10:00', { state: 'ARRIVED', arrivedAt }), aStudent('18:00'));
    expect(scan({ day, now: at('09:53') })).toMatchObject({ title: 'Ya ingresó 09:52', arriving: null });
  });

  it('marks a later class where the nearest one is over', () => {
    for (const state of ['DONE', 'ABSENT'] as const) {
      const day = dayOf(aStudent('10:00', { state }), aStudent('18:00'));
      expect(scan({ day }).arriving).toBe('enrolment-18:00');
    }
  });

  it('of somebody who was absent or has no class marks nobody', () => {
    const absent = dayOf(aStudent('10:00', { state: 'ABSENT' }));
    expect(scan({ day: absent })).toMatchObject({
      title: 'Ana Paz figura como que no vino',
      arriving: null,
    });
    const others = dayOf(aStudent('10:00', { studentId: 'another' }));
    expect(scan({ day: others })).toMatchObject({ title: 'No tiene clase hoy', arriving: null });
  });

  it('says that a licence is missing or over, and marks all the same', () => {
    const day = dayOf(aStudent('10:00', { hasLicence: false }));
    expect(scan({ day })).toEqual({
      tone: 'warning',
      title: 'Llegó Ana Paz',
      detail: '10:00 Pistola · Línea 2 · sin CLU vigente',
      arriving: 'enrolment-10:00',
    });
  });

  it('of the day before is good past midnight for the class that still runs, and for no other', () => {
    const day = { ...dayOf(aStudent('23:00')), day: '2026-11-29' };
    const now = instantOf('2026-11-29', '00:20', academy.timeZone);
    expect(scan({ day, now }).arriving).toBe('enrolment-23:00');
    const code = { ...OK, day: '2026-11-29' };
    expect(scan({ code, day, now })).toMatchObject({ title: 'No tiene clase hoy', arriving: null });
  });

  it('of another day than the page shows marks nobody', () => {
    const code = { ...OK, day: '2026-11-29' };
    expect(scan({ code })).toMatchObject({ title: 'El código es de otro día', arriving: null });
  });

  it.each([
    ['foreign', 'El código no es de esta academia'],
    ['expired', 'El código es de otro día'],
    ['altered', 'El código está alterado'],
    ['unreadable', 'No es un código de ingreso'],
  ] as const)('that is %s says so', (result, title) => {
    expect(scan({ code: { result } })).toMatchObject({ tone: 'error', title, arriving: null });
  });
});
