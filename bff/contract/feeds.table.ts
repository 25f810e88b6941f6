import { toCentavos } from '#domain/money/centavos.ts';
import type { Result, GraphqlApi } from './academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse } from './builders.ts';
import type { Feed } from './feed-reading.ts';
import { moneyIs } from './money-builders.ts';
import type { TrackedName } from './tracked.ts';
import { FIRST_TILL } from '#domain/money/till.ts';

/** Every list whose description promises what has changed; `feeds.test.ts` compares them with the descriptions. */
export const FEEDS: readonly (Feed & { of: TrackedName })[] = [
  { name: 'adminCourses', of: 'courses', field: 'adminCourses' },
  { name: 'users', of: 'users', field: 'users' },
  { name: 'enrolments', of: 'enrolments', field: 'enrolments' },
  { name: 'moneyEntries', of: 'money', field: 'moneyEntries' },
  { name: 'GET /api/money/entries', of: 'money', path: '/api/money/entries', rows: 'entries' },
];

type Scene = { students: readonly string[]; courses: readonly string[]; personalisedId: string };
type Write = (api: GraphqlApi, scene: Scene & { index: number; userId: string }) => Promise<unknown>;

const LIMIT = toCentavos(1_000_000);

export const feedScene = async (students: readonly string[]): Promise<Scene> => {
  await moneyIs({ refundLimitCentavos: LIMIT });
  const courses = [(await aCourse()).id, (await aCourse()).id];
  return { students, courses, personalisedId: (await aPersonalisedCourse()).id };
};

/** On a busy machine a write may not be done in time. */
const done = <T>(result: Result<T>) => (result.ok ? result.data : null);

const pay = async (api: GraphqlApi, userId: string) => {
  const payment = { userId, amount: 10, method: 'transfer', isOnAccount: true };
  return done(await api.recordPayment(payment))?.entry.id ?? '';
};

/** What the writers do in turn: new rows and changed ones of every list, and entries of every kind. */
const WRITES: readonly Write[] = [
  (api, { userId }) => pay(api, userId),
  (api, { userId, index }) => api.updateUser({ id: userId, city: `Ciudad ${index}` }),
  async (api, { userId, index }) =>
    api.setPaymentInvoice({ id: await pay(api, userId), invoice: `0003-${index}` }),
  (api, { courses, index }) =>
    api.updateCourse({ id: courses[index % courses.length] ?? '', name: `Curso ${index}` }),
  async (api, { userId }) =>
    api.refundPayment({ id: await pay(api, userId), amount: 4, reason: 'Se equivocó' }),
  async (api, { userId, personalisedId }) => {
    const enrolled = done(await api.enrolStudent({ userId, ...aBooking(personalisedId) }));
    return enrolled && api.confirmEnrolments({ ids: [enrolled.id] });
  },
  (api) =>
    api.recordCashMovement({ tillId: FIRST_TILL.id, direction: 'in', amount: 1, reason: 'Cambio traído' }),
  (api, { userId }) => api.adjustPoints({ userId, points: 1, description: 'Por seguir' }),
];

type Writing = {
  apiOf: (writer: number) => GraphqlApi;
  scene: Scene;
  writers: number;
  /** Of each writer. */
  rounds: number;
};

/** Writers at once, each with its student, some of whose writes are refused when they meet. */
export const writeFeeds = ({ apiOf, scene, writers, rounds }: Writing) =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const userId = scene.students[writer % scene.students.length] ?? '';
      for (let round = 0; round < rounds; round += 1) {
        const index = round * writers + writer;
        const write = WRITES[(round + writer) % WRITES.length];
        await write?.(apiOf(index), { ...scene, index, userId });
      }
    }),
  );
