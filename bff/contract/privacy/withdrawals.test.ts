import { addDays, addHours } from 'date-fns';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { partOf, startMailbox } from '../mailbox.ts';

const mailbox = await startMailbox();
const server = useTestServer(mailbox.settings);
const admin = useBuilt(() => anAdmin(server));

afterAll(() => mailbox.stop());

const visitor = () => connectGraphql(server.url);
const aRequest = (email = anEmail()) => ({
  name: 'Ana Paz',
  email,
  phone: '11 5555-0101',
  about: 'El curso del sábado.\nNo puedo ir.',
});

/** The messages to an address, once there are so many. */
const messagesTo = async (email: string, count: number) => {
  const found = () => mailbox.messages.filter(({ to }) => to.includes(email));
  await vi.waitFor(() => expect(found()).toHaveLength(count), { timeout: 10_000 });
  return found();
};

describe('a request to withdraw', () => {
  it('requires no session, and has a code and two deadlines', async () => {
    const before = Date.now();
    const receipt = good(await visitor().requestWithdrawal(aRequest()));
    expect(receipt.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    const [stored] = good(await admin.api.withdrawals({ first: 1 })).nodes;
    expect(stored).toMatchObject({ ...receipt, name: 'Ana Paz', settledAt: null, answer: null });
    const createdAt = new Date(stored?.createdAt ?? 0);
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(receipt.answerBy).toBe(addHours(createdAt, 24).toISOString());
    expect(receipt.settleBy).toBe(addDays(createdAt, 10).toISOString());
  });

  it('gets the same response, whoever the email belongs to', async () => {
    const known = await aStudent(server);
    const shapes = [];
    for (const email of [known.email, anEmail()]) {
      const { code, ...times } = good(await visitor().requestWithdrawal(aRequest(email)));
      shapes.push([typeof code, Object.keys(times)]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('is confirmed by mail with its code, without the text of the sender', async () => {
    const request = aRequest();
    const { code } = good(await visitor().requestWithdrawal(request));
    const [message] = await messagesTo(request.email, 1);
    expect(message?.body).toContain(code);
    for (const written of ['Ana', 'sábado', '5555']) expect(message?.body).not.toContain(written);
  });

  it('sends at most three messages an hour to one address, and stores every request', async () => {
    const email = anEmail();
    for (let count = 0; count < 5; count += 1) good(await visitor().requestWithdrawal(aRequest(email)));
    // Messages are sent in turn: those before it have gone.
    const last = aRequest();
    good(await visitor().requestWithdrawal(last));
    await messagesTo(last.email, 1);
    await messagesTo(email, 3);
    const { nodes } = good(await admin.api.withdrawals({ first: 100 }));
    expect(nodes.filter((one) => one.email === email)).toHaveLength(5);
  });

  it('lists the missing fields', async () => {
    expect(await visitor().requestWithdrawal({ ...aRequest(), about: ' ' })).toMatchObject({
      status: 422,
      fields: [{ field: 'about', message: messages.withdrawalAbout }],
    });
  });
});

describe('staff', () => {
  it('settles a request once, with an answer', async () => {
    good(await visitor().requestWithdrawal(aRequest()));
    const [{ id } = { id: '' }] = good(await admin.api.withdrawals({ isSettled: false, first: 1 })).nodes;
    const settled = good(await admin.api.settleWithdrawal({ id, answer: 'Devolvimos el pago.' }));
    expect(settled.answer).toBe('Devolvimos el pago.');
    expect(settled.settledAt).not.toBeNull();
    expect(await admin.api.settleWithdrawal({ id, answer: 'Otra' })).toMatchObject({
      status: 409,
      detail: messages.withdrawalSettled,
    });
    const open = good(await admin.api.withdrawals({ isSettled: false, first: 100 })).nodes;
    expect(open.map((one) => one.id)).not.toContain(id);
  });

  it('sends the answer by mail, once for a key, in the layout of all messages', async () => {
    const request = aRequest();
    good(await visitor().requestWithdrawal(request));
    const [{ id } = { id: '' }] = good(await admin.api.withdrawals({ isSettled: false, first: 1 })).nodes;
    const keyed = connectGraphql(server.url, admin.token, { 'Idempotency-Key': `answer ${id}` });
    for (const _ of [1, 2]) good(await keyed.settleWithdrawal({ id, answer: 'Devolvimos\nel pago.' }));
    const last = aRequest();
    good(await visitor().requestWithdrawal(last));
    await messagesTo(last.email, 1);
    const sent = await messagesTo(request.email, 2);
    for (const mail of sent) {
      expect(partOf(mail, 'text/html')).toContain('class="card"');
      expect(mail.headers).toContain(`Reply-To: ${academy.contact.email}`);
    }
    expect(partOf(sent[1], 'text/plain')).toMatch(/Devolvimos\r\n\r\nel pago\./);
  });
});
