import { addDays } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { aCourse, aStudent, anAdmin, anEmail, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 240_000;

const home = useTestServer();
let admin: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const liveOf = async (courseId: string) => {
  const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
  return live.map(({ userId }) => userId.toString());
};

it(
  'a transfer that is interrupted before any write is finished by the sweep, or is not done: never two seats or none',
  async () => {
    let [from, to] = ['', ''];
    let [mover, waiting] = [admin, admin];
    let done = 0;
    await crashBeforeEveryWrite({
      step: crashStep(1),
      settings: sameDatabase(home),
      prepare: async () => {
        const name = `Otra fecha de ${anEmail()}`;
        from = (await aCourse({ name, capacity: 1 })).id;
        to = (await aCourse({ name, capacity: 1, scheduledDate: addDays(new Date(), 14) })).id;
        [mover, waiting] = [await aStudent(surface()), await aStudent(surface())];
        const { id } = good(await mover.api.enrol({ courseId: from }));
        good(await connectGraphql(home.url, waiting.token).joinWaitingList(from));
        const { token } = admin;
        return async (url) => good(await connectGraphql(url, token).transferEnrolment({ id, courseId: to }));
      },
      check: async () => {
        await sweepIntended(home.deps);
        expect((await verify()).problems).toEqual([]);
        const isDone = (await liveOf(to)).length === 1;
        done += Number(isDone);
        expect([await liveOf(from), await liveOf(to)]).toEqual(
          isDone ? [[waiting.id], [mover.id]] : [[mover.id], []],
        );
      },
    });
    expect(done).toBeGreaterThan(1);
  },
  PATIENCE_MS,
);
