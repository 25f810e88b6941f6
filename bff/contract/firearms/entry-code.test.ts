import { addDays, addMinutes, max } from 'date-fns';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { verifyEntryCode } from '#domain/firearms/entry-code.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { CERTIFICATE_TYPE } from '../../src/features/certificates/certificate.issue.ts';
import { SigningKeyModel } from '../../src/features/certificates/signing-key.model.ts';
import { rotateSigningKey, signClaims } from '../../src/features/certificates/signing-keys.ts';
import { CourseKitModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { aClassToday, aStaffMember, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { aFirearm } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const codeOf = async (student: GraphqlMember) => good(await student.api.myEntryCode());

const armourer = useBuilt(() => aStaffMember(server, 'armourer'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
});

beforeEach(async () => {
  await aFirearm();
});

const aClass = async () => {
  const [{ student, id }, other] = (await aClassToday(instructor, server)).enrolments;
  return { student, id, other };
};

/** As a telephone does with what it read of the day. */
const verified = async (code: string | undefined, reader = armourer) => {
  const { entryIssuer: issuer, entryKeys: keys } = good(await reader.api.rangeDay());
  return verifyEntryCode(code ?? '', { issuer, keys, now: new Date() });
};

it('is verified with what each reader of the day has, and names a student of the day', async () => {
  const { student, id, other } = await aClass();
  const issued = await codeOf(student);
  const day = dayIn(new Date(), academy.timeZone);
  const { startsAt } = await EnrolmentModel.findById(id).orFail().lean();
  // Of the classes of these tests.
  const endsAt = addMinutes(startsAt ?? new Date(), 15);
  expect(issued).toMatchObject({
    day,
    expiresAt: max([instantOf(dayAfter(day, 1), '00:00', academy.timeZone), endsAt]).toISOString(),
  });
  for (const reader of [armourer, instructor]) {
    expect(await verified(issued?.code, reader)).toEqual({ result: 'ok', studentId: student.id, day });
  }
  const { students } = good(await armourer.api.rangeDay());
  expect(students.find(({ enrolmentId }) => enrolmentId === id)?.studentId).toBe(student.id);
  expect(await verified((await codeOf(other.student))?.code)).toMatchObject({ studentId: other.student.id });
});

it('has the id of the student and nothing else of the person', async () => {
  const { student } = await aClass();
  const [header, claims] = ((await codeOf(student))?.code ?? '')
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  expect(Object.keys(JSON.parse(header ?? '') as object)).toEqual(['alg', 'typ', 'kid']);
  expect(JSON.parse(claims ?? '')).toEqual({
    iss: server.deps.publicUrl,
    aud: 'entry',
    sub: student.id,
    day: expect.any(String),
    exp: expect.any(Number),
  });
});

it('is only there on a day with a class that is not cancelled', async () => {
  const { student, id } = await aClass();
  const change = (changes: object) => EnrolmentModel.updateOne({ _id: id }, { $set: changes });
  await change(startFields(addDays(new Date(), 1)));
  expect(await codeOf(student)).toBeNull();
  await change({ ...startFields(new Date()), status: 'cancelled' });
  expect(await codeOf(student)).toBeNull();
  await change({ status: 'pending' });
  expect(await codeOf(student)).not.toBeNull();
  expect(await codeOf(await aStudent(server))).toBeNull();
});

it('is not there before the academy enters its first weapon or what a course lends', async () => {
  const { student } = await aClass();
  await FirearmModel.deleteMany({});
  expect(await codeOf(student)).toBeNull();
  const terms = { isAccompanied: false, weapons: ['pistola-9mm' as const], rounds: 0 };
  await CourseKitModel.create({ _id: '0123456789abcdef01234567', ...terms });
  expect(await codeOf(student)).not.toBeNull();
});

it('is not there on a server without SECRETS_KEY, whose days are shown all the same', async () => {
  const { student } = await aClass();
  const { env } = server.deps;
  const { NODE_ENV, SECRETS_KEY } = env;
  Object.assign(env, { NODE_ENV: 'production', SECRETS_KEY: undefined });
  onTestFinished(() => void Object.assign(env, { NODE_ENV, SECRETS_KEY }));
  expect(await codeOf(student)).toBeNull();
  expect(good(await armourer.api.rangeDay()).students).not.toEqual([]);
});

it('is verified by the key before, after another one signs', async () => {
  const { student } = await aClass();
  const before = await codeOf(student);
  await rotateSigningKey(server.deps.env);
  const after = await codeOf(student);
  expect(after?.code.split('.')[0]).not.toBe(before?.code.split('.')[0]);
  for (const issued of [before, after]) expect(await verified(issued?.code)).toMatchObject({ result: 'ok' });
});

it('is not a certificate that the same key signed, nor one of another day', async () => {
  const { student } = await aClass();
  const { code } = (await codeOf(student)) ?? { code: '' };
  const claims = JSON.parse(Buffer.from(code.split('.')[1] ?? '', 'base64url').toString()) as object;
  const certificate = await signClaims(server.deps.env, { type: CERTIFICATE_TYPE, claims });
  expect(await verified(certificate ?? '')).toEqual({ result: 'unreadable' });
  const { entryIssuer: issuer, entryKeys: keys } = good(await armourer.api.rangeDay());
  const now = addDays(new Date(), 2);
  expect(await verifyEntryCode(code, { issuer, keys, now })).toEqual({ result: 'expired' });
});

it('has its key before the first code: what was read of the day verifies every later one', async () => {
  const { student } = await aClass();
  await SigningKeyModel.deleteMany({});
  const { entryIssuer: issuer, entryKeys: keys } = good(await armourer.api.rangeDay());
  const issued = await codeOf(student);
  expect(await verifyEntryCode(issued?.code ?? '', { issuer, keys, now: new Date() })).toMatchObject({
    result: 'ok',
  });
});
