import { addHours, startOfSecond } from 'date-fns';
import { afterAll, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import { MailModel, type MailDocument, notifyMailWorker } from '../src/outgoing/mail.model.ts';
import { aCourse, aStudent, good, type Member } from './builders.ts';
import { useTestServer } from './harness.ts';
import { startMailbox } from './mailbox.ts';

export const PATIENCE = { timeout: 15_000, interval: 50 };

export const text = (instant: Date) => classDayAndTime(instant, academy.timeZone);

const inDays = (days: number) => startOfSecond(addHours(new Date(), 24 * days));

export const mailOf = async ({ id }: Pick<Member, 'id'>): Promise<MailDocument[]> =>
  MailModel.find({ userId: id }).sort({ createdAt: 1, _id: 1 }).lean();

/** As if the time had passed in which a confirmation may be taken back. */
export const endUndoTime = async () => {
  const now = new Date();
  const waiting = { kind: 'confirmed', state: 'waiting', dueAt: { $gt: now } } as const;
  const { modifiedCount } = await MailModel.updateMany(waiting, { $set: { dueAt: now, nextAttemptAt: now } });
  if (modifiedCount > 0) notifyMailWorker();
};

/** A message to a person, once it no longer waits. */
export const settled = (member: Pick<Member, 'id'>, kind: MailKind) =>
  vi.waitFor(async () => {
    if (kind === 'confirmed') await endUndoTime();
    const found = (await mailOf(member)).find((one) => one.kind === kind && one.state !== 'waiting');
    if (!found) throw new Error(`no ${kind} is settled`);
    return found;
  }, PATIENCE);

/** A server that sends messages, and the SMTP server that receives them. */
export const mailScene = async (settings: Record<string, string> = {}) => {
  const mailbox = await startMailbox();
  const server = useTestServer({ ...mailbox.settings, MESSAGES: 'on', MAIL_PER_MINUTE: '6000', ...settings });
  afterAll(() => mailbox.stop());

  /** What the mail server has received of a message. */
  const received = ({ _id }: Pick<MailDocument, '_id'>) =>
    mailbox.messages.filter(({ headers }) => headers.includes(`<${_id}@localhost>`));

  const anEnrolment = async (startsAt = inDays(5)) => {
    const member = await aStudent(server, { firstName: 'Brígida' });
    const course = await aCourse({ scheduledDate: startsAt });
    const { id } = good(await member.api.enrol({ courseId: course.id }));
    return { member, course, id, startsAt };
  };

  return { mailbox, server, received, anEnrolment };
};
