import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../src/process/env.ts';
import { createLog } from '../../src/process/log.ts';
import { openMail } from '../../src/process/mail.ts';
import { testSettings } from '../harness.ts';
import { startMailbox } from '../mailbox.ts';

type MailSettings = Record<'SMTP_URL' | 'MAIL_FROM', string>;

const senderTo = async (settings: MailSettings) => {
  const env = readEnv(await testSettings(settings));
  const mail = await openMail(env, createLog(env));
  onTestFinished(() => mail?.close());
  const message = { to: 'ana@example.com', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  return () => mail?.send(message, AbortSignal.timeout(10_000));
};

it('messages that are sent one after another use one connection', async () => {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  const send = await senderTo(mailbox.settings);
  for (let sent = 0; sent < 5; sent += 1) await send();
  expect(mailbox.messages).toHaveLength(5);
  expect(mailbox.connections()).toBe(1);
});

/** An SMTP server that drops its first connection at the second message. */
const startDroppingServer = async () => {
  const count = { connections: 0, messages: 0 };
  const serve = (socket: Socket) => {
    count.connections += 1;
    const isFirst = count.connections === 1;
    let begun = 0;
    const lines = createInterface(socket).on('line', (line) => {
      if (line === '.') count.messages += 1;
      if (line.startsWith('MAIL')) begun += 1;
      if (isFirst && begun === 2) socket.destroy();
      else if (line === 'DATA') socket.write('354 go on\r\n');
      else if (/^(EHLO|MAIL|RCPT|\.$)/.test(line)) socket.write('250 ok\r\n');
    });
    socket.on('error', () => lines.close()).write('220 ready\r\n');
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    count,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-responder@academia.example' },
  };
};

it('a message whose connection was lost before is sent once, over another connection', async () => {
  const { count, settings } = await startDroppingServer();
  const send = await senderTo(settings);
  await send();
  await send();
  expect(count).toEqual({ connections: 2, messages: 2 });
});
