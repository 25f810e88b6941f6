import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { expect, inject, it, onTestFinished } from 'vitest';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { toCourse, type CourseDocument } from '../../src/features/courses/course.model.ts';
import { toEnrolment, type EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import { toUser, type UserDocument } from '../../src/features/users/user.model.ts';
import type { Result } from '../academy-api.ts';
import { PASSWORD, aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { freePort } from '../free-port.ts';
import { openWorkshop } from '../guide/run-column.ts';
import { startTestServer } from '../harness.ts';
import { environment, startServerProcess, ROOT, type ServerProcess } from '../processes.ts';
import { proxyTo } from '../tcp-proxy.ts';
import { eventually } from '../webhook-receiver.ts';

/** The long form: `MIRROR_CHANGES=10000`. */
const CHANGES = Number(process.env.MIRROR_CHANGES ?? 500);
const WRITERS = 4;
const STUDENTS = 12;
const COURSES = 6;
/** Every so many rounds a course is moved with all who are enrolled, and people are imported. */
const MOVE_EVERY = 5;
const IMPORTED = 10;
const OUTAGE_MS = 2_000;
const PATIENCE_MS = 60_000;

/** What there is before the mirror begins; the server that made it has ended by then. */
const seed = async (settings: Record<string, string>) => {
  const server = await startTestServer(settings);
  const surface = { url: server.url, connect: connectGraphql };
  const { token } = await anAdmin(surface);
  const { id: groupId } = await aCourse();
  const students: string[] = [];
  for (let count = 0; count < STUDENTS; count += 1) {
    const { id, api } = await aStudent(surface);
    good(await api.enrol({ courseId: groupId }));
    students.push(id);
  }
  const courses: string[] = [];
  for (let count = 0; count < COURSES; count += 1) courses.push((await aCourse()).id);
  const { id: personalisedId } = await aPersonalisedCourse();
  const { token: machine } = good(
    await connectGraphql(server.url, token).createAccessToken({
      currentPassword: PASSWORD,
      name: 'Espejo',
      scopes: ['read', 'admin'],
    }),
  );
  await server.stop();
  return { token, machine, students, courses, personalisedId, groupId };
};

type Seed = Awaited<ReturnType<typeof seed>>;

/** Writes again and again until a write succeeds, on whichever server is there; counts the records it changes. */
const startWriting = ({ token, students, courses, personalisedId, groupId }: Seed, url: string) => {
  let changes = 0;
  let isOver = false;
  const staff = connectGraphql(url, token);
  const enrolments: string[] = [];

  const untilDone = async <T>(send: () => Promise<Result<T>>): Promise<T | null> => {
    while (!isOver) {
      const result = await send().catch(() => null);
      if (result?.ok) return result.data;
      // A write that was stored although its response was lost is rejected the second time.
      if (result && result.status !== 503) return null;
      await delay(50);
    }
    return null;
  };
  const many = async (count: number, send: () => Promise<Result<unknown>>) => {
    if (await untilDone(send)) changes += count;
  };
  const one = (send: () => Promise<Result<unknown>>) => many(1, send);
  const among = (ids: readonly string[], index: number) => ids[index % ids.length] ?? '';

  const round = async (index: number) => {
    const userId = among(students, index);
    const enrolled = await untilDone(() => staff.enrolStudent({ userId, ...aBooking(personalisedId) }));
    if (enrolled) {
      enrolments.push(enrolled.id);
      changes += 1;
    }
    await one(() => staff.updateUser({ id: userId, city: `Ciudad ${index}`, isActive: true }));
    await one(() => staff.updateCourse({ id: among(courses, index), name: `Curso ${index}` }));
    if (index % MOVE_EVERY === 0) {
      const scheduledDate = new Date(Date.UTC(2031, 0, 1) + index * 60_000).toISOString();
      await many(1 + STUDENTS, () => staff.updateCourse({ id: groupId, scheduledDate }));
      const lines = Array.from(
        { length: IMPORTED },
        (_, line) => `Eva;Ruiz;eva-${index}-${line}@example.com`,
      );
      const csv = ['Nombre;Apellido;Email', ...lines].join('\n');
      changes += (await untilDone(() => staff.importUsers({ csv, dryRun: false })))?.created ?? 0;
    }
    const [id] = enrolments.splice(0, 1);
    if (!id) return;
    await one(() => staff.confirmEnrolments({ ids: [id] }));
    await one(() => staff.updateEnrolment(id, { instructorName: `Instructora ${index}` }));
    const end = { ids: [id] };
    await one(() =>
      index % 2 === 0
        ? staff.completeEnrolments({ ...end, reason: 'Rindió antes' })
        : staff.cancelEnrolments(end),
    );
  };
  const load = Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let index = writer; !isOver && changes < CHANGES; index += WRITERS) await round(index);
    }),
  );
  return {
    until: async (share: number) => {
      while (changes < share * CHANGES) await delay(20);
    },
    stop: async () => {
      isOver = true;
      await load;
      return changes;
    },
    load,
  };
};

type MirrorFile = Record<'courses' | 'users' | 'enrolments', { records: Record<string, { id: string }> }>;

const wire = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const inUpperCase = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

/** The stored records with the fields that the mirror has, in the names of GraphQL. */
const storedIn = async (db: mongo.Db) => {
  const [courses, users, enrolments] = await Promise.all([
    db.collection<CourseDocument>('courses').find().toArray(),
    db.collection<UserDocument>('users').find().toArray(),
    db.collection<EnrolmentDocument>('enrolments').find().toArray(),
  ]);
  const byId = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map((row) => [String(row.id), row]));
  return {
    courses: byId(
      courses.map((course) => {
        const { placesTaken: _, waitingCount: _waiting, ...listed } = wire(toCourse(course));
        const { instructorId, courseType, cluPolicy, callOff, ...fields } = listed;
        const { reason, ...calledOff } = (callOff ?? {}) as Record<string, unknown>;
        const [type, policy] = [inUpperCase(courseType), inUpperCase(cluPolicy)];
        return {
          ...fields,
          courseType: type,
          cluPolicy: policy,
          callOff: callOff ? { ...calledOff, reason: inUpperCase(reason) } : null,
          instructor: instructorId ? { id: instructorId } : null,
        };
      }),
    ),
    users: byId(
      users.map((user) => {
        const {
          role,
          staffRole,
          documentType,
          gender,
          // The mirror has emails that count.
          pendingEmail: _pendingEmail,
          pendingEmailUntil: _pendingEmailUntil,
          ...fields
        } = wire(toUser(user));
        const enums = { role, staffRole, documentType, gender };
        const names = Object.entries(enums).map(([key, value]) => [key, inUpperCase(value)]);
        return { ...fields, ...Object.fromEntries(names) };
      }),
    ),
    enrolments: byId(
      enrolments.map((enrolment) => {
        const {
          status,
          classType,
          cancellation,
          priceBreakdown: _,
          earlyReason: _earlyReason,
          arrivedAt: _arrivedAt,
          ...fields
        } = wire(toEnrolment(enrolment));
        const { reason, note, at, isLate } = (cancellation ?? {}) as Record<string, unknown>;
        return {
          ...fields,
          status: inUpperCase(status),
          classType: inUpperCase(classType),
          cancellation: cancellation ? { reason: inUpperCase(reason), note, at, isLate } : null,
        };
      }),
    ),
  };
};

it(
  `a mirror ends equal to the database after ${CHANGES} changes, two killed servers, an outage and a restart of its own`,
  async () => {
    const begin = performance.now();
    const database = await proxyTo(inject('mongoUri'));
    const folder = await mkdtemp(join(tmpdir(), 'academia-mirror-'));
    const [port, mirrorPort] = [await freePort(), await freePort()];
    const common = { WEBHOOKS_ALLOW_PRIVATE: 'true', MAX_ACTIVE_ENROLMENTS: '10000' };
    const DB_NAME = `test-mirror-${Date.now().toString(36)}`;
    const seeded = await seed({ ...common, DB_NAME });
    const start = () =>
      startServerProcess({ ...common, DB_NAME, MONGODB_URI: database.uri, PORT: String(port) });
    let server: ServerProcess = await start();
    let mirror: ChildProcess | null = null;
    const client = await mongo.MongoClient.connect(inject('mongoUri'));
    const guide = await openWorkshop();
    onTestFinished(async () => {
      mirror?.kill('SIGKILL');
      await server.stop('SIGKILL');
      await database.close();
      await client.close();
      await rm(folder, { recursive: true, force: true });
      await guide.close();
    });

    const staff = connectGraphql(server.url, seeded.token);
    const endpoint = { url: `http://127.0.0.1:${mirrorPort}/`, events: [...WEBHOOK_EVENTS] };
    const { secret } = good(await staff.createWebhookEndpoint(endpoint));
    const file = join(folder, 'mirror.json');
    const startMirror = () =>
      spawn(process.execPath, ['--import', 'tsx', join(guide.folder, 'mirror/follow.mts')], {
        cwd: ROOT,
        env: environment({
          URL: server.url,
          TOKEN: seeded.machine,
          FILE: file,
          SECRET: secret,
          PORT: String(mirrorPort),
          EVERY_MS: '2000',
        }),
        stdio: 'ignore',
      });
    const killServer = async () => {
      await server.stop('SIGKILL');
      server = await start();
    };

    mirror = startMirror();
    const writing = startWriting(seeded, server.url);
    await writing.until(0.2);
    await killServer();
    await writing.until(0.4);
    mirror.kill('SIGKILL');
    await once(mirror, 'close');
    mirror = startMirror();
    await writing.until(0.6);
    database.cut();
    await delay(OUTAGE_MS);
    database.restore();
    await writing.until(0.8);
    await killServer();
    await writing.load;
    const changes = await writing.stop();
    expect(changes).toBeGreaterThanOrEqual(CHANGES);

    const db = client.db(DB_NAME);
    await eventually(async () => {
      const copy = JSON.parse(await readFile(file, 'utf8')) as MirrorFile;
      const stored = await storedIn(db);
      for (const kind of ['courses', 'users', 'enrolments'] as const) {
        expect(copy[kind].records).toEqual(stored[kind]);
      }
    }, PATIENCE_MS);
    await db.dropDatabase();
    console.log(`${changes} changes mirrored in ${((performance.now() - begin) / 1_000).toFixed()} s`);
  },
  120_000 + CHANGES * 100,
);
