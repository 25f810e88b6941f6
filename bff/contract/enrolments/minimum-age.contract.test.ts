import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '#domain/schedule/schedule.ts';
import { ageRequiredText, AGE_POLICIES, type AgePolicy } from '#domain/users/minimum-age.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import type { Connect, Result, GraphqlApi } from '../academy-api.ts';
import {
  academyDay,
  aBooking,
  aCourse,
  aFullCourse,
  aPersonalisedCourse,
  aRegistration,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

/** The eighteenth birthday; nobody is born on the last day of a leap February. */
const BIRTHDAY = [20, 21].map(academyDay).find((day) => !day.endsWith('02-29')) ?? '';
const BIRTH = `${Number(BIRTHDAY.slice(0, 4)) - 18}${BIRTHDAY.slice(4)}`;
const [TOO_EARLY, LATE_ENOUGH] = [academyDay(10), academyDay(30)];
const at = (day: string) => new Date(`${day}T18:00:00Z`);

const ageIs = (agePolicy: AgePolicy) =>
  anOpenWeek({ policy: 'off', rules: { ...DEFAULT_RULES, agePolicy, minimumAge: 18 } });

afterAll(noSchedule);

type Scene = { api: GraphqlApi; staff: GraphqlApi; student: Member; day: string };
type Take = () => Promise<Result<unknown>>;

const groupCourse = (day: string) => aCourse({ scheduledDate: at(day) });
const aClass = async (day: string) =>
  aBooking((await aPersonalisedCourse()).id, { scheduledDate: day, scheduledTime: '15:00' });
const enrolled = async ({ student }: Scene) => good(await student.api.enrol(await aClass(LATE_ENOUGH))).id;

/** Each way to a class on a day; what comes before is done by then. */
const WAYS: Record<string, { graphqlOnly?: true; take: (scene: Scene) => Promise<Take> }> = {
  'enrolling in a group course': {
    take: async ({ api, day }) => {
      const { id: courseId } = await groupCourse(day);
      return () => api.enrol({ courseId });
    },
  },
  'booking a class as an enrolment': {
    take: async ({ api, day }) => {
      const booking = await aClass(day);
      return () => api.enrol(booking);
    },
  },
  'booking a class': {
    graphqlOnly: true,
    take: async ({ api, day }) => {
      const booking = await aClass(day);
      return () => api.bookClass(booking);
    },
  },
  'enrolling a student': {
    graphqlOnly: true,
    take: async ({ staff, student: { id: userId }, day }) => {
      const { id: courseId } = await groupCourse(day);
      return () => staff.enrolStudent({ userId, courseId });
    },
  },
  'booking a class for a student': {
    graphqlOnly: true,
    take: async ({ staff, student: { id: userId }, day }) => {
      const booking = await aClass(day);
      return () => staff.enrolStudent({ userId, ...booking });
    },
  },
  'changing the date': {
    take: async (scene) => {
      const id = await enrolled(scene);
      return () => scene.api.updateEnrolment(id, { scheduledDate: scene.day, scheduledTime: '16:00' });
    },
  },
  'a date of its own by staff': {
    take: async ({ staff, student, day }) => {
      const { id } = good(await student.api.enrol({ courseId: (await groupCourse(LATE_ENOUGH)).id }));
      return () => staff.updateEnrolment(id, { scheduledDate: day });
    },
  },
  rescheduling: {
    graphqlOnly: true,
    take: async (scene) => {
      const id = await enrolled(scene);
      return () => scene.api.rescheduleEnrolment({ id, scheduledDate: scene.day });
    },
  },
  'moving to another date of a course': {
    take: async ({ staff, student, day }) => {
      const { id } = good(await student.api.enrol({ courseId: (await groupCourse(LATE_ENOUGH)).id }));
      const { id: courseId } = await groupCourse(day);
      return () => staff.transferEnrolment({ id, courseId });
    },
  },
  'joining a waiting list': {
    graphqlOnly: true,
    take: async ({ api, day }) => {
      const { id: courseId } = await aFullCourse({ scheduledDate: at(day) });
      return () => api.joinWaitingList({ courseId } as never);
    },
  },
  'being put on a waiting list': {
    graphqlOnly: true,
    take: async ({ staff, student: { id: userId }, day }) => {
      const { id: courseId } = await aFullCourse({ scheduledDate: at(day) });
      return () => staff.addToWaitingList({ userId, courseId });
    },
  },
};

const describeWays = (connect: Connect, ways: [string, (typeof WAYS)[string]][]) => {
  let admin: Member;

  beforeAll(async () => {
    admin = await anAdmin({ url: server.url, connect });
  });

  const aScene = async (day: string): Promise<Scene> => {
    const student = await aStudent({ url: server.url, connect }, { birthDate: BIRTH });
    // Ways that REST lacks are not called by it.
    const apiOf = ({ token }: Member) => (connect as Connect<GraphqlApi>)(server.url, token);
    return { api: apiOf(student), staff: apiOf(admin), student, day };
  };

  describe.each(ways)('%s', (_, way) => {
    it.each(AGE_POLICIES)('of somebody younger, under %s', async (policy) => {
      await ageIs(policy);
      const take = await way.take(await aScene(TOO_EARLY));
      const before = await everyEffectStored();
      const result = await take();
      if (policy !== 'enforce') return expect(result.ok).toBe(true);
      expect(result).toMatchObject({ ok: false, status: 409, detail: ageRequiredText(18) });
      expect(await everyEffectStored()).toEqual(before);
    });

    it('on the birthday, under enforce', async () => {
      await ageIs('enforce');
      const take = await way.take(await aScene(BIRTHDAY));
      good(await take());
    });
  });
};

const inBoth = (isInBoth: boolean) =>
  Object.entries(WAYS).filter(([, { graphqlOnly }]) => isInBoth !== Boolean(graphqlOnly));

describe.each(surfaces)('the minimum age by %s', (_, connect) => {
  describeWays(connect, inBoth(true));

  it('never refuses a registration', async () => {
    await ageIs('enforce');
    good(await connect(server.url).register(aRegistration({ birthDate: BIRTH })));
  });
});

describe('the minimum age, where REST has no call', () => {
  describeWays(connectGraphql, inBoth(false));
});

describe('who is too young', () => {
  let staff: GraphqlApi;

  beforeAll(async () => {
    const admin = await anAdmin(server);
    staff = connectGraphql(server.url, admin.token);
  });

  const missedOf = async (id: string) => good(await staff.staffEnrolment(id));

  it('is said of an enrolment by the day of the class, and of the person today', async () => {
    await ageIs('warn');
    const student = await aStudent(server, { birthDate: BIRTH });
    const [early, late] = [await groupCourse(TOO_EARLY), await groupCourse(BIRTHDAY)];
    const ids = [early, late].map(({ id: courseId }) => student.api.enrol({ courseId }));
    const [young, old] = (await Promise.all(ids)).map((enrolment) => good(enrolment).id);
    expect(await missedOf(young ?? '')).toMatchObject({ ageMissed: 18 });
    expect(await missedOf(old ?? '')).toMatchObject({ ageMissed: null });
    expect(good(await staff.user(student.id))).toMatchObject({ ageMissed: 18 });
    await ageIs('off');
    expect(await missedOf(young ?? '')).toMatchObject({ ageMissed: null });
    expect(good(await staff.staffCourse(early.id))).toMatchObject({ minimumAge: null });
  });

  it('is not said while the birth date is unknown, which enforce does not refuse', async () => {
    await ageIs('enforce');
    const student = await aStudent(server);
    await UserModel.updateOne({ _id: student.id }, { $set: { birthDate: null } });
    const { id } = good(await student.api.enrol({ courseId: (await groupCourse(TOO_EARLY)).id }));
    expect(await missedOf(id)).toMatchObject({ ageMissed: null });
  });

  it('is 18 years, and a warning, until the academy sets something else', async () => {
    await noSchedule();
    const { id } = await groupCourse(TOO_EARLY);
    expect(good(await staff.staffCourse(id))).toMatchObject({ minimumAge: { policy: 'warn', years: 18 } });
    expect(good(await staff.schedule()).rules).toMatchObject({ agePolicy: 'warn', minimumAge: 18 });
    const { api } = await aStudent(server, { birthDate: BIRTH });
    good(await api.enrol({ courseId: id }));
  });

  it('is set by an admin', async () => {
    await noSchedule();
    good(await staff.updateSchedule({ rules: { agePolicy: 'enforce', minimumAge: 21 } }));
    expect(good(await staff.schedule()).rules).toMatchObject({ agePolicy: 'enforce', minimumAge: 21 });
    for (const minimumAge of [0, 100, 17.5]) {
      expect(await staff.updateSchedule({ rules: { minimumAge } })).toMatchObject({ status: 422 });
    }
  });

  it('is not given the seat that they waited for, and is told why', async () => {
    await ageIs('warn');
    const { id: courseId } = await aFullCourse({ scheduledDate: at(TOO_EARLY) });
    const { token } = await aStudent(server, { birthDate: BIRTH });
    good(await connectGraphql(server.url, token).joinWaitingList(courseId));
    await ageIs('enforce');
    await CourseModel.updateOne({ _id: courseId }, { $set: { capacity: 2 } });
    const holder = await aStudent(server);
    const taken = await EnrolmentModel.findOne({ courseId }).orFail().lean();
    await EnrolmentModel.updateOne({ _id: taken._id }, { $set: { userId: holder.id } });
    good(await holder.api.cancelEnrolment(taken._id.toString()));
    await expect
      .poll(async () => good(await staff.endedWaiting(courseId)).map(({ reason }) => reason))
      .toEqual([ageRequiredText(18)]);
  });
});
