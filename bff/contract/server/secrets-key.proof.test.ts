import { hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import mongoose from 'mongoose';
import { derivedSecret, newSalt, sealedSalt, storedSecret } from '../../src/process/derived-secret.ts';
import { readEnv } from '../../src/process/env.ts';
import { allModels } from '../../src/models.ts';
import { appOf } from '../account-builders.ts';
import { PASSWORD, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { runCli, startServerProcess, type ServerProcess } from '../processes.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

const newKey = () => randomBytes(32).toString('hex');
const [OLD, NEW, NEWER] = [newKey(), newKey(), newKey()];
const PURPOSE = 'webhook';

const DB_NAME = `test-${randomBytes(6).toString('hex')}`;
const settings = { DB_NAME, MONGODB_URI: inject('mongoUri'), WEBHOOKS_ALLOW_PRIVATE: 'true' };

it('a stored secret can be read after every replacement, without the previous key', () => {
  const before = '0123456789abcdefghijkl';
  for (const salt of [before, newSalt(readEnv({ SECRETS_KEY: OLD }))]) {
    const secret = Buffer.from(hkdfSync('sha256', OLD, salt, `academia ${PURPOSE}`, 32));
    const read = (stored: string, SECRETS_KEY: string, SECRETS_KEY_PREVIOUS = '') =>
      storedSecret(readEnv({ SECRETS_KEY, SECRETS_KEY_PREVIOUS }), { salt: stored, purpose: PURPOSE });
    expect(read(salt, OLD)).toEqual(secret);
    expect(read(salt, NEW, OLD)).toEqual(secret);
    const sealed = sealedSalt(readEnv({ SECRETS_KEY: NEW, SECRETS_KEY_PREVIOUS: OLD }), salt) ?? '';
    expect(read(sealed, NEW)).toEqual(secret);
    expect(read(sealed, NEW, OLD)).toEqual(secret);
    expect(sealedSalt(readEnv({ SECRETS_KEY: NEW }), sealed)).toBeNull();
    const again = sealedSalt(readEnv({ SECRETS_KEY: NEWER, SECRETS_KEY_PREVIOUS: NEW }), sealed) ?? '';
    expect(read(again, NEWER)).toEqual(secret);
    expect(() => read(again, NEW)).toThrow('SECRETS_KEY_PREVIOUS');
    expect(() => read(again.replace(salt, 'another'), NEWER)).toThrow();
  }
});

it('a previous key is rejected without a present one, and if both are the same', () => {
  for (const SECRETS_KEY of ['', OLD])
    expect(() => readEnv({ SECRETS_KEY, SECRETS_KEY_PREVIOUS: OLD })).toThrow(/^SECRETS_KEY_PREVIOUS is/);
});

it('every stored salt is encrypted with the present key: add one in another collection to key.commands.ts', () => {
  const salted = allModels.flatMap(({ modelName, schema }) =>
    Object.keys(schema.paths).some((path) => path === 'salt' || path === 'salts') ? [modelName] : [],
  );
  expect(salted.sort()).toEqual(['PasswordReset', 'SecondFactor', 'SigningKey', 'WebhookEndpoint']);
});

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  receiver = await startReceiver();
  await mongoose.connect(inject('mongoUri'), { dbName: DB_NAME, retryWrites: false });
});
afterEach(() => server?.stop());
afterAll(async () => {
  await receiver.kill();
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

/** The next of the server's lives, with these keys. */
const restart = async (SECRETS_KEY: string, SECRETS_KEY_PREVIOUS = '') => {
  await server?.stop();
  server = await startServerProcess({ ...settings, SECRETS_KEY, SECRETS_KEY_PREVIOUS });
  return server;
};

type Account = { member: Member; codeAt: (offset?: number) => string; recovery: string[] };

const withSecondFactor = async (url: string): Promise<Account> => {
  const member = await aStudent({ url, connect: connectGraphql });
  const api = connectGraphql(url, member.token);
  const { secret } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
  const codeAt = appOf(secret);
  const { recoveryCodes } = good(await api.confirmSecondFactor({ code: codeAt(-1) }));
  return { member, codeAt, recovery: recoveryCodes };
};

const signIn = (url: string, { member }: Account, code: string) =>
  connectRest(url).login({ email: member.email, password: PASSWORD, code });

/** Four servers start, one after the other. */
describe('webhooks and second factors', { timeout: 60_000 }, () => {
  let staff: Member;
  let endpointId: string;
  let secret: string;
  let first: Account;
  let second: Account;
  let third: Account;

  const anyEndpoint = () => ({ url: receiver.url, events: ['enrolment.completed'] });

  const expectDelivery = async ({ url }: { url: string }) => {
    receiver.received.length = 0;
    good(await connectGraphql(url, staff.token).sendTestEvent(endpointId));
    await eventually(async () => expect(receiver.received).toHaveLength(1));
    const [received] = receiver.received;
    expect(received && verified(received, secret)).toMatchObject({ type: 'webhook.test' });
  };

  it('work with the first key', async () => {
    const { url } = await restart(OLD);
    staff = await anAdmin({ url, connect: connectGraphql });
    const made = good(await connectGraphql(url, staff.token).createWebhookEndpoint(anyEndpoint()));
    [endpointId, secret] = [made.endpoint.id, made.secret];
    first = await withSecondFactor(url);
    second = await withSecondFactor(url);
    await expectDelivery({ url });
  });

  it('work with both keys, before the command and after it', async () => {
    const both = await restart(NEW, OLD);
    await expectDelivery(both);
    good(await signIn(both.url, first, first.recovery[0] ?? ''));
    good(await connectGraphql(both.url, staff.token).createWebhookEndpoint(anyEndpoint()));
    third = await withSecondFactor(both.url);
    const rotate = async () => (await runCli(['rotate-secrets-key'], both.settings)).stdout;
    expect(await rotate()).toContain('1 webhook endpoints, 2 second factors, 0 reset links');
    expect(await rotate()).toContain('0 webhook endpoints, 0 second factors, 0 reset links');
    await expectDelivery(both);
    good(await signIn(both.url, first, first.recovery[1] ?? ''));
    good(await signIn(both.url, first, first.codeAt()));
  });

  it('work with the second key alone', async () => {
    const alone = await restart(NEW);
    await expectDelivery(alone);
    good(await signIn(alone.url, first, first.recovery[2] ?? ''));
    good(await signIn(alone.url, second, second.codeAt()));
    good(await signIn(alone.url, third, third.recovery[0] ?? ''));
  });

  it('require that key: nobody signs in with the first one', async () => {
    const { url } = await restart(OLD);
    const body = JSON.stringify({ email: second.member.email, password: PASSWORD, code: second.codeAt() });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(500);
  });
});

it('a request is repeated across a replacement', async () => {
  const { url } = await restart(OLD);
  const admin = await anAdmin({ url, connect: connectGraphql });
  const create = (at: string, name: string) =>
    connectGraphql(at, admin.token, { 'idempotency-key': 'k1' }).createInstructor({ name });
  const made = good(await create(url, 'Ana'));
  const { url: after } = await restart(NEW, OLD);
  expect(good(await create(after, 'Ana'))).toEqual(made);
  expect(await create(after, 'Eva')).toMatchObject({ status: 422 });
});

it('an ephemeral secret is derived from the present key', () => {
  const env = readEnv({ SECRETS_KEY: NEW, SECRETS_KEY_PREVIOUS: OLD });
  expect(derivedSecret(env, { salt: 'x', purpose: PURPOSE })).toEqual(
    derivedSecret(readEnv({ SECRETS_KEY: NEW }), { salt: 'x', purpose: PURPOSE }),
  );
});
