import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, addHours, addMilliseconds, subHours } from 'date-fns';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { MailModel, type MailDocument } from '../../src/outgoing/mail.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { openBackend } from '../../src/start/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { aCourse, aPendingUser, aStudent, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { testSettings } from '../harness.ts';
import { messageIdOf, startMailbox } from '../mailbox.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** `MAIL_WAITING=5000` is the long form, which compares the times of requests as well. */
const WAITING = Number(process.env.MAIL_WAITING ?? 100);
const isFull = WAITING >= 5_000;
const PER_PERSON = 10;
/** One person in so many has an address that the SMTP server rejects. */
const UNKNOWN = 5;
const WRITES = 200;
const PER_MINUTE = 6_000;
/** Each look counts the messages that wait. */
const PATIENCE = { timeout: 60_000 + WAITING * 60, interval: isFull ? 1_000 : 50 };
const REQUESTS = isFull ? 300 : 10;
/** The first pause of the worker while the SMTP server is away. */
const PAUSE_MS = 5_000;
/** A connection that ends before the greeting is opened once more. */
const CONNECTIONS_OF_AN_ATTEMPT = 2;

type Person = { id: string; email: string };

let server: ServerProcess;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let close: () => Promise<void>;
let member: Member;
let attempts = 0;

/** An SMTP server that ends each connection. */
const away = createServer((socket) => {
  attempts += 1;
  socket.on('error', () => {}).destroy();
});

beforeAll(async () => {
  mailbox = await startMailbox();
  const { PORT: _, ...settings } = await testSettings({
    MESSAGES: 'on',
    MAIL_PER_MINUTE: String(PER_MINUTE),
    ...mailbox.settings,
  });
  ({ close } = await openBackend(readEnv(settings)));
  server = await startServerProcess(settings);
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
  await close();
});

const anEnrolment = async (userId: string, startsAt: Date) => {
  const { id } = await aCourse({ scheduledDate: startsAt });
  const { _id } = await EnrolmentModel.create({
    userId: new Types.ObjectId(userId),
    courseId: new Types.ObjectId(id),
    courseType: 'Grupal',
    status: 'confirmed',
    slotKey: `${userId}:${id}`,
    priceCentavos: NO_CENTAVOS,
    startsAt,
    createdMonth: '2026-01',
    createdAt: new Date(),
  });
  return _id.toString();
};

type Received = Pick<MailDocument, 'kind' | 'enrolmentId' | 'facts'>;

/** What a day has caused: a class that has begun since, one that was confirmed since, and redeemed points. */
const dayOf = async ({ id }: Person, now: Date): Promise<Received[]> => {
  const [past, coming] = [subHours(now, 6), addDays(now, 3)];
  const [pastId, comingId] = [await anEnrolment(id, past), await anEnrolment(id, coming)];
  const factsOf = (startsAt: Date) => ({ startsAt: startsAt.toISOString() });
  const redeemed = Array.from({ length: PER_PERSON - 3 }, (_, index) => ({
    kind: 'redeemed' as const,
    enrolmentId: null,
    facts: { points: index + 1, code: 'ABCD1234' },
  }));
  return [
    ...redeemed,
    { kind: 'enrolled', enrolmentId: comingId, facts: factsOf(coming) },
    { kind: 'reminder_2h', enrolmentId: pastId, facts: factsOf(past) },
    { kind: 'confirmed', enrolmentId: comingId, facts: factsOf(coming) },
  ];
};

/** The messages of a day on which the SMTP server was away; they are tried from tomorrow on. */
const storeDay = async (people: readonly Person[]) => {
  const now = new Date();
  for (const [index, person] of people.entries()) {
    const day = await dayOf(person, now);
    await MailModel.insertMany(
      day.map((message, position) => {
        const dueAt = addMilliseconds(addHours(now, -24 + position * 2), index);
        const _id = `user.${person.id}#${message.kind}#${position}`;
        const times = { dueAt, nextAttemptAt: addDays(now, 1), createdAt: dueAt };
        return { _id, userId: person.id, ...message, ...times, state: 'waiting' as const, tries: 0 };
      }),
    );
  }
};

const waiting = () => ({ state: 'waiting', dueAt: { $lte: new Date() } }) as const;
const countDue = () => MailModel.countDocuments(waiting());
const countTried = () => MailModel.countDocuments({ ...waiting(), nextAttemptAt: { $lte: new Date() } });

/** All that wait are tried, in their order. */
const makeDue = async () => {
  const messages = await MailModel.find(waiting()).lean();
  // Many writes at once would delay the heartbeat of the embedded engine.
  for (let begin = 0; begin < messages.length; begin += WRITES) {
    await MailModel.bulkWrite(
      messages.slice(begin, begin + WRITES).map(({ _id, dueAt }) => ({
        updateOne: { filter: { _id }, update: { $set: { nextAttemptAt: dueAt } } },
      })),
    );
  }
};

/** Milliseconds of requests one after another, each of which must succeed. */
const requestTimes = async (isOver = (sent: number) => sent >= REQUESTS) => {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begin = performance.now();
    good(await member.api.me());
    times.push(performance.now() - begin);
    await delay(5);
  }
  return times.toSorted((a, b) => a - b);
};

const percentile = (times: readonly number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

it(
  `an SMTP server that was down for a day gets the ${WAITING} waiting messages, in order, without outdated ones`,
  { timeout: PATIENCE.timeout + 60_000 },
  async () => {
    const surface = { url: server.url, connect: connectGraphql };
    member = await aStudent(surface);
    const people: Person[] = [];
    while (people.length < WAITING / PER_PERSON) people.push(await aPendingUser());
    await storeDay(people);
    await vi.waitFor(async () => expect(await countTried()).toBe(0), PATIENCE);
    await requestTimes();
    const before = await requestTimes();

    await mailbox.stop();
    const { port } = new URL(server.settings.SMTP_URL ?? '');
    away.listen(Number(port), '127.0.0.1');
    await once(away, 'listening');
    const begin = performance.now();
    await makeDue();
    // Its welcome begins a round of the worker.
    await aStudent(surface);
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(0), PATIENCE);
    const during = await requestTimes();
    expect(await countDue()).toBeGreaterThanOrEqual(WAITING);
    expect(attempts).toBeLessThanOrEqual(
      CONNECTIONS_OF_AN_ATTEMPT * (1 + (performance.now() - begin) / PAUSE_MS),
    );

    away.close();
    mailbox = await startMailbox({ port: Number(port) });
    // What was tried is tried again after some minutes.
    await makeDue();
    const unknown = people.filter((_, index) => index % UNKNOWN === 0);
    for (const { email } of unknown) mailbox.unknown.add(email);
    await vi.waitFor(() => expect(mailbox.messages.length).toBeGreaterThan(0), PATIENCE);
    let isSettled = false;
    const settling = vi
      .waitFor(async () => expect(await countDue()).toBe(0), PATIENCE)
      .finally(() => (isSettled = true));
    const after = await requestTimes((sent) => isSettled || sent >= REQUESTS);
    await settling;
    expect(server.child.exitCode).toBeNull();

    const sent = mailbox.messages
      .map(({ source, at }) => ({ at, id: messageIdOf(source) ?? '' }))
      .filter(({ id }) => !id.includes('#welcome#'));
    const ofDay = { userId: { $in: people.map(({ id }) => id) }, kind: { $ne: 'welcome' } } as const;
    const rows = await MailModel.find(ofDay).sort({ dueAt: 1 }).lean();
    expect(rows).toHaveLength(people.length * PER_PERSON);
    for (const { id, email } of people) {
      const isUnknown = mailbox.unknown.has(email);
      const own = rows.filter(({ userId }) => userId.toString() === id);
      expect(own.map(({ kind, state, reason }) => [kind, state, reason])).toEqual(
        own.map(({ kind }) => {
          if (kind === 'enrolled') return [kind, 'dropped', 'changed'];
          if (kind === 'reminder_2h') return [kind, 'dropped', 'late'];
          return isUnknown ? [kind, 'failed', 'rejected'] : [kind, 'sent', null];
        }),
      );
      expect(sent.filter((message) => message.id.includes(id)).map((message) => message.id)).toEqual(
        own.filter(({ state }) => state === 'sent').map(({ _id }) => _id),
      );
    }
    const marked = await UserModel.find({ unreachableEmail: { $ne: null } }).lean();
    expect(marked.map(({ email }) => email).toSorted()).toEqual(unknown.map(({ email }) => email).toSorted());
    const lasted = (sent.at(-1)?.at ?? 0) - (sent[0]?.at ?? 0);
    expect(lasted).toBeGreaterThan((sent.length - 2) * (60_000 / PER_MINUTE) * 0.9);
    if (!isFull) return;
    const ratio = (times: readonly number[], part: number) =>
      percentile(times, part) / percentile(before, part);
    console.log(
      `${sent.length} of ${rows.length} messages sent in ${(lasted / 1_000).toFixed()} s; p50 of requests ` +
        `${percentile(before, 0.5).toFixed(1)} ms, away x${ratio(during, 0.5).toFixed(2)}, ` +
        `while they are sent x${ratio(after, 0.5).toFixed(2)}; p95 x${ratio(during, 0.95).toFixed(2)}, x${ratio(after, 0.95).toFixed(2)}`,
    );
    expect(ratio(during, 0.5)).toBeLessThan(1.5);
    expect(ratio(after, 0.5)).toBeLessThan(2);
  },
);
