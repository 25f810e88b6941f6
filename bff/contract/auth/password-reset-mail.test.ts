import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aReset } from '../account-builders.ts';
import {
  aDeactivated,
  aStudent,
  anAdmin,
  anEmail,
  textOfEverything,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { startTestServer, useTestServer, type TestServer } from '../harness.ts';
import { MAIL_AWAY, startMailbox } from '../mailbox.ts';
import { startServerProcess } from '../processes.ts';

const NEW_PASSWORD = 'otro-secreto-2';
const ACCEPTED = { ok: true, status: 200, data: { detail: messages.resetRequested } };
const LIMITED = { ok: false, status: 429, detail: messages.tooManyTries };
const ACCOUNT_LIMIT = 3;
const ADDRESS_LIMIT = 20;

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer(mailbox.settings);
});
afterAll(() => mailbox.stop());
beforeEach(() => {
  mailbox.messages.length = 0;
});

const surface = () => ({ url: server.url, connect: connectGraphql });
const visitor = () => connectGraphql(server.url);
const requestLink = (email: string) => visitor().requestPasswordReset({ email });
const reset = (token: string, newPassword = NEW_PASSWORD) => visitor().resetPassword({ token, newPassword });

/** The messages with a link, without those that tell about a change. */
const links = () => mailbox.messages.filter(({ body }) => body.includes('/restablecer#'));

/** The same, once there are so many. */
const messagesOf = async (count: number) => {
  await vi.waitFor(() => expect(links()).toHaveLength(count), { timeout: 10_000 });
  return links();
};

const tokenIn = (body: string) => /\/restablecer#([\w-]{43})/.exec(body)?.[1] ?? 'no link';

const mailTo = async ({ email }: Pick<Member, 'email'>) => {
  expect(await requestLink(email)).toEqual(ACCEPTED);
  const [message] = await messagesOf(1);
  if (!message) throw new Error('no message');
  return message;
};

describe('a link for a lost password by mail', () => {
  it('arrives at the address of the account, in Spanish, as text and as HTML, with the first name alone', async () => {
    const member = await aStudent(surface(), { firstName: 'Brígida', lastName: 'Ñancucheo' });
    const { to, headers, body } = await mailTo({ email: ` ${member.email.toUpperCase()}` });
    expect(to).toEqual([member.email]);
    expect(headers).toMatch(/^From: "?Academia Centinela"? <no-responder@academia\.example>\r$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(headers).toContain('multipart/alternative');
    expect(body).toContain('Hola, Brígida:');
    expect(body.match(/\/restablecer#/g)).toHaveLength(2);
    expect(body).toContain(`<a href="${server.deps.publicUrl}/restablecer#${tokenIn(body)}"`);
    expect(body).toContain(academy.name);
    for (const personal of ['Ñancucheo', member.email, member.id]) expect(body).not.toContain(personal);
    expect(await textOfEverything()).not.toContain(tokenIn(body));
  });

  it('leaves a link of staff valid, and all of them end when one is used', async () => {
    const member = await aStudent(surface());
    const ofStaff = await aReset(member.id);
    const mailed = tokenIn((await mailTo(member)).body);
    good(await reset(ofStaff));
    expect(await reset(mailed)).toMatchObject({ status: 422, detail: messages.resetInvalid });
  });

  it.each([
    ['of two lines', 'Ana\r\nBcc: otra@academia.example'],
    ['with quotes and an address', '"Ana" <otra@academia.example>'],
    ['with markup', '<a href="https://trampa.example">Ana</a>'],
    ['with a link', 'Ganaste, entra a trampa.example'],
    ['that is missing', null],
  ])('does not greet by a name %s', async (_, firstName) => {
    const member = await aStudent(surface());
    await UserModel.updateOne({ _id: member.id }, { $set: { firstName } });
    const { to, source, body } = await mailTo(member);
    expect(to).toEqual([member.email]);
    expect(body).toContain('Hola:');
    for (const hostile of ['otra@academia.example', 'trampa.example', 'Bcc']) {
      expect(source).not.toContain(hostile);
      expect(body).not.toContain(hostile);
    }
  });

  it('ends the links that were asked for before', async () => {
    const member = await aStudent(surface());
    const first = tokenIn((await mailTo(member)).body);
    expect(await requestLink(member.email)).toEqual(ACCEPTED);
    const second = tokenIn((await messagesOf(2))[1]?.body ?? '');
    expect(await reset(first)).toMatchObject({ status: 422, fields: [{ message: messages.resetInvalid }] });
    good(await reset(second));
  });

  it('rejects a malformed address', async () => {
    expect(await requestLink('ana@')).toMatchObject({
      status: 422,
      fields: [{ field: 'email', message: messages.email }],
    });
  });

  it('is offered in the health of a server that has mail', async () => {
    const query = '{ health { sendsMail } }';
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({ data: { health: { sendsMail: true } } });
  });

  /** Last: a server that stops sends what it has begun, and shares its connection with the next ones. */
  it('is not sent to an address without an account, an admin, an account of Google or a deactivated one', async () => {
    const ofGoogle = await aStudent(surface());
    await UserModel.updateOne({ _id: ofGoogle.id }, { googleKey: `google:${ofGoogle.id}` });
    const colleague = await anAdmin(surface());
    const deactivated = await aDeactivated(surface());
    const member = await aStudent(surface());
    for (const email of [anEmail(), ofGoogle.email, colleague.email, deactivated.email, member.email]) {
      expect(await requestLink(email)).toEqual(ACCEPTED);
    }
    await server.stop();
    expect(links().map(({ to }) => to)).toEqual([[member.email]]);
  });
});

describe('without mail', () => {
  const plain = useTestServer();

  it('responds that mail is not configured, and does not offer it', async () => {
    const { email } = await aStudent({ url: plain.url, connect: connectGraphql });
    expect(await connectGraphql(plain.url).requestPasswordReset({ email })).toEqual({
      ok: false,
      status: 503,
      detail: messages.mailNotConfigured,
    });
    expect(plain.deps.mail).toBeNull();
  });
});

describe('requests for a link', () => {
  const limited = useTestServer({ RATE_LIMITS: 'on', ...MAIL_AWAY });
  const request = (email: string) => connectGraphql(limited.url).requestPasswordReset({ email });

  it('are limited per account, whether or not it exists, and per address', async () => {
    const { email } = await aStudent({ url: limited.url, connect: connectGraphql });
    let requested = 0;
    for (const account of [email, anEmail()]) {
      for (let count = 0; count < ACCOUNT_LIMIT; count += 1) expect(await request(account)).toEqual(ACCEPTED);
      expect(await request(account)).toEqual(LIMITED);
      requested += ACCOUNT_LIMIT + 1;
    }
    for (; requested < ADDRESS_LIMIT; requested += 1) expect(await request(anEmail())).toEqual(ACCEPTED);
    expect(await request(anEmail())).toEqual(LIMITED);
  });
});

it('a message that is rejected or finds no server is in the log without its address, and the response is the same', async () => {
  const refusing = await startMailbox();
  const process = await startServerProcess({ LOG_LEVEL: 'info', ...refusing.settings });
  const api = connectGraphql(process.url);
  const person = await aStudent({ url: process.url, connect: connectGraphql });
  refusing.unknown.add(person.email);
  expect(await api.requestPasswordReset({ email: person.email })).toEqual(ACCEPTED);
  await vi.waitFor(() => expect(refusing.refused()).toBe(1), 10_000);
  await refusing.stop();
  expect(await api.requestPasswordReset({ email: person.email })).toEqual(ACCEPTED);
  const { stdout } = await process.stop();
  expect(stdout.match(/mail not sent/g)).toHaveLength(2);
  expect(stdout).toContain('SMTP EENVELOPE RCPT TO 550');
  expect(stdout).not.toContain(person.email);
  expect(refusing.messages).toEqual([]);
});
