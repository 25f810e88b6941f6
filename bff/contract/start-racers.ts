import { aStudent, anAdmin } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import type { TestServer } from './harness.ts';
import { startServerProcess } from './processes.ts';

/** Any number of enrolments for each student. */
export const MANY_ENROLMENTS = { MAX_ACTIVE_ENROLMENTS: '1000' };

/** Two servers in processes of their own on the database of a test's server, and who races on them. */
export const startRacers = async ({ settings, url }: TestServer, count: number) => {
  const { DB_NAME = '', MONGODB_URI = '' } = settings;
  const shared = { DB_NAME, MONGODB_URI, ...MANY_ENROLMENTS };
  const racers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  const surface = { url, connect: connectGraphql };
  const admin = await anAdmin(surface);
  const students = await Promise.all(Array.from({ length: count }, () => aStudent(surface)));
  return { racers, admin, students };
};
