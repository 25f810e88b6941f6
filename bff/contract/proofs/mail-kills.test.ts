import { once } from 'node:events';
import { addDays, startOfSecond } from 'date-fns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBackend } from '../../src/process/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { MailModel } from '../../src/features/mail/mail.model.ts';
import { aCourse, aStudent, anAdmin, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { testSettings } from '../harness.ts';
import { startMailbox, type SendingPoint } from '../mailbox.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** `MAIL_ROUNDS=50` is the long form. */
const ROUNDS = Number(process.env.MAIL_ROUNDS ?? 6);
const PATIENCE = { timeout: 60_000, interval: 50 };
const POINTS: readonly SendingPoint[] = ['claimed', 'accepted', 'answered'];

/** A server process with an SMTP server of its own, which sees how far a message has come. */
type Sender = { process: ServerProcess; mailbox: Awaited<ReturnType<typeof startMailbox>> };

const senders: Sender[] = [];
const kills: { point: SendingPoint; to: string }[] = [];
let armed: SendingPoint | null = null;
let settings: Record<string, string>;
let close: () => Promise<void>;

const startSender = async () => {
  const mailbox = await startMailbox(async (point, to) => {
    if (point !== armed) return;
    armed = null;
    const { child } = sender.process;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    kills.push({ point, to });
  });
  const sender: Sender = {
    mailbox,
    process: await startServerProcess({ ...settings, ...mailbox.settings }),
  };
  senders.push(sender);
};

beforeAll(async () => {
  const { PORT: _, ...shared } = await testSettings({ MESSAGES: 'on', MAIL_PER_MINUTE: '6000' });
  settings = shared;
  ({ close } = await openBackend(readEnv(settings)));
  await startSender();
  await startSender();
}, PATIENCE.timeout);
afterAll(async () => {
  await Promise.all(
    senders.map(async ({ process: server, mailbox }) => [await server.stop(), await mailbox.stop()]),
  );
  await close();
});

/** Its process may be killed before it answers. */
const tolerant = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
};

const urls = () => senders.map((sender) => sender.process.url);

/** What a killed process had leased is due now; nobody else sends to this person meanwhile. */
const makeDue = async (member: Member) => {
  const now = new Date();
  await MailModel.updateMany(
    { userId: member.id, state: 'waiting', dueAt: { $lte: now } },
    { nextAttemptAt: now },
  );
};

const nothingDue = () =>
  vi.waitFor(async () => {
    const due = { state: 'waiting', dueAt: { $lte: new Date() } } as const;
    expect(await MailModel.countDocuments(due)).toBe(0);
  }, PATIENCE);

const replaceKilled = async () => {
  for (const sender of senders) {
    if (sender.process.child.signalCode === null) continue;
    sender.process = await startServerProcess({ ...settings, ...sender.mailbox.settings });
  }
};

const received = () =>
  senders.flatMap(({ mailbox }) =>
    mailbox.letters.map(({ headers, at }) => ({
      at,
      id: /^Message-ID: +<(.+)@localhost>$/im.exec(headers.replace(/\r\n\s+/g, ' '))?.[1] ?? headers,
    })),
  );

it(
  `${ROUNDS} times at once confirmed, moved and cancelled while senders are killed: each message once, twice only after such a kill`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const [home = ''] = urls();
    const admin = await anAdmin({ url: home, connect: connectGraphql });
    const members: Member[] = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      members.push(await aStudent({ url: home, connect: connectGraphql }));
    }
    const startsAt = startOfSecond(addDays(new Date(), 6));
    for (const [round, member] of members.entries()) {
      const { id: courseId } = await aCourse({ scheduledDate: startsAt });
      const hits = kills.length;
      const [one = '', other = ''] = urls();
      await connectGraphql(one, member.token).enrol({ courseId });
      const found = await EnrolmentModel.findOne({ userId: member.id }).orFail().lean();
      const id = found._id.toString();
      armed = POINTS[round % POINTS.length] ?? null;
      const by = (url: string) => connectGraphql(url, admin.token);
      await Promise.all([
        tolerant(by(one).confirmEnrolments({ ids: [id] })),
        tolerant(by(other).rescheduleEnrolment({ id, scheduledDate: addDays(startsAt, 1).toISOString() })),
        tolerant(by(one).cancelEnrolments({ ids: [id], reason: 'academy' })),
      ]);
      await vi.waitFor(() => expect(kills).toHaveLength(hits + 1), PATIENCE);
      const receiver = members.find(({ email }) => email === kills.at(-1)?.to);
      if (receiver) await makeDue(receiver);
      await replaceKilled();
      const staff = by(urls()[0] ?? '');
      await staff.cancelEnrolments({ ids: [id], reason: 'academy' });
      await nothingDue();
    }

    const messages = await MailModel.find({}).lean();
    const copies = new Map<string, number>();
    for (const { id } of received()) copies.set(id, (copies.get(id) ?? 0) + 1);
    expect([...copies.keys()].filter((id) => !messages.some(({ _id }) => _id === id))).toEqual([]);
    for (const { _id, state } of messages) {
      const count = copies.get(_id) ?? 0;
      if (state === 'sent') expect(count, _id).toBeGreaterThanOrEqual(1);
      else if (state === 'waiting') expect(count, _id).toBe(0);
      expect(count, _id).toBeLessThanOrEqual(2);
    }
    const twice = [...copies.values()].filter((count) => count === 2).length;
    const afterSending = kills.filter(({ point }) => point !== 'claimed').length;
    expect(twice).toBeLessThanOrEqual(afterSending);
    expect(new Set(kills.map(({ point }) => point))).toEqual(new Set(POINTS));

    for (const member of members) {
      const own = messages.filter(({ userId }) => userId.toString() === member.id);
      const cancelled = own.filter(({ kind }) => kind === 'cancelled');
      expect(cancelled.map(({ state }) => state)).toEqual(['sent']);
      const ids = own.filter(({ kind }) => kind !== 'welcome').map(({ _id }) => _id);
      const order = received()
        .filter(({ id }) => ids.includes(id))
        .toSorted((a, b) => a.at - b.at)
        .map(({ id }) => id);
      expect(
        order.slice(order.indexOf(cancelled[0]?._id ?? '')).every((id) => id === cancelled[0]?._id),
      ).toBe(true);
    }
  },
);
