import { addDays, addHours, addSeconds } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Outcome, Payload } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aCourse,
  aFutureInstant,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const staff = (key?: string) =>
  connectGraphql(server.url, admin.token, key ? { 'idempotency-key': key } : {});
const student = (differences: Payload = {}) => aStudent(server, differences);

const anEnrolment = async (differences: Parameters<typeof aCourse>[0] = {}) => {
  const member = await student();
  const { id: courseId } = await aCourse(differences);
  return { member, courseId, id: good(await member.api.enrol({ courseId })).id };
};

/** A class that was confirmed and has begun meanwhile. */
const aPastEnrolment = async () => {
  const enrolment = await anEnrolment();
  good(await staff().confirmEnrolments({ ids: [enrolment.id] }));
  await EnrolmentModel.updateOne({ _id: enrolment.id }, { $set: startFields(addHours(new Date(), -3)) });
  return enrolment;
};

const summary = (outcomes: Outcome[]) =>
  outcomes.map(({ id, enrolment, error }) => [id, enrolment?.status ?? error?.code]);

describe('several enrolments at once', () => {
  it('are changed independently: a rejected one does not affect the others', async () => {
    const [first, second, third] = [await anEnrolment(), await anEnrolment(), await anEnrolment()];
    good(await third.member.api.cancelEnrolment(third.id));
    const ids = [first.id, NO_SUCH_ID, third.id, second.id];
    const outcomes = good(await staff().confirmEnrolments({ ids }));
    expect(summary(outcomes)).toEqual([
      [first.id, 'confirmed'],
      [NO_SUCH_ID, 'NOT_FOUND'],
      [third.id, 'CONFLICT'],
      [second.id, 'confirmed'],
    ]);
    expect(outcomes[2]?.error?.message).toBe(messages.statusChange);
  });

  it('are completed with their points, once', async () => {
    const { member, id } = await anEnrolment({ pointsValue: 70 });
    good(await staff().confirmEnrolments({ ids: [id] }));
    for (const _ of [1, 2]) good(await staff().completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
    expect(good(await member.api.myPoints())).toBe(70);
  });

  it.each([{ ids: [] }, { ids: Array.from({ length: 101 }, (_, index) => String(index)) }])(
    'are 1 to 100',
    async (input) => {
      expect(await staff().confirmEnrolments(input)).toMatchObject({
        status: 422,
        detail: messages.tooManyIds,
      });
    },
  );
});

describe('what staff has just recorded', () => {
  const takeBack = async (ids: string[], by = staff()) => summary(good(await by.takeBackEnrolments({ ids })));

  it('is taken back: a confirmation, and a completion with its points', async () => {
    const [confirmed, past] = [await anEnrolment(), await aPastEnrolment()];
    const ids = [confirmed.id, past.id];
    good(await staff().confirmEnrolments({ ids: [confirmed.id] }));
    good(await staff().completeEnrolments({ ids: [past.id] }));
    expect(good(await past.member.api.myPoints())).toBe(100);
    expect(await takeBack(ids)).toEqual([
      [confirmed.id, 'pending'],
      [past.id, 'confirmed'],
    ]);
    expect(good(await past.member.api.myPoints())).toBe(0);
    expect(await takeBack([confirmed.id])).toEqual([[confirmed.id, 'pending']]);
    good(await staff().confirmEnrolments({ ids: [confirmed.id] }));
  });

  it('gives the deadline of an offer back', async () => {
    const { id } = await anEnrolment();
    const offerUntil = addHours(new Date(), 5);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil } });
    good(await staff().confirmEnrolments({ ids: [id] }));
    const [outcome] = good(await staff().takeBackEnrolments({ ids: [id] }));
    expect(outcome?.enrolment).toMatchObject({ status: 'pending', offerUntil: offerUntil.toISOString() });
  });

  it('stays after some seconds, and to others', async () => {
    const { id } = await anEnrolment();
    const other = await anAdmin(server);
    good(await staff().confirmEnrolments({ ids: [id] }));
    const refused = [[id, 'CONFLICT']];
    expect(await takeBack([id], other.api)).toEqual(refused);
    const at = addSeconds(new Date(), -CONFIRMATION_UNDO_SECONDS.accepted - 1);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { 'confirmation.at': at } });
    expect(await takeBack([id])).toEqual(refused);
    good(await staff().cancelEnrolments({ ids: [id], reason: 'academy' }));
    expect(await takeBack([id])).toEqual(refused);
  });
});

describe('cancelling by staff', () => {
  it.each(['student', 'academy', 'clu', 'other'])('stores the reason %s and a note', async (reason) => {
    const { id } = await anEnrolment();
    good(await staff().cancelEnrolments({ ids: [id], reason, note: '  Aviso por teléfono ' }));
    const { status, cancellation } = good(await staff().staffEnrolment(id));
    expect({ status, cancellation }).toEqual({
      status: 'cancelled',
      cancellation: { reason, note: 'Aviso por teléfono', at: expect.any(String), isLate: false },
    });
  });

  it.each([{ reason: 'no_show' }, { note: 'x'.repeat(201) }])('rejects %o', async (input) => {
    const { id } = await anEnrolment();
    expect(await staff().cancelEnrolments({ ids: [id], ...input })).toMatchObject({ status: 422 });
    expect(good(await staff().staffEnrolment(id)).status).toBe('pending');
  });
});

describe('an absence', () => {
  it('is a cancellation of a confirmed class that has begun', async () => {
    const { id, member } = await aPastEnrolment();
    expect(summary(good(await staff().markNoShows({ ids: [id] })))).toEqual([[id, 'cancelled']]);
    const { cancellation } = good(await staff().staffEnrolment(id));
    expect(cancellation).toMatchObject({ reason: 'no_show' });
    expect(good(await staff().markNoShows({ ids: [id] }))[0]?.error).toBeNull();
    expect(good(await member.api.myPoints())).toBe(0);
  });

  it('is rejected for a future class', async () => {
    const toCome = await anEnrolment();
    good(await staff().confirmEnrolments({ ids: [toCome.id] }));
    const [outcome] = good(await staff().markNoShows({ ids: [toCome.id] }));
    expect(outcome?.error?.message).toBe(messages.noShowTooEarly);
  });

  it('remains on the roster, other cancellations do not', async () => {
    const { courseId, id } = await aPastEnrolment();
    const other = await student();
    const cancelled = good(await other.api.enrol({ courseId }));
    good(await other.api.cancelEnrolment(cancelled.id));
    good(await staff().markNoShows({ ids: [id] }));
    expect(good(await staff().roster(courseId)).map((row) => row.id)).toEqual([id]);
  });
});

describe('staff enrols a student', () => {
  it('under the rules for students', async () => {
    const [{ id: userId }, { id: courseId }] = [await student(), await aCourse({ capacity: 1 })];
    const enrolment = good(await staff().enrolStudent({ userId, courseId }));
    expect(enrolment).toMatchObject({ userId, courseId, status: 'pending', user: { id: userId } });
    expect(await staff().enrolStudent({ userId, courseId })).toMatchObject({
      status: 409,
      detail: 'El estudiante ya está inscripto en este curso',
    });
    const other = await student();
    expect(await staff().enrolStudent({ userId: other.id, courseId })).toMatchObject({
      status: 409,
      detail: messages.courseFull,
    });
  });

  it('in a personalised class, with its price', async () => {
    const { id: userId } = await student();
    const booking = aBooking((await aPersonalisedCourse()).id, { weapons: ['carabina-9mm'] });
    expect(good(await staff().enrolStudent({ ...booking, userId })).price).toBe(60_000 + 6_000 + 35_000);
    expect(
      await staff().enrolStudent({ ...aBooking(String(booking.courseId), { weapons: [] }), userId }),
    ).toMatchObject({ status: 422, detail: messages.weapons });
  });

  it('but not one who is deactivated or unknown', async () => {
    const { id: courseId } = await aCourse();
    const { id: userId } = await student();
    await UserModel.updateOne({ _id: userId }, { $set: { isActive: false } });
    expect(await staff().enrolStudent({ userId, courseId })).toMatchObject({
      status: 409,
      detail: messages.studentInactive,
    });
    expect(await staff().enrolStudent({ userId: NO_SUCH_ID, courseId })).toMatchObject({ status: 404 });
  });
});

describe('another date', () => {
  it('is set by the owner of a pending class, at its wall-clock time', async () => {
    const member = await student();
    const { id } = good(await member.api.enrol(aBooking((await aPersonalisedCourse()).id)));
    const scheduledDate = aFutureInstant().toISOString();
    const api = member.api;
    const moved = good(await api.rescheduleEnrolment({ id, scheduledDate }));
    expect(moved).toMatchObject({ scheduledDate, startsAt: scheduledDate });
    good(await staff().confirmEnrolments({ ids: [id] }));
    expect(await api.rescheduleEnrolment({ id, scheduledDate })).toMatchObject({ status: 409 });
    good(await staff().rescheduleEnrolment({ id, scheduledDate: aFutureInstant().toISOString() }));
  });

  it('of a course is that of its enrolments, except those with their own', async () => {
    const [one, other] = [await anEnrolment(), await student()];
    const moved = good(await other.api.enrol({ courseId: one.courseId }));
    const own = addDays(new Date(), 40).toISOString();
    good(await staff().rescheduleEnrolment({ id: moved.id, scheduledDate: own }));
    const scheduledDate = addDays(new Date(), 60).toISOString();
    good(await staff().updateCourse({ id: one.courseId, scheduledDate }));
    expect(good(await staff().staffEnrolment(one.id)).startsAt).toBe(scheduledDate);
    expect(good(await staff().staffEnrolment(moved.id)).startsAt).toBe(own);
  });
});

describe('an instructor', () => {
  it('is assigned to enrolments, only while active', async () => {
    const [{ id }, { id: instructorId }] = [await anEnrolment(), await anInstructor({ name: 'Iván Paz' })];
    good(await staff().assignInstructor({ ids: [id], instructorId }));
    expect(good(await staff().staffEnrolment(id))).toMatchObject({
      instructorId,
      instructorName: 'Iván Paz',
    });
    good(await staff().updateInstructor({ id: instructorId, isActive: false }));
    const [outcome] = good(await staff().assignInstructor({ ids: [id], instructorId }));
    expect(outcome?.error).toMatchObject({ message: messages.instructorInactive });
    good(await staff().assignInstructor({ ids: [id], instructorId: null }));
    expect(good(await staff().staffEnrolment(id))).toMatchObject({
      instructorId: null,
      instructorName: null,
    });
  });

  it('of the course is stored by a completion', async () => {
    const instructor = await anInstructor({ name: 'Rita Sol' });
    const { id } = await anEnrolment({ instructorId: instructor.id });
    good(await staff().confirmEnrolments({ ids: [id] }));
    good(await staff().completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
    expect(good(await staff().staffEnrolment(id))).toMatchObject({
      instructorId: instructor.id,
      instructorName: 'Rita Sol',
    });
  });
});

describe('the list of all enrolments', () => {
  const ids = async (filter: Payload, page: Payload = {}) =>
    good(await staff().enrolments({ filter, ...page })).nodes.map(({ id }) => id);

  it('is found by student, course, status, type, instructor, day and licence', async () => {
    const member = await student({ firstName: 'Úrsula', lastName: 'Ñandú' });
    const { id: courseId } = await aCourse({ scheduledDate: addDays(new Date(), 90) });
    const { id: group } = good(await member.api.enrol({ courseId }));
    const booking = aBooking((await aPersonalisedCourse()).id);
    const { id: single } = good(await member.api.enrol(booking));
    const { id: instructorId } = await anInstructor();
    good(await staff().assignInstructor({ ids: [single], instructorId }));
    good(await staff().confirmEnrolments({ ids: [single] }));
    const userId = member.id;
    expect(await ids({ userId })).toEqual([single, group]);
    expect(await ids({ search: 'ñandú ursula' })).toEqual([single, group]);
    expect(await ids({ courseId })).toEqual([group]);
    expect(await ids({ userId, status: 'confirmed' })).toEqual([single]);
    expect(await ids({ search: 'ñandú', courseType: 'Grupal' })).toEqual([group]);
    expect(await ids({ instructorId })).toEqual([single]);
    const day = academyDay(90);
    expect(await ids({ from: day, to: day, search: 'ñandú' })).toEqual([group]);
    expect(await ids({ from: academyDay(1), userId })).toEqual([single, group]);
    expect(await ids({ userId, licence: 'missing' })).toEqual([single, group]);
    await UserModel.updateOne(
      { _id: userId },
      { $set: { clu: 'X', cluExpiration: academyDay(50), licenceUntil: academyDay(50) } },
    );
    expect(await ids({ userId, licence: 'expired' })).toEqual([group]);
    expect(await ids({ userId, licence: 'expires_90' })).toEqual([single]);
    expect(await ids({ search: 'nobody has this name' })).toEqual([]);
  });

  it('with several filters has every row once, in both directions', async () => {
    const member = await student();
    for (let count = 0; count < 7; count += 1) {
      const { id: courseId } = await aCourse({ courseType: 'Grupal' });
      good(await member.api.enrol({ courseId }));
      good(await member.api.enrol(aBooking((await aPersonalisedCourse()).id)));
    }
    const filter = { userId: member.id, courseType: 'Grupal' };
    const whole = await ids(filter);
    expect(whole).toHaveLength(7);
    const walk = async (size: 'first' | 'last', cursor: 'after' | 'before') => {
      const seen: string[] = [];
      let position: string | null = null;
      do {
        const page: Payload = { [size]: 3, ...(position ? { [cursor]: position } : {}) };
        const { nodes, pageInfo } = good(await staff().enrolments({ filter, ...page }));
        const found = nodes.map(({ id }) => id);
        seen.push(...(size === 'first' ? found : found.reverse()));
        const hasMore = size === 'first' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
        position = hasMore ? (size === 'first' ? pageInfo.endCursor : pageInfo.startCursor) : null;
      } while (position);
      return seen;
    };
    expect(await walk('first', 'after')).toEqual(whole);
    expect(await walk('last', 'before')).toEqual([...whole].reverse());
  });

  it.each([{ from: '2026-02-30' }, { status: 'boss' }, { search: 'x'.repeat(101) }])(
    'rejects %o',
    async (filter) => {
      expect(await staff().enrolments({ filter })).toMatchObject({ status: 422 });
    },
  );
});
