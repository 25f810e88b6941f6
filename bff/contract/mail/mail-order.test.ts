import { addMinutes, subSeconds } from 'date-fns';
import { expect, it } from 'vitest';
import { MailModel, type MailDocument, notifyMailWorker } from '../../src/outgoing/mail.model.ts';
import { aStudent, type Member } from '../builders.ts';
import { mailScene, settled } from '../mail-scene.ts';

const { received, server } = await mailScene();

/** Another message like the first one of a person. */
const aMessage = async (member: Member, fields: Partial<MailDocument>) => {
  const welcome = await settled(member, 'welcome');
  const waiting = { state: 'waiting', reason: null, settledAt: null, tries: 0 } as const;
  const _id = `${welcome._id}#${fields.dueAt?.getTime()}`;
  return (await MailModel.create({ ...welcome, ...waiting, ...fields, _id })).toObject();
};

const read = ({ _id }: MailDocument) => MailModel.findById(_id).orFail().lean();

const untilSent = (message: MailDocument) =>
  expect.poll(async () => (await read(message)).state, { timeout: 15_000 }).toBe('sent');

it('a message that another process is sending is not sent again when an earlier one of the person is settled', async () => {
  const member = await aStudent(server);
  const now = new Date();
  const leased = { nextAttemptAt: addMinutes(now, 2), tries: 1 };
  const later = await aMessage(member, { dueAt: subSeconds(now, 1), ...leased });
  const earlier = await aMessage(member, { dueAt: subSeconds(now, 2), nextAttemptAt: now });
  notifyMailWorker();
  await untilSent(earlier);
  // The messages of others are next.
  await settled(await aStudent(server), 'welcome');
  expect(await read(later)).toMatchObject({ state: 'waiting', ...leased });
  expect(received(later)).toEqual([]);
});

it('a message that waits for an earlier one is sent as soon as that one is settled', async () => {
  const member = await aStudent(server);
  const now = new Date();
  const earlier = await aMessage(member, { dueAt: subSeconds(now, 2), nextAttemptAt: addMinutes(now, 2) });
  const later = await aMessage(member, { dueAt: subSeconds(now, 1), nextAttemptAt: now });
  notifyMailWorker();
  await expect.poll(async () => (await read(later)).waitsFor, { timeout: 15_000 }).toBe(earlier._id);
  await MailModel.updateOne({ _id: earlier._id }, { nextAttemptAt: now });
  notifyMailWorker();
  await untilSent(earlier);
  await untilSent(later);
});
