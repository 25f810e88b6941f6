import { startTestServer, type TestServer } from '../bff/contract/harness.ts';
import { startMailbox } from '../bff/contract/mailbox.ts';
import { test as stage } from './stage.ts';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** With a server that sends email messages. */
export const test = stage.extend<{ mailbox: Mailbox; server: TestServer }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'file' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const server = await startTestServer({ ...mailbox.settings, MESSAGES: 'on', MAIL_PER_MINUTE: '6000' });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});
