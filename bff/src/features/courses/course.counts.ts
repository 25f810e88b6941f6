import DataLoader from 'dataloader';
import { differenceInSeconds } from 'date-fns';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { unavailable } from '../../errors/domain-error.ts';
import { listIds } from '../../lists/list-ids.ts';
import { inTurn } from '../../operation/in-turn.ts';
import { CountMarkModel } from './count-mark.model.ts';
import { CourseModel, type CourseDocument } from './course.model.ts';

export type Counts = Required<Pick<CourseDocument, 'placesTaken' | 'waitingCount'>>;

/** Longer than a request that has begun such a write, plus the difference of clocks. */
const SETTLED_SECONDS = 60;
const MAX_ATTEMPTS = 40;
const RETRY_SECONDS = 1;

type Begun = { courseId: string; turn: number | null };

const mark = async (_id: string) => {
  try {
    await CountMarkModel.updateOne({ _id }, { $set: { at: new Date() } }, { upsert: true });
  } catch (error) {
    // Another process has just marked it.
    if (!isDuplicateKey(error)) throw error;
  }
};

const begin = async (courseId: string): Promise<Begun> => {
  await mark(courseId);
  const course = await CourseModel.findById(courseId, { counting: 1 }).lean();
  return { courseId, turn: course?.counting?.turn ?? null };
};

/** Those of one moment are one. */
const beginning = new DataLoader(
  async (courseIds: readonly string[]) => {
    const begun = new Map([...new Set(courseIds)].map((courseId) => [courseId, begin(courseId)]));
    return Promise.all(courseIds.map(async (courseId) => (await begun.get(courseId)) ?? begin(courseId)));
  },
  { cache: false },
);

/** Before a write that changes the counts of a course. Until it is settled, the sweep counts them again. */
export const beginCounted = (courseId: string): Promise<Begun> => beginning.load(courseId);

const add = async ({ courseId, turn }: Begun, added: Sum) => {
  const { matchedCount } = await CourseModel.updateOne(
    { _id: courseId, 'counting.turn': turn },
    { $inc: { ...added, 'counting.rev': 1 } },
  );
  return matchedCount === 1;
};

type Sum = Record<string, number>;

const waiting = new Map<string, { sum: Sum; result: Promise<boolean> }>();

/**
 * After such a write. False if the course was counted since it began: that count may have it or not. What follows while one
 * is under way is added together.
 */
export const addToCounts = (begun: Begun, added: Partial<Counts>): Promise<boolean> => {
  const key = `${begun.courseId} ${begun.turn}`;
  const batch = waiting.get(key);
  const sum: Sum = batch?.sum ?? {};
  for (const [name, count] of Object.entries(added)) sum[name] = (sum[name] ?? 0) + count;
  if (batch) return batch.result;
  const result = inTurn(`counts:${key}`, () => {
    waiting.delete(key);
    return add(begun, sum);
  });
  waiting.set(key, { sum, result });
  return result;
};

/** Stores what is counted, unless something was added meanwhile: then it counts again. */
export const storeCounts = async (courseId: string, count: () => Promise<Counts>) => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const course = await CourseModel.findById(courseId, { counting: 1 }).lean();
    if (!course) return;
    const counts = await count();
    const { matchedCount } = await CourseModel.updateOne(
      { _id: courseId, 'counting.rev': course.counting?.rev ?? null },
      { $set: counts, $inc: { 'counting.rev': 1, 'counting.turn': 1 } },
    );
    if (matchedCount === 1) return;
  }
  throw unavailable(RETRY_SECONDS);
};

export const listCountedCourses = (limit: number) => listIds(CountMarkModel, { filter: {}, limit });

/** Counts again: at once, and a last time when no running request has begun before. */
export const settleCounts = async (courseId: string, now: Date, count: () => Promise<Counts>) => {
  const marked = await CountMarkModel.findById(courseId).lean();
  if (!marked) return;
  await storeCounts(courseId, count);
  if (differenceInSeconds(now, marked.at) > SETTLED_SECONDS) await CountMarkModel.deleteOne(marked);
};
