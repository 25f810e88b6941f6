import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Types } from 'mongoose';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { attemptMail } from '../../src/features/mail/mail.attempt.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { mailOf, PATIENCE } from '../mail-scene.ts';
import { startSmtpStandIn, type SmtpStage } from './smtp-stand-in.ts';

const smtp = await startSmtpStandIn();
const server = useTestServer({ ...smtp.settings, MESSAGES: 'on', MAIL_PER_MINUTE: '6000' });

afterEach(() => smtp.accept());
afterAll(() => smtp.stop());

type Outcome = 'kept' | 'later' | 'marked' | 'failed';

/** kept: waits, no try is counted, sending pauses. later: is tried again. marked: nobody has the address. */
const REPLIES: [SmtpStage, string, Outcome][] = [
  ['connect', '554 5.7.1 not from your network', 'kept'],
  ['connect', '421 4.3.2 closing', 'kept'],
  ['EHLO', '550 5.7.1 who are you', 'kept'],
  ['AUTH', '535 5.7.8 bad credentials', 'kept'],
  ['AUTH', '454 4.7.0 later', 'kept'],
  ['MAIL', '553 5.1.8 sender rejected', 'kept'],
  ['MAIL', '550 no', 'kept'],
  ['MAIL', '451 4.3.0 later', 'kept'],
  ['RCPT', '550 5.1.1 no such user', 'marked'],
  ['RCPT', '553 5.1.3 bad address', 'marked'],
  ['RCPT', '550 no such user', 'marked'],
  ['RCPT', '550 5.7.1 relaying denied', 'kept'],
  ['RCPT', '503 5.5.1 wrong order', 'kept'],
  ['RCPT', '552 5.2.2 mailbox full', 'failed'],
  ['RCPT', '553 not in my list of allowed hosts', 'failed'],
  ['RCPT', '451 4.7.1 greylisted', 'later'],
  ['DATA', '554 5.7.1 policy', 'kept'],
  ['DATA', '552 5.3.4 too large', 'failed'],
  ['DATA', '554 no', 'failed'],
  ['DATA', '550 no', 'failed'],
  ['DATA', '452 4.3.1 full', 'later'],
];

/** A message that this test sends itself: the worker takes it only in an hour. */
const aMessage = async () => {
  const student = await aStudent(server);
  await aSent(student);
  const later = new Date(Date.now() + 3_600_000);
  const [welcome] = await mailOf(student);
  if (!welcome) throw new Error('no message');
  const _id = `user.${new Types.ObjectId()}#welcome#0`;
  await MailModel.create({
    ...welcome,
    _id,
    state: 'waiting',
    to: null,
    content: null,
    settledAt: null,
    tries: 0,
    dueAt: new Date(),
    nextAttemptAt: later,
  });
  return { student, _id };
};

const aSent = (student: Pick<Member, 'id'>) =>
  vi.waitFor(async () => {
    expect((await mailOf(student)).map(({ state }) => state)).toEqual(['sent']);
  }, PATIENCE);

const stored = (_id: string) => MailModel.findById(_id).orFail().lean();
const isMarked = async ({ id }: Pick<Member, 'id'>) =>
  Boolean((await UserModel.findById(id).lean())?.unreachableEmail);

describe('an SMTP server that refuses', () => {
  it.each(REPLIES)('at %s with %s: %s', async (stage, reply, outcome) => {
    const { student, _id } = await aMessage();
    smtp.refuse(stage, reply);
    const attempt = await attemptMail(server.deps, await stored(_id), new AbortController().signal);
    const { state, reason, tries, smtpCode, nextAttemptAt } = await stored(_id);
    const waits = { state: 'waiting', reason: null, isDue: true };
    const ended = { state: 'failed', reason: 'rejected', isDue: false, tries: 1 };
    expect({ attempt, state, reason, tries, isDue: nextAttemptAt !== null }).toEqual(
      {
        kept: { attempt: 'away', ...waits, tries: 0 },
        later: { attempt: 'done', ...waits, tries: 1 },
        marked: { attempt: 'done', ...ended },
        failed: { attempt: 'done', ...ended },
      }[outcome],
    );
    expect(smtpCode).toBe(Number(reply.slice(0, 3)));
    expect(await isMarked(student)).toBe(outcome === 'marked');
    await MailModel.deleteOne({ _id });
  });

  it('and lets the sender in again gets what was kept', async () => {
    const { student, _id } = await aMessage();
    smtp.refuse('AUTH', '535 5.7.8 bad credentials');
    const send = async () => attemptMail(server.deps, await stored(_id), new AbortController().signal);
    expect(await send()).toBe('away');
    smtp.accept();
    expect(await send()).toBe('done');
    expect(await stored(_id)).toMatchObject({ state: 'sent' });
    expect(await isMarked(student)).toBe(false);
  });
});

describe('messages that failed', () => {
  it('are sent again together, by the filters of the list', async () => {
    const desk = await aStaffMember(server, 'desk');
    const api = desk.api;
    const [one, other] = [await aMessage(), await aMessage()];
    await MailModel.updateMany(
      { _id: { $in: [one._id, other._id] } },
      { state: 'failed', reason: 'rejected', nextAttemptAt: null, settledAt: new Date() },
    );
    expect(good(await api.resendFailedMail({ userId: one.student.id }))).toEqual({
      count: 1,
      hasMore: false,
    });
    await vi.waitFor(async () => expect((await stored(one._id)).state).toBe('sent'), PATIENCE);
    expect((await stored(other._id)).state).toBe('failed');
    expect(good(await api.resendFailedMail({ kind: 'reminder_24h' }))).toEqual({ count: 0, hasMore: false });
    expect(good(await api.resendFailedMail({}))).toEqual({ count: 1, hasMore: false });
    await vi.waitFor(async () => expect((await stored(other._id)).state).toBe('sent'), PATIENCE);
  });

  it('are not sent again when what they say is no longer true', async () => {
    const student = await aStudent(server);
    const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
    await vi.waitFor(
      async () =>
        expect(await MailModel.countDocuments({ userId: student.id, kind: 'enrolled', state: 'sent' })).toBe(
          1,
        ),
      PATIENCE,
    );
    await MailModel.updateOne(
      { userId: student.id, kind: 'enrolled' },
      { state: 'failed', reason: 'gave_up' },
    );
    good(await student.api.cancelEnrolment(id));
    const admin = connectGraphql(server.url, (await anAdmin(server)).token);
    good(await admin.resendFailedMail({ userId: student.id }));
    await vi.waitFor(
      async () =>
        expect(
          await MailModel.countDocuments({ userId: student.id, kind: 'enrolled', state: 'dropped' }),
        ).toBe(1),
      PATIENCE,
    );
  });
});
