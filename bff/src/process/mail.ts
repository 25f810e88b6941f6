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

type Attachment = { filename: string; content: string; contentType: string };

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

/** The codes of an SMTP error. Its text is dropped, because it may contain the address. */
export class SmtpError extends Error {
  /** Null if the server was not reached. */
  readonly responseCode: number | null;
  readonly command: string;

  constructor(error: unknown) {
    const { code, command, responseCode } = Object(error) as Record<string, unknown>;
    super(['SMTP', code, command, responseCode].filter(Boolean).join(' '));
    this.responseCode = typeof responseCode === 'number' ? responseCode : null;
    this.command = String(command ?? '');
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
