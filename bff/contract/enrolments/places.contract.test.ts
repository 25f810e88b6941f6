import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  aBooking,
  aCourse,
  aFullCourse,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const rejected = (detail: string) => ({ ok: false, status: 409, detail });
const graphql = ({ token }: Member) => connectGraphql(server.url, token);

const placesOf = async (courseId: string) => {
  const { capacity, placesTaken, placesLeft } = good(await connectGraphql(server.url).staffCourse(courseId));
  return { capacity, placesTaken, placesLeft };
};

const waitingCountOf = async (courseId: string) =>
  good(await connectGraphql(server.url).staffCourse(courseId)).waitingCount;

const setLicence = (id: string, cluExpiration: string | null) =>
  UserModel.updateOne(
    { _id: id },
    { $set: { clu: 'CLU-1', cluExpiration, licenceUntil: cluExpiration ?? '' } },
  );

describe.each(surfaces)('a course with limited seats by %s', (_surface, connect) => {
  const student = () => aStudent({ url: server.url, connect });

  it('is full when every seat is taken; a free seat is taken again', async () => {
    const { id: courseId } = await aCourse({ capacity: 2 });
    const [first, second, third] = [await student(), await student(), await student()];
    const { id } = good(await first.api.enrol({ courseId }));
    expect(await placesOf(courseId)).toEqual({ capacity: 2, placesTaken: 1, placesLeft: 1 });
    good(await second.api.enrol({ courseId }));
    const stored = await everyEffectStored();
    expect(await third.api.enrol({ courseId })).toEqual(rejected(messages.courseFull));
    expect(await everyEffectStored()).toEqual(stored);
    good(await first.api.cancelEnrolment(id));
    good(await third.api.enrol({ courseId }));
    expect(await placesOf(courseId)).toEqual({ capacity: 2, placesTaken: 2, placesLeft: 0 });
  });

  it('rejects a student who is enrolled already as such, also when it is full', async () => {
    const { id: courseId } = await aCourse({ capacity: 1 });
    const { api } = await student();
    good(await api.enrol({ courseId }));
    expect(await api.enrol({ courseId })).toEqual(rejected(messages.alreadyEnrolled));
  });

  it('gives a free seat to the first on the waiting list, and to nobody else while somebody waits', async () => {
    const { id: courseId } = await aCourse({ capacity: 1 });
    const [holder, waiting, passerBy] = [await student(), await student(), await student()];
    const { id } = good(await holder.api.enrol({ courseId }));
    good(await graphql(waiting).joinWaitingList(courseId));
    expect(await waitingCountOf(courseId)).toBe(1);
    expect(await waiting.api.enrol({ courseId })).toEqual(rejected(messages.courseFull));
    good(await holder.api.cancelEnrolment(id));
    expect(good(await waiting.api.myEnrolments())).toMatchObject([{ courseId, status: 'pending' }]);
    expect(good(await graphql(waiting).myWaitingList())).toEqual([]);
    expect(await waitingCountOf(courseId)).toBe(0);
    expect(await passerBy.api.enrol({ courseId })).toEqual(rejected(messages.courseFull));
  });

  it('without a limit accepts everybody', async () => {
    const { id: courseId } = await aCourse();
    for (let count = 0; count < 3; count += 1) good(await (await student()).api.enrol({ courseId }));
    expect(await placesOf(courseId)).toEqual({ capacity: null, placesTaken: 3, placesLeft: null });
  });
});

describe.each(surfaces)('a weapons licence by %s', (_surface, connect) => {
  const inDays = (days: number) => addDays(new Date(), days);
  const student = () => aStudent({ url: server.url, connect });

  it.each([
    ['is asked for where a course requires one', 'require', null, 409],
    ['must be in force on the day of the class, not today', 'require', 19, 409],
    ['may expire on the day of the class', 'require', 20, 201],
    ['is not asked for where a course only warns', 'warn', 19, 201],
    ['is not asked for where a course does not care', 'off', null, 201],
  ] as const)('%s', async (_title, cluPolicy, expiresIn, status) => {
    const { id: courseId } = await aCourse({ cluPolicy, scheduledDate: inDays(20) });
    const { id, api } = await student();
    await setLicence(id, expiresIn === null ? null : academyDay(expiresIn));
    const result = await api.enrol({ courseId });
    if (status === 409) expect(result).toEqual(rejected(messages.licenceRequired));
    else good(result);
  });

  it('is checked again when a class moves', async () => {
    const { id: courseId } = await aPersonalisedCourse({ cluPolicy: 'require' });
    const { id, api } = await student();
    await setLicence(id, academyDay(30));
    const enrolment = good(await api.enrol(aBooking(courseId)));
    const scheduledDate = inDays(31).toISOString();
    expect(await api.updateEnrolment(enrolment.id, { scheduledDate })).toEqual(
      rejected(messages.licenceRequired),
    );
    good(await api.updateEnrolment(enrolment.id, { scheduledDate: inDays(29).toISOString() }));
  });
});

describe.each(surfaces)('why an enrolment was cancelled, by %s', (_surface, connect) => {
  it.each(['student', 'academy'] as const)('is stored: by the %s', async (reason) => {
    const surface = { url: server.url, connect };
    const [owner, admin] = [await aStudent(surface), await anAdmin(surface)];
    const { id } = good(await owner.api.enrol({ courseId: (await aCourse()).id }));
    good(await (reason === 'student' ? owner : admin).api.cancelEnrolment(id));
    expect(good(await graphql(admin).staffEnrolment(id)).cancellation).toMatchObject({ reason, note: null });
  });
});

describe('the waiting list of a course', () => {
  const student = () => aStudent(server);
  const join = async (courseId: string) => {
    const member = await student();
    good(await graphql(member).joinWaitingList(courseId));
    return member;
  };

  it('is joined once, in order, and left', async () => {
    const { id } = await aFullCourse();
    const [first, second] = [await join(id), await join(id)];
    expect(await graphql(first).joinWaitingList(id)).toEqual(rejected(messages.alreadyWaiting));
    expect(good(await graphql(second).myWaitingList())).toMatchObject([{ position: 2, course: { id } }]);
    const left = good(await graphql(first).leaveWaitingList(id));
    expect(left.user).toMatchObject({ id: first.id });
    expect(good(await graphql(second).myWaitingList())).toMatchObject([{ position: 1 }]);
    expect(await graphql(first).leaveWaitingList(id)).toMatchObject({
      status: 404,
      detail: messages.notWaiting,
    });
    good(await graphql(first).joinWaitingList(id));
    expect(good(await graphql(first).myWaitingList())).toMatchObject([{ position: 2 }]);
  });

  it.each([
    ['has free places', {}, messages.courseNotFull],
    ['has no limit', { capacity: null }, messages.courseNotFull],
    ['is over', { scheduledDate: addDays(new Date(), -1) }, messages.courseInPast],
    ['is hidden', { isActive: false }, messages.courseInactive],
  ])('is rejected if the course %s', async (_title, differences, detail) => {
    const { id } = await aCourse({ capacity: 3, ...differences });
    expect(await graphql(await student()).joinWaitingList(id)).toEqual(rejected(detail));
  });

  it('is rejected for a student without the required licence', async () => {
    const { id } = await aFullCourse({ cluPolicy: 'require' });
    expect(await graphql(await student()).joinWaitingList(id)).toEqual(rejected(messages.licenceRequired));
  });

  it('is rejected for a student with a seat', async () => {
    const { id: courseId } = await aCourse({ capacity: 1 });
    const holder = await student();
    good(await holder.api.enrol({ courseId }));
    expect(await graphql(holder).joinWaitingList(courseId)).toEqual(rejected(messages.alreadyEnrolled));
  });

  it('gets the seats of a greater capacity, as many as there are', async () => {
    const { id } = await aFullCourse();
    const members = [await join(id), await join(id), await join(id)];
    const admin = await anAdmin(server);
    good(await graphql(admin).updateCourse({ id, capacity: 3 }));
    const enrolled = await Promise.all(members.map(async ({ api }) => good(await api.myEnrolments()).length));
    expect(enrolled).toEqual([1, 1, 0]);
    const [third] = members.slice(2);
    expect(good(await graphql(admin).waitingList(id)).map(({ user }) => user.id)).toEqual([third?.id]);
  });

  it('skips students who may not enrol any more', async () => {
    const { id } = await aFullCourse({ cluPolicy: 'require' });
    const joinLicensed = async () => {
      const member = await student();
      await setLicence(member.id, academyDay(400));
      good(await graphql(member).joinWaitingList(id));
      return member;
    };
    const [without, inactive, licensed] = [await joinLicensed(), await joinLicensed(), await joinLicensed()];
    await setLicence(without.id, null);
    await UserModel.updateOne({ _id: inactive.id }, { $set: { isActive: false } });
    const admin = await anAdmin(server);
    good(await graphql(admin).updateCourse({ id, capacity: 2 }));
    expect(good(await licensed.api.myEnrolments())).toHaveLength(1);
    expect(good(await without.api.myEnrolments())).toHaveLength(0);
    expect(good(await graphql(admin).waitingList(id))).toEqual([]);
    expect(await EnrolmentModel.countDocuments({ userId: inactive.id })).toBe(0);
  });
});
