import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { fieldNames } from '#domain/schema.ts';
import { getAvailability } from '../../src/features/availability/availability.operations.ts';
import { restRoutes } from '../../src/operations.ts';
import { toSnakeKey } from '../../src/rest/key-case.ts';
import {
  aBooking,
  aCourse,
  aFutureInstant,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  good,
} from '../builders.ts';
import { checkRestError, connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const DAY = academyDay(20);
const SCHEDULE = new URL('../../../docs/schedule.md', import.meta.url);
const startOf = (instant: string | null | undefined) => {
  const at = new Date(instant ?? '');
  return [dayIn(at, academy.timeZone), clockIn(at, academy.timeZone)];
};

const admin = useBuilt(() => anAdmin(server));

describe.each(surfaces)('a calendar day where a day is meant, by %s', (_, connect) => {
  const surface = () => ({ url: server.url, connect });
  const book = async (differences: object) => {
    const student = await aStudent(surface());
    const { id } = await aPersonalisedCourse();
    const enrolment = good(await student.api.enrol(aBooking(id, { scheduledTime: '10:30', ...differences })));
    return { student, enrolment };
  };

  it('is that day in the academy, in a booking', async () => {
    const { enrolment } = await book({ scheduledDate: DAY });
    expect(enrolment).toMatchObject({ classDate: DAY, classTime: '10:30' });
    expect(startOf(enrolment.scheduledDate)).toEqual([DAY, '10:30']);
  });

  it('and an instant keeps its reading: midnight in Greenwich is the day before', async () => {
    const { enrolment } = await book({ scheduledDate: `${DAY}T00:00:00Z` });
    expect(enrolment.classDate).toBe(academyDay(19));
  });

  it('keeps the time of a class that moves to it', async () => {
    const { student, enrolment } = await book({ scheduledDate: DAY });
    const moved = good(await student.api.updateEnrolment(enrolment.id, { scheduledDate: academyDay(21) }));
    expect(moved).toMatchObject({ classDate: academyDay(21), classTime: '10:30' });
    const again = { scheduledDate: academyDay(22), scheduledTime: '11:00' };
    expect(good(await student.api.updateEnrolment(enrolment.id, again))).toMatchObject({
      classDate: academyDay(22),
      classTime: '11:00',
    });
    const { id } = enrolment;
    const rescheduled = good(await admin.api.rescheduleEnrolment({ id, scheduledDate: academyDay(23) }));
    expect(startOf(rescheduled.scheduledDate)).toEqual([academyDay(23), '11:00']);
  });

  it('keeps the time of a group course, and is the day of a completion', async () => {
    const scheduledDate = aFutureInstant();
    const course = await aCourse({ scheduledDate });
    const student = await aStudent(surface());
    const { id } = good(await student.api.enrol({ courseId: course.id }));
    const api = connect(server.url, admin.token);
    const moved = good(await api.updateEnrolment(id, { scheduledDate: DAY }));
    expect(startOf(moved.scheduledDate)).toEqual([DAY, clockIn(scheduledDate, academy.timeZone)]);
    good(await api.updateEnrolment(id, { status: 'confirmed' }));
    const done = good(await api.updateEnrolment(id, { status: 'completed', completionDate: '2026-03-01' }));
    expect(startOf(done.completionDate)).toEqual(['2026-03-01', '00:00']);
  });

  it.each(['2031-02-30', '2031-1-1', '31/12/2031', '2031-12-01T10:00'])(
    'is not %s',
    async (scheduledDate) => {
      const { id } = await aPersonalisedCourse();
      const student = await aStudent(surface());
      expect(await student.api.enrol(aBooking(id, { scheduledDate }))).toMatchObject({
        status: 422,
        detail: messages.classDate,
      });
    },
  );

  it('that availability has given is booked as it is', async () => {
    const { id } = await aPersonalisedCourse();
    const student = await aStudent(surface());
    const { days } = good(await student.api.availability({ courseId: id, from: DAY, to: DAY }));
    const booked = aBooking(id, { scheduledDate: days[0]?.day ?? DAY, scheduledTime: '12:00' });
    expect(good(await student.api.enrol(booked)).classDate).toBe(DAY);
  });
});

/** The calls of the specification. Their unknown query parameters are ignored. */
const SPECIFIED = [
  '/api/health',
  '/api/auth/google',
  '/api/auth/google/callback',
  '/api/auth/me',
  '/api/courses',
  '/api/courses/:id',
  '/api/courses/enrollments/me',
  '/api/courses/enrollments/:id',
  '/api/points/me',
  '/api/points/transactions/me',
  '/api/points/referrals/me',
  '/users/admin/all',
];

describe('unknown query parameters', () => {
  const reads = restRoutes.filter(({ method }) => method === 'get');

  it('are rejected by every route beside the specification and by no other', () => {
    const strict = reads.filter(({ isStrict }) => isStrict).map(({ path }) => path);
    expect(
      strict.toSorted(),
      'a route that is not in the specification has `isStrict: true`: it rejects parameters it does not know',
    ).toEqual(
      reads
        .map(({ path }) => path)
        .filter((path) => !SPECIFIED.includes(path))
        .toSorted(),
    );
  });

  it.each(['instructorId', 'movedEnrolmentId', 'hasWeaponAmmo', 'nada'])(
    'of free times are named: %s',
    async (name) => {
      const { id } = await aPersonalisedCourse();
      const response = await fetch(
        `${server.url}/api/courses/${id}/availability?from=${DAY}&to=${DAY}&${name}=x`,
      );
      expect(checkRestError(response, await response.json())).toMatchObject({
        detail: messages.unknownParameter,
        fields: [{ field: name }],
      });
    },
  );

  it('that docs/schedule.md names are those of both surfaces', async () => {
    const names = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const rows = readFileSync(SCHEDULE, 'utf8')
      .split('\n')
      .filter((row) => /^\| `/.test(row))
      .map((row) => row.split('|'));
    const byRest = rows.flatMap(([, rest]) => names(rest));
    const known = fieldNames(getAvailability.declared.input as v.GenericSchema).map(toSnakeKey);
    expect(byRest.toSorted()).toEqual(known.filter((name) => name !== 'course_id').toSorted());
    const { id } = await aPersonalisedCourse();
    const query = byRest.map((name) => `${name}=${name === 'from' || name === 'to' ? DAY : ''}`).join('&');
    const response = await fetch(`${server.url}/api/courses/${id}/availability?${query}`);
    expect(await response.json()).not.toMatchObject({ detail: messages.unknownParameter });
    const field = rootFields.find(({ name }) => name === 'Query.availability')?.field;
    const byGraphql = rows.flatMap(([, , graphql]) => names(graphql));
    expect(byGraphql.toSorted()).toEqual(
      field?.args
        .map(({ name }) => name)
        .filter((name) => name !== 'courseId')
        .toSorted(),
    );
  });

  it('of the specified calls are ignored', async () => {
    const { id } = await aCourse();
    for (const path of ['/api/health', '/api/courses', `/api/courses/${id}`]) {
      expect((await fetch(`${server.url}${path}?nada=x`)).status).toBe(200);
    }
    const api = connectRest(server.url, admin.token);
    expect(good(await api.myPoints())).toBe(0);
  });
});
