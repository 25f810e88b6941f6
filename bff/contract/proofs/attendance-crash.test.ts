import { addHours } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 120_000;
const STEP = crashStep(3);

const home = useTestServer();
let admin: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });
const staff = (url = home.url) => connectGraphql(url, admin.token);

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const sweepLater = async () => {
  await sweepIntended(home.deps);
  expect((await verify()).problems).toEqual([]);
};

it(
  'a correction that is interrupted before any write debits the points once, or is not done',
  async () => {
    let member: Member;
    let id: string;
    const correction = () => ({ id, outcome: 'confirmed', reason: 'Era otro alumno' });
    await crashBeforeEveryWrite({
      step: STEP,
      first: 0,
      settings: sameDatabase(home),
      prepare: async () => {
        member = await aStudent(surface());
        const course = await aCourse({ pointsValue: 40, scheduledDate: addHours(new Date(), -3) });
        const walkIn = { userId: member.id, courseId: course.id, attended: true };
        id = good(await staff().enrolStudent(walkIn)).id;
        return async (url) => good(await staff(url).correctAttendance(correction()));
      },
      check: async (_, isWhole) => {
        await sweepLater();
        const { status } = await EnrolmentModel.findById(id).orFail().lean();
        const isDone = isWhole || status === 'confirmed';
        expect(status).toBe(isDone ? 'confirmed' : 'completed');
        expect(good(await member.api.myPoints())).toBe(isDone ? 0 : 40);
        good(await staff().completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
        expect(good(await member.api.myPoints())).toBe(40);
      },
    });
  },
  PATIENCE_MS,
);

it(
  'a walk-in with attendance that is interrupted before any write has its points once, or is not enrolled',
  async () => {
    let member: Member;
    let courseId: string;
    await crashBeforeEveryWrite({
      step: STEP,
      first: 1,
      settings: sameDatabase(home),
      prepare: async () => {
        member = await aStudent(surface());
        courseId = (await aCourse({ pointsValue: 40, scheduledDate: addHours(new Date(), -3) })).id;
        const walkIn = { userId: member.id, courseId, attended: true };
        return async (url) => good(await staff(url).enrolStudent(walkIn));
      },
      check: async (_, isWhole) => {
        await sweepLater();
        const enrolled = await EnrolmentModel.countDocuments({ courseId });
        const isDone = isWhole || enrolled > 0;
        expect(enrolled).toBe(isDone ? 1 : 0);
        expect(good(await member.api.myPoints())).toBe(isDone ? 40 : 0);
      },
    });
  },
  PATIENCE_MS,
);

it(
  'a completion that is interrupted before any write has its certificate once, or is not done',
  async () => {
    let id: string;
    await crashBeforeEveryWrite({
      step: crashStep(2),
      settings: sameDatabase(home),
      prepare: async () => {
        const { id: userId } = await aStudent(surface());
        const scheduledDate = addHours(new Date(), -3);
        const { id: courseId } = await aCourse({ pointsValue: 40, scheduledDate, issuesCertificate: true });
        id = good(await staff().enrolStudent({ userId, courseId })).id;
        return async (url) =>
          good(await staff(url).completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
      },
      check: async () => {
        await sweepLater();
        const { status } = await EnrolmentModel.findById(id).orFail().lean();
        const isDone = status === 'completed';
        expect(await CertificateModel.find({ enrolmentId: id }).lean()).toMatchObject(
          isDone ? [{ turn: 1, revocation: null }] : [],
        );
        good(await staff().completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
        expect(await CertificateModel.countDocuments({ enrolmentId: id })).toBe(1);
      },
    });
  },
  PATIENCE_MS,
);
