import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { academy } from '#domain/academy.ts';
import type { Env } from './env.ts';
import { unavailable } from '../errors/domain-error.ts';
import { hostOf, isPrivateHost } from './public-address.ts';

const AT_ONCE = 2;
export const MAX_WAITING = 100;
const RETRY_SECONDS = 30;
const CONNECT_MS = 5_000;
const SOCKET_IDLE_MS = 10_000;
/** Connections are used for several messages, and closed before the socket's timeout. */
const POOL = {
  pool: true,
  // The worker of messages sends one more.
  maxConnections: AT_ONCE + 1,
  idleTimeout: SOCKET_IDLE_MS / 2,
  // The server may have closed a connection that was not used for a while.
  maxRequeues: 1,
} as const;
/** How long a stopping server continues to send. Then connections are closed. */
const STOP_MS = 3_000;

type Attachment = { filename: string; content: string | Buffer; contentType: string };

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

export type Mail = {
  /** Composes and sends a message in the background; null sends none. Failures are logged, without a retry. */
  sendLater: (write: () => Promise<OutgoingMail | null>) => void;
  /** Sends one message. Throws a SmtpError. */
  send: (message: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

const ENHANCED = /^\d{3}[ -](\d)\.(\d{1,3})\.\d{1,3}\b/;

/**
 * Whose fault it is. `server`: it does not respond, does not let this sender in, or refuses for a policy. `address`: nobody
 * has it. `later`: it may take the message later. `message`: it takes this message never.
 */
export type SmtpFault = 'server' | 'address' | 'later' | 'message';

const PERMANENT = 500;
const NO_SUCH_ADDRESS = 550;
/** The second part of an enhanced status code, RFC 3463. */
const ADDRESSING = 1;
const OF_SERVER = [5, 7];

type Reply = { command: string; responseCode: number | null; subject: number | null };

const faultOf = ({ command, responseCode, subject }: Reply): SmtpFault => {
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (responseCode === null || !isAboutMessage) return 'server';
  if (responseCode < PERMANENT) return 'later';
  if (subject !== null && OF_SERVER.includes(subject)) return 'server';
  const isUnknown = subject === ADDRESSING || (subject === null && responseCode === NO_SUCH_ADDRESS);
  return command === 'RCPT TO' && isUnknown ? 'address' : 'message';
};

/** The codes of an SMTP error. Its text is dropped, because it may contain the address. */
export class SmtpError extends Error {
  /** Null if the server was not reached. */
  readonly responseCode: number | null;
  readonly fault: SmtpFault;

  constructor(error: unknown) {
    const { code, command, responseCode, response } = Object(error) as Record<string, unknown>;
    super(['SMTP', code, command, responseCode].filter(Boolean).join(' '));
    this.responseCode = typeof responseCode === 'number' ? responseCode : null;
    const [, , subject] = ENHANCED.exec(String(response ?? '')) ?? [];
    this.fault = faultOf({
      command: String(command ?? ''),
      responseCode: this.responseCode,
      subject: subject === undefined ? null : Number(subject),
    });
  }
}

/** Production requires TLS, except to servers on a private network. */
export const transportOptions = (url: string, { NODE_ENV }: Pick<Env, 'NODE_ENV'>) => ({
  ...POOL,
  url,
  requireTLS: NODE_ENV === 'production' && !isPrivateHost(hostOf(new URL(url))),
  connectionTimeout: CONNECT_MS,
  dnsTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SOCKET_IDLE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Opens the mail transport; null if SMTP_URL is not set. */
export const openMail = async (env: Env, log: Logger): Promise<Mail | null> => {
  const { SMTP_URL, MAIL_FROM } = env;
  if (!SMTP_URL || !MAIL_FROM) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(SMTP_URL, env));
  const cutShort = new AbortController();
  const underWay = new Set<Promise<void>>();
  const queue = pLimit(AT_ONCE);

  const send = async ({ to, headers, ...message }: OutgoingMail, signal: AbortSignal) => {
    try {
      await transport.sendMail({
        ...message,
        from: { name: academy.name, address: MAIL_FROM },
        replyTo: academy.contact.email,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        signal,
      });
    } catch (error) {
      throw new SmtpError(error);
    }
  };

  const work = async (write: () => Promise<OutgoingMail | null>) => {
    try {
      if (cutShort.signal.aborted) throw new Error('the server stops');
      const message = await write();
      if (message) await send(message, cutShort.signal);
    } catch (error) {
      log.error({ err: error }, 'mail not sent');
    }
  };

  return {
    send,
    sendLater: (write) => {
      if (queue.pendingCount >= MAX_WAITING) throw unavailable(RETRY_SECONDS);
      const sent = queue(() => work(write));
      underWay.add(sent);
      void sent.then(() => underWay.delete(sent));
    },
    close: async () => {
      const timer = setTimeout(() => cutShort.abort(), STOP_MS);
      await Promise.all(underWay);
      clearTimeout(timer);
      transport.close();
    },
  };
};
