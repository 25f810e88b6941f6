import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { openMirror, type Kind } from './mirror.js';

const { URL: url = '', TOKEN: token = '', FILE: file = 'mirror.json', SECRET, PORT } = process.env;
/** Maximum delay of the copy without webhooks, or after a lost one. */
const EVERY_MS = Number(process.env.EVERY_MS ?? 60_000);
const AGAIN_MS = 1_000;
/** Several events in this time cause one run. */
const GATHER_MS = 1_000;

const mirror = await openMirror({ url, token, file });

let wake = () => {};

type Event = { type: string; data: { id: string; revision?: number } };

const KINDS: Record<string, Kind> = { course: 'courses', user: 'users', enrolment: 'enrolments' };

/** Whether the copy has this change already: an earlier run may have read it. */
const isKnown = ({ type, data: { id, revision = 0 } }: Event) => {
  const kind = KINDS[type.split('.')[0] ?? ''];
  return kind === undefined || (mirror.find(kind, id)?.revision ?? -1) >= revision;
};

if (SECRET) {
  const webhook = new Webhook(SECRET);
  createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    try {
      const event = webhook.verify(body, request.headers as Record<string, string>) as Event;
      if (!isKnown(event)) wake();
      response.writeHead(204).end();
    } catch {
      response.writeHead(401).end();
    }
  }).listen(Number(PORT));
}

for (;;) {
  const woken = new Promise<void>((resolve) => (wake = resolve));
  try {
    await mirror.readChanges();
    await Promise.race([woken, delay(EVERY_MS)]);
    await delay(GATHER_MS);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await delay(AGAIN_MS);
  }
}
