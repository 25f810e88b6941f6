import { randomBytes } from 'node:crypto';
import { getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { beforeAll, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { STAFF_ACCESS } from '#domain/staff/staff-access.ts';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aServiceAccount } from '../account-builders.ts';
import {
  aBooking,
  academyDay,
  anAdmin,
  anInstructor,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { rootFields } from '../operation-list.ts';
import { graphqlReads, restReads } from '../read-requests.ts';
import { anOpenWeek } from '../schedule-builders.ts';
import { anEndpoint } from '../webhook-builders.ts';

const server = useTestServer();
const REASON = `Cirugía ${randomBytes(4).toString('hex')}`;
const DAY = academyDay(30);
const clock = (time: string) => ({
  scheduledDate: instantOf(DAY, time, academy.timeZone).toISOString(),
  scheduledTime: time,
});

let admin: Member;
let desk: Member;
let student: Member;
let callers: { who: string; token: string | undefined }[];
let ids: string[];
let feeds: string[];
/** Texts of responses to others than the desk and admins. */
const texts: string[] = [];

const record = async (result: Promise<unknown>) => texts.push(JSON.stringify(await result));

const aFeed = async ({ token }: Member, kind: string) =>
  new URL(good(await connectGraphql(server.url, token).createCalendarLink({ kind })).link).pathname;

beforeAll(async () => {
  const [own, other] = [await aStaffMember(server, 'instructor'), await aStaffMember(server, 'instructor')];
  [admin, desk, student] = [
    await anAdmin(server),
    await aStaffMember(server, 'desk'),
    await aStudent(server),
  ];
  await anEndpoint({ events: [...WEBHOOK_EVENTS] });
  const { _id, rev = 0 } = await InstructorModel.findOne({ accountKey: own.id }).orFail().lean();
  const id = _id.toString();
  const staff = connectGraphql(server.url, admin.token);
  const absences = [{ fromDay: DAY, toDay: DAY, span: { from: '10:00', to: '12:00' }, reason: REASON }];
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
  good(await staff.updateInstructor({ id, workingHours, absences, expectedRevision: rev }));
  const refused = [
    staff.updateInstructor({ id, absences, expectedRevision: rev }),
    staff.updateInstructor({ id, absences: [{ ...absences[0], toDay: '2020-01-01' }] }),
  ];
  expect((await Promise.all(refused)).map(({ ok }) => ok)).toEqual([false, false]);

  const { id: courseId } = await aPersonalisedCourse({ instructorId: id, durationMinutes: 60 });
  const free = good(await student.api.enrol(aBooking(courseId, clock('09:00'))));
  await anOpenWeek({ policy: 'enforce' });
  for (const connect of [connectGraphql, connectRest]) {
    const api = connect(server.url, student.token);
    await record(api.enrol(aBooking(courseId, clock('10:00'))));
    await record(api.availability({ courseId, from: DAY, to: DAY }));
  }
  const moving = connectGraphql(server.url, student.token);
  await record(moving.rescheduleEnrolment({ id: free.id, scheduledDate: clock('11:00').scheduledDate }));
  expect(texts.filter((text) => text.includes('"status":409'))).toHaveLength(3);
  await anOpenWeek({ policy: 'suggest' });
  const late = good(await student.api.enrol(aBooking(courseId, clock('10:30'))));
  good(await staff.assignInstructor({ ids: [free.id, late.id], instructorId: id }));
  good(await staff.cancelEnrolments({ ids: [free.id], reason: 'other', note: 'Sin instructor' }));
  await sweep(server.deps);
  await vi.waitFor(async () => expect(await DeliveryModel.countDocuments()).toBeGreaterThan(2), 10_000);

  ids = [id, courseId];
  feeds = [await aFeed(student, 'student'), await aFeed(own, 'instructor'), await aFeed(other, 'instructor')];
  callers = [
    { who: 'a visitor', token: undefined },
    { who: 'the student', token: student.token },
    { who: 'the instructor', token: own.token },
    { who: 'another instructor', token: other.token },
  ];
}, 60_000);

const ACCEPT = 'Mutation.acceptInstructorInvitation';
const READERS = [
  'Mutation.createInstructor',
  'Mutation.updateInstructor',
  'Query.instructor',
  'Query.instructors',
];

const reaches = (given: GraphQLOutputType, seen = new Set<string>()): boolean => {
  const type = getNamedType(given);
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return (
    type.name === 'Absence' || Object.values(type.getFields()).some((field) => reaches(field.type, seen))
  );
};

it('absences are results of these operations only, for the desk, admins and the instructor who accepts an invitation', () => {
  const reaching = rootFields.filter(({ field }) => reaches(field.type)).map(({ name }) => name);
  expect(reaching.sort()).toEqual([ACCEPT, ...READERS]);
  const access: Record<string, readonly string[]> = STAFF_ACCESS;
  for (const name of READERS) expect([name, access[name]]).toEqual([name, ['desk']]);
});

it('an instructor who accepts an invitation gets the days of absences without reasons', async () => {
  const absence = { fromDay: DAY, toDay: DAY, span: null, reason: REASON };
  const { id } = await anInstructor({ absences: [absence] });
  const { link } = good(await connectGraphql(server.url, admin.token).inviteInstructor(id));
  const query = `mutation ($input: AcceptInstructorInvitationInput!) {
    acceptInstructorInvitation(input: $input) { absences { fromDay reason } }
  }`;
  const { token } = await aStudent(server);
  const variables = { input: { token: new URL(link).hash.slice(1) } };
  const { body } = await postGraphql(server.url, { query, variables }, token);
  expect(body).toEqual({
    data: { acceptInstructorInvitation: { absences: [{ fromDay: DAY, reason: '' }] } },
  });
});

const foundFor = async (token: string | undefined) => {
  const found = new Set<string>();
  for (const id of [undefined, ...ids]) {
    const byGraphql = graphqlReads(id).map(async ({ name, ...request }) => {
      const { body } = await postGraphql(server.url, request, token);
      if (JSON.stringify(body).includes(REASON)) found.add(name);
    });
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const byRest = restReads(id).map(async (path) => {
      const response = await fetch(server.url + path, { headers, redirect: 'manual' });
      if ((await response.text()).includes(REASON)) found.add(path);
    });
    await Promise.all([...byGraphql, ...byRest]);
  }
  return [...found].sort();
};

it('no query, REST call or export returns it to another role', async () => {
  for (const { who, token } of callers) expect([who, await foundFor(token)]).toEqual([who, []]);
});

it('the desk, admins and service accounts of admins get it with the instructor only', async () => {
  for (const token of [desk.token, admin.token, (await aServiceAccount()).token]) {
    expect(await foundFor(token)).toEqual(['Query.instructor', 'Query.instructors']);
  }
});

it('no error of a booking, calendar or service account without the permission has it', async () => {
  for (const feed of feeds) {
    const response = await fetch(server.url + feed);
    texts.push(await response.text());
    expect([feed, response.status]).toEqual([feed, 200]);
  }
  expect(texts.filter((text) => text.includes(REASON))).toEqual([]);
});

it('no audit entry, webhook delivery, message or other document stores it', async () => {
  const { db } = InstructorModel;
  const names = (await db.listCollections()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['audit', 'webhookDeliveries', 'mail', 'instructors']));
  const storing: string[] = [];
  for (const name of names) {
    const documents = await db.collection(name).find().toArray();
    if (JSON.stringify(documents).includes(REASON)) storing.push(name);
  }
  expect(storing).toEqual(['instructors']);
});
