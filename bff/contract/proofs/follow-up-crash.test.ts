import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 120_000;
const STEP = crashStep(4);

const home = useTestServer();
let admin: Member;

const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin(surface());
});

/** What the processes that still run do some minutes later. */
const sweepLater = async () => {
  await sweepIntended(home.deps);
  expect(await AuditEntryModel.countDocuments({ outcome: 'intended' })).toBe(0);
  expect((await verify()).problems).toEqual([]);
};

it(
  'a completion that is interrupted before any write has its points once, or is not done',
  async () => {
    let member: Member;
    let id: string;
    await crashBeforeEveryWrite({
      step: STEP,
      settings: sameDatabase(home),
      prepare: async () => {
        member = await aStudent(surface());
        const { id: courseId } = await aCourse({ pointsValue: 40 });
        id = good(await member.api.enrol({ courseId })).id;
        const staff = connectGraphql(home.url, admin.token);
        good(await staff.confirmEnrolments({ ids: [id] }));
        return async (url) =>
          good(
            await connectGraphql(url, admin.token).completeEnrolments({ ids: [id], reason: 'Rindió antes' }),
          );
      },
      check: async (_, isWhole) => {
        await sweepLater();
        const { status } = (await EnrolmentModel.findById(id).lean()) ?? {};
        const isDone = isWhole || status === 'completed';
        expect(status).toBe(isDone ? 'completed' : 'confirmed');
        expect(good(await member.api.myPoints())).toBe(isDone ? 40 : 0);
        good(
          await connectGraphql(home.url, admin.token).completeEnrolments({
            ids: [id],
            reason: 'Rindió antes',
          }),
        );
        expect(good(await member.api.myPoints())).toBe(40);
      },
    });
  },
  PATIENCE_MS,
);

it(
  'a cancellation that is interrupted before any write gives the free seat to the first on the waiting list, once',
  async () => {
    let courseId: string;
    let cancelled: string;
    let waiting: Member;
    await crashBeforeEveryWrite({
      step: STEP,
      first: 2,
      settings: sameDatabase(home),
      prepare: async () => {
        courseId = (await aCourse({ capacity: 1 })).id;
        const holder = await aStudent(surface());
        cancelled = good(await holder.api.enrol({ courseId })).id;
        waiting = await aStudent(surface());
        for (const member of [waiting, await aStudent(surface())]) {
          good(await connectGraphql(home.url, member.token).joinWaitingList(courseId));
        }
        return async (url) => good(await connectGraphql(url, holder.token).cancelEnrolment(cancelled));
      },
      check: async (_, isWhole) => {
        await sweepLater();
        const live = await EnrolmentModel.find({ courseId, status: 'pending' }).lean();
        expect(live).toHaveLength(1);
        const isDone = isWhole || !live.some(({ _id }) => String(_id) === cancelled);
        expect(live[0]?.userId.toString() === waiting.id).toBe(isDone);
        const promoted = await WaitingModel.find({ courseId, state: 'promoted' }).lean();
        expect(promoted.map(({ userId }) => String(userId))).toEqual(isDone ? [waiting.id] : []);
        expect(await WaitingModel.countDocuments({ courseId, state: 'waiting' })).toBe(isDone ? 1 : 2);
      },
    });
  },
  PATIENCE_MS,
);
