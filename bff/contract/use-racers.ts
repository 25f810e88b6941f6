import { afterAll, beforeAll } from 'vitest';
import { aStudent, anAdmin, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';
import { startServerProcess, type ServerProcess } from './processes.ts';

/** Any number of enrolments for each student. */
const MANY_ENROLMENTS = { MAX_ACTIVE_ENROLMENTS: '1000' };

type Race = { racers: ServerProcess[]; admin: Member; students: Member[] };

/**
 * A server here for the builders, two in processes of their own on its database, and who races on them: there before
 * the tests of a file, gone after them.
 */
export const useRacers = (count: number, settings: Record<string, string> = {}) => {
  const home = useTestServer({ ...MANY_ENROLMENTS, ...settings });
  const race: Race = { racers: [], admin: {} as Member, students: [] }; // filled before anything reads it

  beforeAll(async () => {
    const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
    const shared = { DB_NAME, MONGODB_URI, ...MANY_ENROLMENTS, ...settings };
    race.racers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
    const surface = { url: home.url, connect: connectGraphql };
    race.admin = await anAdmin(surface);
    race.students = await Promise.all(Array.from({ length: count }, () => aStudent(surface)));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(race.racers.map(({ stop }) => stop()));
  });

  const apiOf = ({ token }: Pick<Member, 'token'>, index: number) =>
    connectGraphql(race.racers[index % race.racers.length]?.url ?? '', token);
  const staff = (index: number) => apiOf(race.admin, index);
  return { home, race, apiOf, staff };
};
