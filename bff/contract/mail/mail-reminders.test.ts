import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import type { Course } from '#domain/courses/course.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { CourseModel, toCourse } from '../../src/features/courses/course.model.ts';
import type { EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import { insertInSeat, newEnrolment } from '../../src/features/enrolments/enrol.operations.ts';
import { freed, startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { writeChanges } from '../../src/features/enrolments/enrolment.writes.ts';
import { attemptMail } from '../../src/features/mail/mail.attempt.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { findDueMail } from '../../src/features/mail/mail.store.ts';
import { systemContext, type Deps } from '../../src/operation/context.ts';
import { openBackend } from '../../src/start/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { aPendingUser, aPersonalisedCourse } from '../builders.ts';
import { testSettings } from '../harness.ts';
import { randomFrom } from '../random-users.ts';

/** `MAIL_CLASSES=1000` is the long form. */
const CLASSES = Number(process.env.MAIL_CLASSES ?? 30);
const STUDENTS = 100;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Everything happens at these steps of the clock. */
const STEP = 10 * MINUTE;
/** Seven in the evening, in the academy's zone. */
const BEGIN = Date.parse('2026-03-10T19:00:00-03:00');
const END = BEGIN + 48 * HOUR;
/** Behind UTC, all year. */
const OFFSET = 3 * HOUR;

/** When a class is booked, moved or cancelled, and its start since then; null once it is cancelled. */
type Change = { at: number; start: number | null };
type Story = { changes: Change[] };

const random = randomFrom(27);
const steps = (from: number, until: number) =>
  from + Math.floor(random() * Math.max(1, (until - from) / STEP)) * STEP;

/** Times of day at whose sides the rules differ. */
const EDGES = ['00:00', '00:10', '07:50', '08:00', '21:50', '22:00', '23:50'];
const EDGE_DAYS = ['2027-03-11', '2027-03-12', '2027-03-13'];
const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';

const startAfter = (now: number): number => {
  const start =
    random() < 0.4
      ? Date.parse(`${pick(EDGE_DAYS)}T${pick(EDGES)}:00-03:00`)
      : steps(now + STEP, END + 24 * HOUR);
  return start > now ? start : startAfter(now);
};

/** A class that is booked, and perhaps moved, moved back, cancelled and booked again. */
const aStory = (): Story => {
  const at = steps(BEGIN, BEGIN + 40 * HOUR);
  const changes: Change[] = [{ at, start: startAfter(at) }];
  while (random() < 0.5) {
    const last = changes.at(-1);
    const lastStart = changes.findLast(({ start }) => start !== null)?.start ?? END;
    const next = steps((last?.at ?? at) + STEP, lastStart);
    if (next >= lastStart || next > END) break;
    const isBack = random() < 0.4;
    const earlier = changes.find(({ start }) => start !== null && start > next && start !== last?.start);
    if (last?.start === null) changes.push({ at: next, start: isBack ? lastStart : startAfter(next) });
    else if (random() < 0.4) changes.push({ at: next, start: null });
    else changes.push({ at: next, start: isBack && earlier ? earlier.start : startAfter(next) });
  }
  return { changes };
};

/** The reminders of a story as text, by the rules of the documentation. */
const reckoned = ({ changes }: Story, index: number) =>
  changes.flatMap(({ at: from, start }, position) => {
    if (start === null) return [];
    const until = changes[position + 1]?.at ?? Infinity;
    const dayBefore = start - 24 * HOUR;
    const hour = new Date(dayBefore - OFFSET).getUTCHours();
    const eight = Math.floor((dayBefore - OFFSET) / (24 * HOUR)) * 24 * HOUR + OFFSET + 8 * HOUR;
    const morning = hour < 8 ? eight : hour >= 22 ? eight + 24 * HOUR : dayBefore;
    return [['reminder_24h', morning] as const, ['reminder_2h', start - 2 * HOUR] as const]
      .filter(([, due]) => from < due && due < until && due <= END)
      .map(([kind, due]) => textOf(index, kind, { start, due }));
  });

const textOf = (index: number, kind: string, { start, due }: { start: number; due: number }) =>
  `class ${index} of ${new Date(start).toISOString()}: ${kind} at ${new Date(due).toISOString()}`;

let deps: Deps;
let close: () => Promise<void>;
let course: Course;
const students: string[] = [];

beforeAll(async () => {
  ({ deps, close } = await openBackend(
    readEnv(await testSettings({ MESSAGES: 'on', MAIL_QUIET_HOURS: 'on' })),
  ));
  const { id } = await aPersonalisedCourse();
  course = toCourse((await CourseModel.findById(id).orFail()).toObject());
  for (let count = 0; count < STUDENTS; count += 1) students.push((await aPendingUser()).id);
});
afterAll(() => close());

const classes = new Map<number, EnrolmentDocument>();
const indexes = new Map<string, number>();

const fieldsAt = (index: number, start: Date) => ({
  scheduledDate: start,
  ...startFields(start),
  slotKey: `class ${index}`,
});

/** A class that was cancelled is booked again as another enrolment, as students do. */
const apply = async (index: number, { start }: Change) => {
  const present = classes.get(index);
  if (start === null) {
    if (present) await writeChanges(systemContext(deps), present, freed(present));
    classes.delete(index);
    return;
  }
  const fields = fieldsAt(index, new Date(start));
  const userId = students[index % STUDENTS] ?? '';
  const seat = { course, isOverCapacity: false, isPromotion: false };
  const own = { userId, course, request: null, createdAt: new Date(), priceCentavos: NO_CENTAVOS };
  const document = present
    ? await writeChanges(systemContext(deps), present, fields)
    : await insertInSeat(systemContext(deps), newEnrolment({ ...own, ...fields }), seat);
  if (!document) throw new Error('nobody else writes');
  classes.set(index, document);
  indexes.set(document._id.toString(), index);
};

/** What the worker does while messages are due. */
const sendDue = async () => {
  for (;;) {
    const due = await findDueMail(new Date(), 100);
    if (due.length === 0) return;
    for (const message of due) await attemptMail(deps, message, new AbortController().signal);
  }
};

const REMINDERS = ['reminder_24h', 'reminder_2h'] as const;

it(
  `${CLASSES} classes that are booked, moved and cancelled within two days have exactly the reminders that the test computes`,
  { timeout: 60_000 + CLASSES * 300 },
  async () => {
    expect(academy.timeZone).toBe('America/Argentina/Buenos_Aires');
    const stories = Array.from({ length: CLASSES }, aStory);
    const atStep = new Map<number, (readonly [number, Change])[]>();
    for (const [index, { changes }] of stories.entries()) {
      for (const change of changes)
        atStep.set(change.at, [...(atStep.get(change.at) ?? []), [index, change]]);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
    onTestFinished(() => void vi.useRealTimers());
    for (let now = BEGIN; now <= END; now += STEP) {
      vi.setSystemTime(now);
      const changes = atStep.get(now) ?? [];
      for (const [index, change] of changes) await apply(index, change);
      if (changes.length > 0) {
        // Other messages are sent at once.
        await MailModel.deleteMany({ kind: { $nin: REMINDERS } });
      }
      await sendDue();
    }
    const messages = await MailModel.find({ kind: { $in: REMINDERS } }).lean();
    const sent = messages
      .filter(({ state }) => state === 'not_sent')
      .map(({ enrolmentId, kind, facts, settledAt }) =>
        textOf(indexes.get(enrolmentId ?? '') ?? -1, kind, {
          start: Date.parse(facts.startsAt ?? ''),
          due: Number(settledAt),
        }),
      );
    const expected = stories.flatMap(reckoned);
    expect(sent.toSorted()).toEqual(expected.toSorted());
    for (const { state, reason, dueAt } of messages) {
      if (state === 'waiting') expect(Number(dueAt)).toBeGreaterThan(END);
      else if (state !== 'not_sent') expect([state, reason]).toEqual(['dropped', 'changed']);
    }
    const dropped = messages.filter(({ state }) => state === 'dropped');
    for (const kinds of [sent, dropped]) expect(kinds.length).toBeGreaterThan(CLASSES / 10);
  },
);
