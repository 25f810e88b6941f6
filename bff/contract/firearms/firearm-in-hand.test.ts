import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { answerLinks } from '../../src/features/enrolments/enrolment.link.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  PASSWORD,
  aBooking,
  aClassToday,
  aFutureInstant,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { aFirearm, aHandOut, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const as = ({ token }: Member) => connectGraphql(server.url, token);

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

type Armed = { member: Member; id: string; handOutId: string };

/** A booking to come of a student who has a weapon in hand. */
const anArmedBooking = async (): Promise<Armed> => {
  const member = await aStudent(server);
  const { id } = good(await member.api.enrol(aBooking((await aPersonalisedCourse()).id)));
  return { member, id, handOutId: await aHandOut(member.id, id) };
};

const isBack = (id: string) =>
  FirearmHandOutModel.updateOne(
    { _id: id },
    { $set: { returnedAt: new Date(), returnedBy: desk.id, rounds: 0, handKey: id } },
  );

const day = () => aFutureInstant().toISOString();

const answerOf = async ({ member, id }: Armed) => {
  const enrolment = await EnrolmentModel.findById(id).orFail().lean();
  const { email } = await UserModel.findById(member.id).orFail().lean();
  const [link] = answerLinks(server.deps, { enrolment, email, answers: ['cancel'] });
  const { pathname, search } = new URL(link?.href ?? 'none:');
  const response = await fetch(`${server.url}${pathname}${search}`, { method: 'POST' });
  const [, detail = ''] = /<h1>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  return { status: response.status, detail };
};

const rest = ({ member }: Armed) => connectRest(server.url, member.token);
const graphql = ({ member }: Armed) => as(member);

/** Every way in which a student gives up, or moves, a class. */
const WAYS: readonly (readonly [string, (armed: Armed) => Promise<object>])[] = [
  ['DELETE of the enrolment', (armed) => rest(armed).cancelEnrolment(armed.id)],
  ['cancelEnrolment', (armed) => graphql(armed).cancelEnrolment(armed.id)],
  ['PUT with the status', (armed) => rest(armed).updateEnrolment(armed.id, { status: 'cancelled' })],
  [
    'updateEnrolment with the status',
    (armed) => graphql(armed).updateEnrolment(armed.id, { status: 'cancelled' }),
  ],
  ['PUT with another date', (armed) => rest(armed).updateEnrolment(armed.id, { scheduledDate: day() })],
  [
    'updateEnrolment with another date',
    (armed) => graphql(armed).updateEnrolment(armed.id, { scheduledDate: day() }),
  ],
  [
    'rescheduleEnrolment',
    (armed) => graphql(armed).rescheduleEnrolment({ id: armed.id, scheduledDate: day() }),
  ],
  ['the link in a message', answerOf],
];

describe('a class of a student with a weapon in hand', () => {
  it.each(WAYS)('is neither cancelled nor moved by its student: %s', async (_, attempt) => {
    const armed = await anArmedBooking();
    const before = await everyEffectStored();
    expect(await attempt(armed)).toMatchObject({ status: 409, detail: messages.firearmInHand });
    expect(await everyEffectStored()).toEqual(before);
    await isBack(armed.handOutId);
    expect(await attempt(armed)).toMatchObject({});
    const { status, rev } = await EnrolmentModel.findById(armed.id).orFail().lean();
    expect([status, rev]).not.toEqual(['pending', undefined]);
  });

  it('is refused for a reason of its own', async () => {
    const { id, member } = await anArmedBooking();
    const headers = { Authorization: `Bearer ${member.token}` };
    const path = `${server.url}/api/courses/enrollments/${id}`;
    const response = await fetch(path, { method: 'DELETE', headers });
    expect(response.headers.get('Error-Reason')).toBe('FIREARM_IN_HAND');
  });

  it('is cancelled and moved by staff, and the weapon stays on the list', async () => {
    const [cancelled, moved] = [await anArmedBooking(), await anArmedBooking()];
    expect(good(await as(desk).cancelEnrolments({ ids: [cancelled.id] }))).toMatchObject([{ error: null }]);
    good(await as(desk).rescheduleEnrolment({ id: moved.id, scheduledDate: day() }));
    const outside = good(await as(desk).rangeDay()).outside.map(({ id }) => id);
    expect(outside).toEqual(expect.arrayContaining([cancelled.handOutId, moved.handOutId]));
  });

  it('is not given up by the deletion of the account', async () => {
    const { id, member } = await aClassOver();
    good(await as(member).requestDeletion({ currentPassword: PASSWORD }));
    const approve = () => as(admin).settleDeletion({ userId: member.id, decision: 'approve' });
    expect(await approve()).toMatchObject({ status: 409, detail: messages.deletionFirearm });
    good(await as(desk).takeBackFirearm({ id, rounds: 0 }));
    good(await approve());
  });

  it('is not handed out while its student cancels it', async () => {
    const member = await aStudent(server);
    const { id: enrolmentId } = good(await member.api.enrol(aBooking((await aPersonalisedCourse()).id)));
    await hasLicence(member.id, '2099-12-31');
    await EnrolmentModel.updateOne({ _id: enrolmentId }, { $set: startFields(null) });
    const [gave, gaveUp] = await Promise.all([
      as(desk).handOutFirearm({ firearmId: await aFirearm(), enrolmentId }),
      member.api.cancelEnrolment(enrolmentId),
    ]);
    expect([gave.ok, gaveUp.ok].filter(Boolean)).toHaveLength(1);
  });
});

/** A weapon in the hand of a student whose class was completed all the same. */
const aClassOver = async () => {
  const { enrolments } = await aClassToday(await aStaffMember(server, 'instructor'), server);
  const [{ id: enrolmentId, student: member }] = enrolments;
  await hasLicence(member.id, '2099-12-31');
  const { id } = good(await as(desk).handOutFirearm({ firearmId: await aFirearm(), enrolmentId }));
  good(await as(desk).completeEnrolments({ ids: [enrolmentId], reason: 'Sigue afuera' }));
  return { id, member };
};
