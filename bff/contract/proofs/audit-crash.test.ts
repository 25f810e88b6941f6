import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 120_000;
const STEP = crashStep(2);

const home = useTestServer();
let admin: Member;

const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const sweepLater = async () => {
  await sweepIntended(home.deps);
};

type Api = AcademyApi & AdminApi;

type Try = {
  member: Member;
  send: (api: Api) => Promise<Result<unknown>>;
  isDone: () => Promise<boolean>;
};

const tries = {
  'course.create': async () => {
    const name = `Curso ${randomUUID()}`;
    const course = { name, description: 'x', location: 'Pilar', courseType: 'Grupal', price: 1 };
    return {
      member: admin,
      send: (api: Api) => api.createCourse(course),
      isDone: async () => Boolean(await CourseModel.exists({ name })),
    };
  },
  'course.update': async () => {
    const { id } = await aCourse();
    return {
      member: admin,
      send: (api: Api) => api.updateCourse({ id, name: 'Otro nombre' }),
      isDone: async () => Boolean(await CourseModel.exists({ _id: id, name: 'Otro nombre' })),
    };
  },
  'user.update': async () => {
    const { id } = await aStudent(surface());
    return {
      member: admin,
      send: (api: Api) => api.updateUser({ id, clu: 'CLU-1' }),
      isDone: async () => Boolean(await UserModel.exists({ _id: id, clu: 'CLU-1' })),
    };
  },
  'enrolment.create': async () => {
    const member = await aStudent(surface());
    const { id: courseId } = await aCourse();
    return {
      member,
      send: (api: Api) => api.enrol({ courseId }),
      isDone: async () => Boolean(await EnrolmentModel.exists({ userId: member.id })),
    };
  },
} satisfies Record<string, () => Promise<Try>>;

const outcomes = async (action: string) =>
  (await AuditEntryModel.find({ action }).lean()).map(({ outcome, reason }) => ({ outcome, reason }));

const DONE = { outcome: 'done', reason: null };

let attempt: Try;

type Headers = Record<string, string>;

type Attempts = {
  begin: () => Promise<Try>;
  /** In the short form each attempt begins with another write. */
  first: number;
  headers?: () => Headers;
  check: (writes: number, isWhole: boolean) => Promise<void>;
};

/** Crashes before the writes of an attempt, each with an attempt of its own. */
const crash = ({ begin, first, headers = () => ({}), check }: Attempts) =>
  crashBeforeEveryWrite({
    step: STEP,
    first,
    settings: { DB_NAME: home.settings.DB_NAME ?? '', MONGODB_URI: home.settings.MONGODB_URI ?? '' },
    prepare: async () => {
      await AuditEntryModel.deleteMany({});
      attempt = await begin();
      const sent = headers();
      return async (url) => good(await attempt.send(connectGraphql(url, attempt.member.token, sent)));
    },
    check,
  });

const cases = Object.entries(tries).map(([action, begin], first) => [action, begin, first] as const);
const repeated = [
  ['course.create', 0],
  ['course.update', 1],
] as const;

describe('killed before any of its writes', () => {
  it.each(cases)(
    '%s has an entry if it is done, and none if it is not',
    async (action, begin, first) => {
      const check = async (_writes: number, isWhole: boolean) => {
        await sweepLater();
        const isDone = await attempt.isDone();
        if (isWhole) expect(isDone).toBe(true);
        expect(await outcomes(action)).toEqual(isDone ? [DONE] : []);
      };
      await crash({ begin, first, check });
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(repeated)(
    '%s that is sent again under its key has one entry, done',
    async (action, first) => {
      let sent: Headers = {};
      const headers = () => (sent = { 'idempotency-key': randomUUID() });
      const check = async () => {
        good(await attempt.send(connectGraphql(home.url, attempt.member.token, sent)));
        await sweepLater();
        expect(await attempt.isDone()).toBe(true);
        expect(await outcomes(action)).toEqual([DONE]);
      };
      await crash({ begin: tries[action], first, headers, check });
    },
    PATIENCE_MS,
  );
});
