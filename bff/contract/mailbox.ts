import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const MAIL_FROM = 'no-responder@academia.example';

/** Mail is set up, and its server does not respond. */
export const MAIL_AWAY = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM };

type Received = { to: string[]; source: string; headers: string; body: string; at: number };

/** How far a message has come: its sender has leased it, the server has accepted it, and has acknowledged it. */
export type SendingPoint = 'claimed' | 'accepted' | 'acknowledged';

const decoded = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

type Part = 'text/plain' | 'text/html' | 'text/calendar';

/** What the Message-ID has before the host. */
export const messageIdOf = (source: string) => /^Message-ID:\s+<(.+)@localhost>$/im.exec(source)?.[1] ?? null;

/** One part of a message, decoded; empty without it. */
export const partOf = (received: Pick<Received, 'source'> | undefined, type: Part) => {
  const part = new RegExp(`Content-Type: ${type}([^]*?)\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(
    received?.source ?? '',
  );
  const [, headers = '', body = ''] = part ?? [];
  return headers.includes('base64') ? Buffer.from(body, 'base64').toString() : decoded(body);
};

/** A real SMTP server that stores its messages. It rejects addresses of `unknown` permanently, with their text, and those of `busy` temporarily. */
export const startMailbox = async ({
  reach = async () => {},
  port: wanted = 0,
}: {
  /** The source is there once the message has arrived. */
  reach?: (point: SendingPoint, to: string, source?: string) => Promise<void>;
  port?: number;
} = {}) => {
  const messages: Received[] = [];
  const unknown = new Set<string>();
  const busy = new Set<string>();
  let held = Promise.resolve();
  let holding = 0;
  let refused = 0;
  let connections = 0;
  const server = new SMTPServer({
    // Idle connections of a sender do not delay the end.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (busy.has(address)) return done(Object.assign(new Error('try again'), { responseCode: 451 }));
      if (!unknown.has(address)) return void reach('claimed', address).then(() => done());
      refused += 1;
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      const arrive = async (source: string) => {
        holding += 1;
        await held;
        holding -= 1;
        const end = source.indexOf('\r\n\r\n');
        const to = envelope.rcptTo.map(({ address }) => address);
        const at = Date.now();
        messages.push({ to, source, headers: source.slice(0, end), body: decoded(source.slice(end)), at });
        const [first = ''] = to;
        await reach('accepted', first, source);
        done();
        await reach('acknowledged', first, source);
      };
      // Of a sender that was killed while it was sending, only a part arrives.
      void text(stream).then(arrive, () => {});
    },
  });
  // A killed sender resets its connection.
  server.on('error', () => {});
  const listening = server.listen(wanted, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM },
    messages,
    unknown,
    busy,
    refused: () => refused,
    connections: () => connections,
    /** How many messages it delays. */
    holding: () => holding,
    /** Takes messages without a response until the returned function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
