import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from 'date-fns';
import { openEmbeddedMongo } from '@academia/embedded-mongo';
import { openBackend } from '../bff/src/start/backend.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { readEnv } from '../bff/src/process/env.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { storedCourse } from '../bff/src/features/courses/course.store.ts';
import { openSession } from '../bff/src/features/auth/sessions/session.ts';
import { createUser } from '../bff/src/features/users/user.store.ts';

const COURSES = 20;

const courseAt = (index: number) =>
  storedCourse({
    name: `Tiro Defensivo ${index}`,
    description:
      'Desenfunde, empuñadura y control del gatillo; dos tandas de práctica con munición incluida.',
    location: 'Polígono Norte, Pilar',
    courseType: 'Grupal' as const,
    scheduledDate: addDays(new Date(), 7 + index),
    price: 48_000 + index,
    pointsValue: 100,
    isActive: true,
  });

/** A database with courses and a signed-in student, for every server of a run. Returns a stop function. */
export const openStoredCourses = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-'));
  const given = process.env.MONGODB_URI;
  const uri = given ?? (await openEmbeddedMongo({ dataDir })).uri;
  const settings = { MONGODB_URI: uri, DB_NAME: `bench-${process.pid}` };
  const { deps, close } = await openBackend(readEnv({ ...settings, NODE_ENV: 'test' }));
  await CourseModel.insertMany(Array.from({ length: COURSES }, (_, index) => courseAt(index)));
  const ctx = systemContext(deps);
  const { id: userId } = await createUser({
    email: 'ana@example.com',
    documentNumber: '30111222',
    firstName: 'Ana',
    lastName: 'Gómez',
    createdAt: ctx.now,
  });
  const { accessToken } = await openSession(ctx, { userId, via: 'password', generations: {} });
  return {
    settings: { ...settings, HOST: '127.0.0.1', PUBLIC_URL: 'https://localhost' },
    token: accessToken,
    close: async () => {
      await CourseModel.db.dropDatabase();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
