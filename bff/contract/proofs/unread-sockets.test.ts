import { readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { storedCourse } from '../../src/features/courses/course.store.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** The long form: `SOCKETS=200`. What so many responses hold is well above the spread. */
const SOCKETS = Number(process.env.SOCKETS ?? 100);
const PIPELINED = 10;
const COURSES = 100;
const GIVEN_BACK_MILLISECONDS = 60_000;
/** Memory of one process that does the same work twice varies by this much. */
const SPREAD_MEGABYTES = 60;

let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess({});
  const connection = await mongoose
    .createConnection(inject('mongoUri'), { dbName: server.settings.DB_NAME })
    .asPromise();
  const course = storedCourse({
    name: 'Curso largo',
    description: 'd'.repeat(1_000),
    location: 'Polígono',
    courseType: 'Grupal',
    scheduledDate: null,
    price: 1,
    pointsValue: 1,
    isActive: true,
  });
  await connection.collection('courses').insertMany(Array.from({ length: COURSES }, () => ({ ...course })));
  await connection.close();
});
afterAll(() => server.stop());

/** From /proc: the open files of a process, and its memory in megabytes. */
const usageOf = (pid: number) => ({
  files: readdirSync(`/proc/${pid}/fd`).length,
  megabytes: Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024,
  ),
});

/** Sends requests again and again, and never reads a response. */
const openUnread = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.pause();
  socket.write('GET /api/courses?limit=100 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PIPELINED));
  return socket;
};

/** Reads on a connection of its own, closed afterwards. */
const readCourses = () =>
  new Promise<string>((resolve, reject) => {
    const request = get(`${server.url}/api/courses?limit=100`, { agent: false }, (response) => {
      text(response).then(resolve, reject);
    });
    request.on('error', reject);
  });

const isLinux = platform() === 'linux';
const itOnLinux = isLinux ? it : it.skip;

itOnLinux(
  `${SOCKETS} sockets that ask without reading are closed, and what they held is given back${isLinux ? '' : ' (open files and memory are read from /proc)'}`,
  async () => {
    const port = Number(new URL(server.url).port);
    const readMany = () => Promise.all(Array.from({ length: SOCKETS }, readCourses));
    const { files } = usageOf(server.pid);
    for (let round = 0; round < PIPELINED; round += 1) await readMany();
    const { megabytes } = usageOf(server.pid);
    const sockets = Array.from({ length: SOCKETS }, () => openUnread(port));
    await vi.waitFor(() => expect(usageOf(server.pid).files).toBeGreaterThanOrEqual(SOCKETS), 30_000);
    expect(JSON.parse(await readCourses())).toHaveLength(COURSES);
    await vi.waitFor(
      () => {
        const after = usageOf(server.pid);
        expect(after.files).toBeLessThanOrEqual(files + 2);
        expect(after.megabytes).toBeLessThanOrEqual(megabytes + SPREAD_MEGABYTES);
      },
      { timeout: GIVEN_BACK_MILLISECONDS, interval: 1_000 },
    );
    for (const socket of sockets) socket.destroy();
  },
  GIVEN_BACK_MILLISECONDS + 40_000,
);
