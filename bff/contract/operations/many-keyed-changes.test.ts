import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { KeyClaimModel } from '../../src/operation/key-claim.model.ts';
import { STORED_REQUESTS } from '../../src/operation/keyed-request.ts';
import type { Result } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  anInstructor,
  everythingStored,
  good,
  type Member,
} from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';

/** Earlier versions refused the 201st in a day. */
const CHANGES = 210;
const MAX_DOCUMENT_BYTES = 24_000;

const server = useTestServer();
const cli = useCommandLine(server);
const surface = { url: '', connect: connectGraphql };
let admin: Member;
let desk: Member;

beforeAll(async () => {
  surface.url = server.url;
  admin = await anAdmin(surface);
  desk = await aStaffMember(surface, 'desk');
});

const apiOf = ({ token }: Pick<Member, 'token'>, key?: string) =>
  connectGraphql(server.url, token, key ? { 'idempotency-key': key } : {});

type Send = (key: string, number: number) => Promise<Result<unknown>>;

/** Each with a key of its own; returns a repetition of the first. */
const changeOften = async (send: Send) => {
  const first = randomUUID();
  for (let number = 0; number < CHANGES; number += 1) good(await send(number ? randomUUID() : first, number));
  return () => send(first, 0);
};

type Stored = {
  findById: (id: string) => { orFail: () => Promise<{ _id: unknown }> };
  collection: {
    findOne: (filter: object, options: object) => Promise<unknown>;
    updateOne: (filter: object, update: object) => Promise<unknown>;
  };
};
type Changed = { model: Stored; id: string };

/** As `changeOften`: all but the first and the last are only stored, as if they had been sent. */
const asChangedOften = async ({ model, id }: Changed, send: Send) => {
  const first = randomUUID();
  good(await send(first, 0));
  const requests = Array.from({ length: CHANGES }, () => ({
    key: randomUUID(),
    payload: 'p',
    at: new Date(),
  }));
  const { _id } = await model.findById(id).orFail();
  await model.collection.updateOne({ _id }, { $push: { requests: { $each: requests } } });
  for (const number of [1, 2]) good(await send(randomUUID(), number));
  expect(await sizeOf({ model, id })).toBeLessThan(MAX_DOCUMENT_BYTES);
  return () => send(first, 0);
};

const sizeOf = async ({ model, id }: Changed) => {
  const { _id } = await model.findById(id).orFail();
  return Buffer.byteLength((await model.collection.findOne({ _id }, { raw: true })) as never);
};

/** The first request is still known: it changes nothing again. */
const expectRemembered = async (repeatFirst: () => Promise<Result<unknown>>) => {
  const stored = await everythingStored();
  good(await repeatFirst());
  expect(await everythingStored()).toEqual(stored);
};

describe('an account that its owner has changed often with keys', () => {
  const anAccount = async () => {
    const student = await aStudent(surface);
    const repeatFirst = await asChangedOften({ model: UserModel, id: student.id }, (key, number) =>
      apiOf(student, key).updateProfile({ city: `Ciudad ${number}` }),
    );
    return { student, repeatFirst };
  };

  if (isWhole) {
    it('is small, and the first request is still known', async () => {
      const student = await aStudent(surface);
      const repeatFirst = await changeOften((key, number) =>
        apiOf(student, key).updateProfile({ city: `Ciudad ${number}` }),
      );
      expect(await sizeOf({ model: UserModel, id: student.id })).toBeLessThan(MAX_DOCUMENT_BYTES);
      await expectRemembered(repeatFirst);
      expect(good(await apiOf(student).me())).toMatchObject({ city: `Ciudad ${CHANGES - 1}` });
    });
  }

  it.each([
    ['with a key', () => randomUUID()],
    ['without a key', () => undefined],
  ])('can be corrected, signed out and deactivated by staff %s', async (_, keyOf) => {
    const { student } = await anAccount();
    const { id } = student;
    good(await apiOf(desk, keyOf()).updateUser({ id, firstName: 'Lucía' }));
    good(await apiOf(admin, keyOf()).endUserAccess({ userId: id }));
    good(await apiOf(admin, keyOf()).updateUser({ id, isActive: false }));
    expect(await UserModel.findById(id).lean()).toMatchObject({ firstName: 'Lucía', isActive: false });
  });

  it('can be deactivated by the command line, and by whoever changed it as often', async () => {
    const { student } = await anAccount();
    expect(await cli(['user', 'deactivate', student.email])).toMatchObject({ code: 0 });
    await asChangedOften({ model: UserModel, id: student.id }, (key, number) =>
      apiOf(admin, key).updateUser({ id: student.id, city: `Pueblo ${number}` }),
    );
    good(await apiOf(admin, randomUUID()).updateUser({ id: student.id, isActive: true }));
  });
});

describe.each(surfaces)('an enrolment that its student has changed often with keys, by %s', (_, connect) => {
  it('can be confirmed, assigned, corrected and cancelled', async () => {
    const student = await aStudent({ url: server.url, connect });
    const course = await aPersonalisedCourse();
    const { id } = good(await student.api.enrol(aBooking(course.id)));
    const repeatFirst = await asChangedOften({ model: EnrolmentModel, id }, (key, number) =>
      connect(server.url, student.token, { 'idempotency-key': key }).updateEnrolment(id, {
        ownWeaponDetails: `Pistola ${number}`,
      }),
    );
    await expectRemembered(repeatFirst);
    const instructor = await anInstructor();
    const ok = [{ id, error: null }];
    const ids = { ids: [id] };
    expect(good(await apiOf(desk, randomUUID()).confirmEnrolments(ids))).toMatchObject(ok);
    expect(good(await apiOf(desk).assignInstructor({ ...ids, instructorId: instructor.id }))).toMatchObject(
      ok,
    );
    const office = connect(server.url, admin.token, { 'idempotency-key': randomUUID() });
    good(await office.updateEnrolment(id, { ownWeaponDetails: 'Otra' }));
    good(await connect(server.url, student.token).cancelEnrolment(id));
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({ status: 'cancelled' });
  });
});

it('a course that the desk has changed often, with and without keys, can be called off', async () => {
  const { id } = await aCourse();
  const repeatFirst = await asChangedOften({ model: CourseModel, id }, (key, number) =>
    apiOf(desk, number % 2 ? undefined : key).updateCourse({ id, description: `Texto ${number}` }),
  );
  await expectRemembered(repeatFirst);
  good(await apiOf(desk, randomUUID()).callOffCourse({ id, reason: 'weather' }));
});

it('the schedule can be changed by others after one has changed it often', async () => {
  await noSchedule();
  const other = await anAdmin(surface);
  const rules = (number: number) => ({ rules: { noticeHours: number } });
  const id = '000000000000000000000001';
  const repeatFirst = await asChangedOften({ model: ScheduleModel, id }, (key, number) =>
    apiOf(other, key).updateSchedule(rules(number)),
  );
  await expectRemembered(repeatFirst);
  good(await apiOf(admin, randomUUID()).updateSchedule(rules(11)));
});

describe('a request that is remembered by its claim alone', () => {
  const aMovedRequest = async () => {
    const student = await aStudent(surface);
    const key = randomUUID();
    const send = (city: string) => apiOf(student, key).updateProfile({ city });
    good(await send('Primera'));
    const requests = Array.from({ length: STORED_REQUESTS.most }, (_, index) => ({
      key: `k${index}`,
      payload: 'p',
      at: new Date(),
    }));
    await UserModel.updateOne({ _id: student.id }, { $push: { requests: { $each: requests } } });
    good(await apiOf(student, randomUUID()).updateProfile({ city: 'Segunda' }));
    const stored = await UserModel.findById(student.id).orFail().lean();
    expect(stored.requests).toHaveLength(STORED_REQUESTS.least + 1);
    return { student, send };
  };

  it('rejects another payload, and another operation', async () => {
    const { send } = await aMovedRequest();
    expect(await send('Tercera')).toMatchObject({ ok: false, status: 422 });
    expect(good(await send('Primera'))).toMatchObject({ city: 'Segunda' });
  });

  it('is done once by many concurrent repetitions', async () => {
    const { student, send } = await aMovedRequest();
    const results = await Promise.all(Array.from({ length: 12 }, () => send('Primera')));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect(await UserModel.findById(student.id).lean()).toMatchObject({ city: 'Segunda' });
  });

  it('is forgotten with its claim, two days later', async () => {
    const { send } = await aMovedRequest();
    const moved = await KeyClaimModel.find({ writtenTo: { $ne: null } }).lean();
    for (const { expiresAt } of moved) expect(expiresAt > new Date(Date.now() + 47 * 3_600_000)).toBe(true);
    await KeyClaimModel.deleteMany({});
    expect(good(await send('Tercera'))).toMatchObject({ city: 'Tercera' });
  });
});
