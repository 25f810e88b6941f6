import { once } from 'node:events';
import { addDays, startOfSecond } from 'date-fns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBackend } from '../../src/start/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { MailModel, type MailDocument } from '../../src/outgoing/mail.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { testSettings } from '../harness.ts';
import { messageIdOf, startMailbox, type SendingPoint } from '../mailbox.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** `MAIL_ROUNDS=50` is the long form. */
const ROUNDS = Number(process.env.MAIL_ROUNDS ?? 3);
const PATIENCE = { timeout: 60_000, interval: 20 };
const POINTS: readonly SendingPoint[] = ['claimed', 'accepted', 'acknowledged'];
/** Messages that two processes find due at once. */
const SHARED = 4;

/** A server process with an SMTP server of its own, which sees how far a message has come. */
type Sender = { process: ServerProcess; mailbox: Awaited<ReturnType<typeof startMailbox>> };
/** A killed process; `id` is the message that had arrived, null before. */
type Kill = { point: SendingPoint; to: string; id: string | null; isRecorded: boolean };

const senders: Sender[] = [];
const kills: Kill[] = [];
let armed: SendingPoint | null = null;
let settings: Record<string, string>;
let close: () => Promise<void>;
let admin: Member;

const startSender = async () => {
  const mailbox = await startMailbox({
    reach: async (point, to, source) => {
      if (point !== armed) return;
      armed = null;
      const { child } = sender.process;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      kills.push({ point, to, id: source ? messageIdOf(source) : null, isRecorded: false });
    },
  });
  const sender: Sender = {
    mailbox,
    process: await startServerProcess({ ...settings, ...mailbox.settings }),
  };
  senders.push(sender);
};

beforeAll(async () => {
  const { PORT: _, ...shared } = await testSettings({
    MESSAGES: 'on',
    MAIL_PER_MINUTE: '6000',
    MAX_ACTIVE_ENROLMENTS: '1000',
  });
  settings = shared;
  ({ close } = await openBackend(readEnv(settings)));
  await startSender();
  await startSender();
  admin = await anAdmin(surface());
}, PATIENCE.timeout);
afterAll(async () => {
  await Promise.all(
    senders.map(async ({ process: server, mailbox }) => [await server.stop(), await mailbox.stop()]),
  );
  await close();
});

const urls = () => senders.map((sender) => sender.process.url);
const surface = () => ({ url: urls()[0] ?? '', connect: connectGraphql });
const students = (count: number) => Promise.all(Array.from({ length: count }, () => aStudent(surface())));

/** Its process may be killed before it responds. */
const tolerant = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
};

/** No message is due. */
const settled = () =>
  vi.waitFor(async () => {
    const due = { state: 'waiting', dueAt: { $lte: new Date() } } as const;
    expect(await MailModel.find(due, { nextAttemptAt: 1, tries: 1 }).lean()).toEqual([]);
  }, PATIENCE);

const received = () =>
  senders.flatMap(({ mailbox }) =>
    mailbox.messages.map(({ source, at }) => ({ at, id: messageIdOf(source) ?? source })),
  );

/** How often each message has arrived, by its Message-ID. */
const countCopies = () => {
  const copies = new Map<string, number>();
  for (const { id } of received()) copies.set(id, (copies.get(id) ?? 0) + 1);
  return copies;
};

const enrolAt = async (url: string, { token }: Member) => {
  const { id: courseId } = await aCourse();
  good(await connectGraphql(url, token).enrol({ courseId }));
};

const untilHolding = ({ mailbox }: Sender) =>
  vi.waitFor(() => expect(mailbox.holding()).toBeGreaterThan(0), PATIENCE);

const LASTING = { timeout: 60_000 + ROUNDS * 30_000 };

it(
  `of two processes with the same due messages, ${ROUNDS} times, one sends each message`,
  LASTING,
  async () => {
    const owners = await students(SHARED);
    const [one, other] = await students(2);
    if (!one || !other) return;
    await settled();
    const shared = { userId: { $in: owners.map(({ id }) => id) }, kind: 'welcome' } as const;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [first, second] = round % 2 ? senders : senders.toReversed();
      if (!first || !second) return;
      const [release, releaseSecond] = [first.mailbox.hold(), second.mailbox.hold()];
      const now = new Date();
      await MailModel.updateMany(shared, {
        $set: { state: 'waiting', settledAt: null, dueAt: now, nextAttemptAt: now, tries: 0, resent: round },
      });
      await enrolAt(first.process.url, one);
      await untilHolding(first);
      // The first has read all messages, the second takes one of them.
      await enrolAt(second.process.url, other);
      await untilHolding(second);
      release();
      await vi.waitFor(
        async () =>
          expect(await MailModel.countDocuments({ ...shared, state: 'waiting' })).toBeLessThanOrEqual(1),
        PATIENCE,
      );
      releaseSecond();
      await settled();
    }
    const copies = countCopies();
    for (const { _id } of await MailModel.find(shared).lean()) {
      for (let round = 1; round <= ROUNDS; round += 1) expect(copies.get(`${_id}#${round}`), _id).toBe(1);
    }
  },
);

/** After the other process has ended, what is still leased was leased by the killed one. */
const restartBoth = async ({ id: userId }: Member) => {
  await Promise.all(
    senders.map(({ process: { child, stop } }) => (child.signalCode === null ? stop() : undefined)),
  );
  const kill = kills.at(-1);
  if (kill?.id) kill.isRecorded = (await MailModel.findById(kill.id).lean())?.state !== 'waiting';
  const now = new Date();
  await MailModel.updateMany({ userId, state: 'waiting', dueAt: { $lte: now } }, { nextAttemptAt: now });
  await Promise.all(
    senders.map(async (sender) => {
      sender.process = await startServerProcess({ ...settings, ...sender.mailbox.settings });
    }),
  );
};

const hits = (point: SendingPoint) => kills.filter((kill) => kill.point === point && !kill.isRecorded).length;

const leastHit = () => POINTS.toSorted((a, b) => hits(a) - hits(b))[0] ?? null;

/** Each message once, and once more where its process was killed between sending and recording. */
const expectCopies = (messages: readonly MailDocument[]) => {
  const copies = countCopies();
  const unrecorded = kills.filter(({ isRecorded }) => !isRecorded).map(({ id }) => id);
  for (const { _id, state, reason, resent } of messages) {
    if (resent > 0) continue;
    const count = copies.get(_id) ?? 0;
    const least = state === 'sent' ? 1 : 0;
    expect(count, _id).toBeGreaterThanOrEqual(least);
    expect(count, _id).toBeLessThanOrEqual(unrecorded.includes(_id) ? least + 1 : least);
    // One that waited may have been told by another meanwhile.
    expect(state === 'dropped' ? ['changed', 'known'] : [null], _id).toContain(reason);
  }
};

/** Messages about a class arrive in the order of its changes, the cancellation as the last. */
const expectOrder = ({ id }: Member, messages: readonly MailDocument[]) => {
  const own = messages.filter(({ userId, enrolmentId }) => userId.toString() === id && enrolmentId);
  const revisions = received()
    .toSorted((a, b) => a.at - b.at)
    .filter((message) => own.some(({ _id }) => _id === message.id))
    .map((message) => Number(message.id.split('#').at(-1)));
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  const cancelled = own.filter(({ kind }) => kind === 'cancelled');
  expect(cancelled.map(({ state }) => state)).toEqual(['sent']);
  expect(cancelled[0]?._id.endsWith(`#${revisions.at(-1)}`)).toBe(true);
};

it(
  `${ROUNDS} times at once confirmed, moved and cancelled while senders are killed: each message once, twice only after such a kill`,
  LASTING,
  async () => {
    const members: Member[] = [];
    const startsAt = startOfSecond(addDays(new Date(), 6));
    // A process may record before it is killed: then it was not hit.
    while (
      members.length < ROUNDS ||
      (members.length < 2 * ROUNDS && POINTS.some((point) => hits(point) === 0))
    ) {
      const member = await aStudent(surface());
      members.push(member);
      await settled();
      const { id: courseId } = await aCourse({ scheduledDate: startsAt });
      const before = kills.length;
      const [one = '', other = ''] = urls();
      good(await connectGraphql(one, member.token).enrol({ courseId }));
      const found = await EnrolmentModel.findOne({ userId: member.id }).orFail().lean();
      const id = found._id.toString();
      const by = (url: string) => connectGraphql(url, admin.token);
      const cancel = () => tolerant(by(one).cancelEnrolments({ ids: [id], reason: 'academy' }));
      const change = () => [
        tolerant(by(one).confirmEnrolments({ ids: [id] })),
        tolerant(by(other).rescheduleEnrolment({ id, scheduledDate: addDays(startsAt, 1).toISOString() })),
      ];
      // A cancellation remains true: every second kill is one after which the same message is sent again.
      if (members.length % 2 === 0) {
        await Promise.all(change());
        await settled();
        armed = leastHit();
        await cancel();
      } else {
        armed = leastHit();
        await Promise.all([...change(), cancel()]);
      }
      await vi.waitFor(() => expect(kills).toHaveLength(before + 1), PATIENCE);
      await restartBoth(member);
      await by(urls()[0] ?? '').cancelEnrolments({ ids: [id], reason: 'academy' });
      await settled();
    }

    const messages = await MailModel.find({}).lean();
    expectCopies(messages);
    for (const member of members) expectOrder(member, messages);
    for (const point of POINTS) expect(hits(point), point).toBeGreaterThan(0);
    const copies = countCopies();
    const unrecorded = kills.filter(({ id, isRecorded }) => id?.includes('#cancelled#') && !isRecorded);
    for (const { id } of unrecorded) expect(copies.get(id ?? ''), id ?? '').toBe(2);
    expect(unrecorded.length).toBeGreaterThan(0);
    if (process.env.MAIL_ROUNDS) {
      const twice = [...copies.values()].filter((count) => count === 2).length;
      const counts = Object.fromEntries(POINTS.map((point) => [point, hits(point)]));
      console.log(
        JSON.stringify({ rounds: members.length, kills: counts, messages: messages.length, twice }),
      );
    }
  },
);
