import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addHours, startOfSecond } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aCourse, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { freePort } from '../free-port.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { PATIENCE, settled, text } from '../mail-scene.ts';
import { MAIL_PACKAGES, pythonWith } from '../python.ts';

const SMTP_SERVER = fileURLToPath(new URL('./smtp-server.py', import.meta.url));

type Received = {
  to: string;
  subject: string;
  id: string;
  text: string;
  html: string;
  event: { method: string; uid: string; sequence: number; status: string; start: string } | null;
};

const python = pythonWith(MAIL_PACKAGES);
if ('reason' in python) console.log(`skipped: messages to aiosmtpd. ${python.reason}`);

describe.skipIf('reason' in python)('another SMTP server, and another reader of calendar files', () => {
  const received: Received[] = [];
  let stopReceiving = () => {};
  let server: TestServer;

  beforeAll(async () => {
    if ('reason' in python) return;
    const port = await freePort();
    const child = spawn(join(python.bin, 'python3'), [SMTP_SERVER, String(port)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    stopReceiving = () => child.stdin.end();
    await once(lines, 'line');
    lines.on('line', (line) => received.push(JSON.parse(line) as Received));
    server = await startTestServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'no-responder@academia.example',
      MESSAGES: 'on',
      MAIL_PER_MINUTE: '6000',
    });
  });
  afterAll(async () => {
    await server?.stop();
    stopReceiving();
  });

  const to = (email: string) => received.filter((message) => message.to === email);

  it('gets each message about a class with text, HTML and the class', async () => {
    const surface = { url: server.url, connect: connectGraphql };
    const member = await aStudent(surface, { firstName: 'Begoña' });
    const staff = connectGraphql(server.url, (await anAdmin(surface)).token);
    const [startsAt, later] = [120, 168].map((hours) => startOfSecond(addHours(new Date(), hours)));
    if (!startsAt || !later) return;
    const course = await aCourse({ scheduledDate: startsAt });
    const { id } = good(await member.api.enrol({ courseId: course.id }));
    await settled(member, 'enrolled');
    good(await staff.confirmEnrolments({ ids: [id] }));
    await settled(member, 'confirmed');
    good(await staff.updateCourse({ id: course.id, scheduledDate: later.toISOString() }));
    await settled(member, 'moved');
    good(await staff.cancelEnrolments({ ids: [id], reason: 'academy' }));
    await vi.waitFor(() => expect(to(member.email)).toHaveLength(5), PATIENCE);
    const [, ...about] = to(member.email);
    expect(about.map(({ subject }) => subject)).toEqual([
      'Recibimos tu inscripción',
      'Tu clase está confirmada',
      'Tu clase cambió de fecha',
      'Tu clase quedó cancelada',
    ]);
    for (const message of about) {
      expect(message.text).toContain('Hola, Begoña:');
      expect(message.html).toContain('Hola, Begoña:');
      expect(message.html).toContain(academy.name);
    }
    expect(about[2]?.text).toContain(`Tu clase del ${text(startsAt)} pasa al ${text(later)}.`);
    const events = about.flatMap(({ event }) => event ?? []);
    expect(events.map(({ method, status, start }) => [method, status, new Date(start)])).toEqual([
      ['REQUEST', 'TENTATIVE', startsAt],
      ['REQUEST', 'CONFIRMED', startsAt],
      ['REQUEST', 'CONFIRMED', later],
      ['CANCEL', 'CANCELLED', later],
    ]);
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${id}@localhost`]));
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('reports an unknown address, which is marked', async () => {
    const email = `unknown-${anEmail()}`;
    const member = await aStudent({ url: server.url, connect: connectGraphql }, { email });
    expect(await settled(member, 'welcome')).toMatchObject({ state: 'failed', smtpCode: 550 });
    const marked = async () => (await UserModel.findById(member.id).lean())?.unreachableEmail;
    await vi.waitFor(async () => expect(await marked()).toBe(email), PATIENCE);
  });
});
