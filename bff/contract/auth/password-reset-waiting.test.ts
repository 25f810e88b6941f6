import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aStudent, anEmail } from '../builders.ts';
import { commandsOf, monitored } from '../commands.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { startMailbox } from '../mailbox.ts';

const ACCEPTED = { ok: true, status: 200, data: { detail: messages.resetRequested } };
const MAX_WAITING = 100;

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ ...mailbox.settings, ...monitored });
});
afterAll(() => mailbox.stop());

/** In a file of its own: a message of another case would be held, too. */
describe('a request of a link by mail', () => {
  it('is answered without looking for the account, up to a number of waiting ones', async () => {
    const member = await aStudent({ url: server.url, connect: connectGraphql });
    const known = await aStudent({ url: server.url, connect: connectGraphql });
    const requestLink = (email: string) => connectGraphql(server.url).requestPasswordReset({ email });
    const release = mailbox.hold();
    await requestLink(member.email);
    await requestLink(member.email);
    await vi.waitFor(() => expect(mailbox.holding()).toBe(2), { timeout: 10_000 });
    for (const email of [known.email, anEmail()]) {
      const commands = await commandsOf(async () => expect(await requestLink(email)).toEqual(ACCEPTED));
      expect(commands.filter((command) => command.endsWith(' users'))).toEqual([]);
    }
    const more = Array.from({ length: MAX_WAITING - 2 }, () => requestLink(anEmail()));
    expect((await Promise.all(more)).filter(({ ok }) => !ok)).toEqual([]);
    expect(await requestLink(anEmail())).toEqual({ ok: false, status: 503, detail: messages.unavailable });
    release();
    await vi.waitFor(() => expect(mailbox.messages).toHaveLength(3), { timeout: 10_000 });
    expect(mailbox.messages[2]?.to).toEqual([known.email]);
  });
});
