import { addDays, addHours, addMinutes, startOfSecond } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { CLASS_NEWS } from '#domain/mail/class-news.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import { messages } from '#domain/messages.ts';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { parseCalendar } from '../calendar-files.ts';
import {
  CHANNELS,
  CLASS_CHANGES,
  CONCERNED,
  TOLD,
  type ClassChange,
  type Concerned,
  type Nothing,
} from './class-changes.table.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { endUndoTime, mailOf, mailScene, PATIENCE } from '../mail-scene.ts';
import { partOf } from '../mailbox.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

const { server, received } = await mailScene({ WEBHOOKS_ALLOW_PRIVATE: 'true' });

const admin = useBuilt(() => anAdmin(server));
let teachers: Record<'first' | 'second', GraphqlMember & { instructorId: string }>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let secret = '';

const aTeacher = async () => {
  const member = await aStaffMember(server, 'instructor');
  const { _id } = await InstructorModel.findOne({ accountKey: member.id }).orFail().lean();
  await InstructorModel.updateOne({ _id }, { $set: { name: `Docente ${_id.toString().slice(-4)}` } });
  return { ...member, instructorId: _id.toString() };
};

beforeAll(async () => {
  teachers = { first: await aTeacher(), second: await aTeacher() };
  receiver = await startReceiver();
  const endpoint = { url: receiver.url, events: [...WEBHOOK_EVENTS] };
  ({ secret } = good(await admin.api.createWebhookEndpoint(endpoint)));
});
afterAll(() => receiver.kill());

type Scene = Awaited<ReturnType<typeof aScene>>;

/** A course with a student who has a seat, one who is offered one, and one who waits. */
const aScene = async (startsAt: Date) => {
  const course = await aCourse({
    scheduledDate: startsAt,
    capacity: 2,
    offerHours: 72,
    instructorId: teachers.first.instructorId,
  });
  const courseId = course.id;
  const [enrolled, leaving, offered, waiting] = [
    await aStudent(server),
    await aStudent(server),
    await aStudent(server),
    await aStudent(server),
  ];
  const { id } = good(await enrolled.api.enrol({ courseId }));
  good(await admin.api.confirmEnrolments({ ids: [id] }));
  const { id: left } = good(await leaving.api.enrol({ courseId }));
  for (const member of [offered, waiting]) good(await member.api.joinWaitingList(courseId));
  good(await leaving.api.cancelEnrolment(left));
  const seat = await EnrolmentModel.findOne({ userId: offered.id }).orFail().lean();
  expect(seat.offerUntil).toBeInstanceOf(Date);
  const [entry] = good(await waiting.api.myWaitingList());
  const people = { enrolled, offered, waiting, instructor: teachers.first, desk: admin };
  await allSent(people);
  return {
    startsAt,
    courseId,
    people,
    ids: {
      enrolled: id,
      offered: seat._id.toString(),
      waiting: entry?.id ?? '',
      instructor: courseId,
      desk: courseId,
    },
  };
};

const isNews = (kind: MailKind) =>
  (CLASS_NEWS as readonly MailKind[]).includes(kind) || kind.startsWith('waiting');

/** The news of classes that somebody was sent, or that wait. */
const newsOf = async (member: GraphqlMember) => {
  const rows = await mailOf(member);
  return rows.filter(({ kind, state }) => isNews(kind) && state !== 'dropped');
};

const allSent = async (people: Scene['people']) => {
  await vi.waitFor(async () => {
    await endUndoTime();
    for (const member of Object.values(people)) {
      for (const { state, kind } of await newsOf(member)) expect([kind, state]).toEqual([kind, 'sent']);
    }
  }, PATIENCE);
};

const by =
  (changes: object) =>
  async ({ courseId }: Scene) =>
    good(await admin.api.updateCourse({ id: courseId, ...changes }));

const move = (hours: number) => (scene: Scene) =>
  by({ scheduledDate: addHours(scene.startsAt, hours).toISOString() })(scene);

const callOff = async ({ courseId, people }: Scene) => {
  good(await admin.api.callOffCourse({ id: courseId, reason: 'weather' }));
  await allSent(people);
};

/** Call-offs are told at once shortly before the class only. */
const SOON = 2;
const LATER = 120;

const ACTS: Record<
  ClassChange,
  { hours: number; before?: (scene: Scene) => Promise<unknown>; act: (scene: Scene) => Promise<unknown> }
> = {
  day: { hours: LATER, act: move(24) },
  hour: { hours: LATER, act: move(1) },
  place: { hours: LATER, act: by({ location: 'Polígono Este' }) },
  instructor: {
    hours: LATER,
    act: (scene) => by({ instructorId: teachers.second.instructorId })(scene),
  },
  duration: { hours: LATER, act: by({ durationMinutes: 45 }) },
  price: { hours: LATER, act: by({ price: 99_000 }) },
  calledOff: { hours: SOON, act: callOff },
  restored: {
    hours: SOON,
    before: callOff,
    act: async ({ courseId }) => good(await admin.api.undoCallOff({ id: courseId })),
  },
  capacityBelowEnrolled: {
    hours: LATER,
    act: async ({ courseId }) => {
      const refused = await admin.api.updateCourse({ id: courseId, capacity: 1 });
      expect(refused).toMatchObject({ status: 409, detail: messages.capacityBelowPlaces });
    },
  },
};

const COURSE = 'id isActive scheduledDate location durationMinutes instructor { name } callOff { reason }';
const SEATS = `{ myEnrolments(first: 5) { nodes { id status startsAt offerUntil price
  course { location durationMinutes instructor { name } callOff { reason } } } } }`;

const SCREENS: Record<Concerned, (scene: Scene) => string> = {
  enrolled: () => SEATS,
  offered: () => SEATS,
  waiting: () => `{ myWaitingList { course { ${COURSE} price } } }`,
  instructor: ({ startsAt }) => {
    const dayOf = (date: Date) => dayIn(date, academy.timeZone);
    const days = `from: "${dayOf(startsAt)}", to: "${dayOf(addDays(startsAt, 7))}"`;
    return `{ myClasses(${days}) { id startsAt endsAt location students { attendance } } }`;
  },
  desk: ({ courseId }) => `{ course(id: "${courseId}") { ${COURSE} price capacity } }`,
};

const KIND_OF_LINK: Record<Concerned, string> = {
  enrolled: 'student',
  offered: 'student',
  waiting: 'student',
  instructor: 'instructor',
  desk: 'academy',
};

const isOf = (scene: Scene, id: string) => (one: { id: string }) =>
  one.id === id || one.id === scene.courseId;

const screenOf = async (scene: Scene, concerned: Concerned) => {
  const { token } = scene.people[concerned];
  const { body } = await postGraphql(server.url, { query: SCREENS[concerned](scene) }, token);
  expect(body.errors).toBeUndefined();
  // An instructor has classes of other tests.
  const shown = body.data?.myClasses as { id: string }[] | undefined;
  return shown ? shown.filter(isOf(scene, scene.courseId)) : body.data;
};

const linkOf = async ({ people, ids, courseId }: Scene, concerned: Concerned) => {
  const { link } = good(await people[concerned].api.createCalendarLink({ kind: KIND_OF_LINK[concerned] }));
  const path = new URL(link).pathname;
  return async () => {
    const { events } = parseCalendar(await (await fetch(`${server.url}${path}`)).text());
    const found = events.filter(({ uid }) => [ids[concerned], courseId].some((id) => uid.startsWith(id)));
    return found.map(({ sequence: _, ...event }) => event);
  };
};

const isNothing = (cell: string | Nothing): cell is Nothing => typeof cell !== 'string';

type Sent = { type: string; data: Record<string, unknown> };

const eventsSince = (mark: number): Sent[] =>
  receiver.received.slice(mark).map((one) => verified(one, secret));

describe.each(CLASS_CHANGES)('%s of a class with seats taken, offered and waited for', (change) => {
  let scene: Scene;
  let former: Record<Concerned, { news: number; screen: unknown; calendar: unknown }>;
  let links: Record<Concerned, () => Promise<unknown>>;
  let mark = 0;

  const forEach = async <Value>(read: (concerned: Concerned) => Promise<Value>) =>
    Object.fromEntries(
      await Promise.all(CONCERNED.map(async (one) => [one, await read(one)] as const)),
    ) as Record<Concerned, Value>;

  beforeAll(async () => {
    const { hours, before, act } = ACTS[change];
    scene = await aScene(startOfSecond(addMinutes(addHours(new Date(), hours), 5)));
    await before?.(scene);
    links = await forEach((concerned) => linkOf(scene, concerned));
    former = await forEach(async (concerned) => ({
      news: (await newsOf(scene.people[concerned])).length,
      screen: await screenOf(scene, concerned),
      calendar: await links[concerned](),
    }));
    mark = receiver.received.length;
    await act(scene);
    await allSent(scene.people);
  });

  const newNews = async (concerned: Concerned) =>
    (await newsOf(scene.people[concerned])).slice(former[concerned].news);

  it('has a decision for everybody concerned and every channel', () => {
    expect(Object.keys(TOLD[change])).toEqual(CONCERNED);
    for (const concerned of CONCERNED) {
      const cells = TOLD[change][concerned];
      expect(Object.keys(cells).toSorted()).toEqual(CHANNELS.toSorted());
      for (const cell of Object.values(cells)) expect(isNothing(cell) ? cell.none : cell).toMatch(/\w/);
    }
  });

  it.each(CONCERNED)('goes by mail to the %s as the table says', async (concerned) => {
    const { mail } = TOLD[change][concerned];
    const kinds = (await newNews(concerned)).map(({ kind }) => kind);
    expect(kinds).toEqual(isNothing(mail) ? [] : [mail]);
  });

  it.each(CONCERNED)('is in the calendar of the %s as the table says', async (concerned) => {
    const { calendar } = TOLD[change][concerned];
    if (isNothing(calendar)) return;
    expect(await links[concerned]()).not.toEqual(former[concerned].calendar);
    if (!calendar.includes('file')) return;
    const [message] = await newNews(concerned);
    const file = parseCalendar(partOf(message && received(message)[0], 'text/calendar'));
    expect(file.events[0]?.uid).toContain(scene.ids[concerned]);
  });

  it.each(CONCERNED)('is on the screen of the %s as the table says', async (concerned) => {
    const { screen } = TOLD[change][concerned];
    const present = await screenOf(scene, concerned);
    if (isNothing(screen)) expect(present).toEqual(former[concerned].screen);
    else expect(present).not.toEqual(former[concerned].screen);
  });

  it.each(CONCERNED)('goes by webhook about the %s as the table says', async (concerned) => {
    const { webhook } = TOLD[change][concerned];
    if (isNothing(webhook)) return;
    await eventually(() => {
      const about = eventsSince(mark).filter(({ data }) => data.id === scene.ids[concerned]);
      expect(about.map(({ type }) => type)).toContain(webhook);
    });
  });
});
