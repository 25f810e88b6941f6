import { addHours } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { AdminApi, AcademyApi, Result } from '../academy-api.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** The long form: `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const PATIENCE_MS = 60_000 + ROUNDS * 20_000;
const POINTS = 30;

const home = useTestServer();
let racers: ServerProcess[];
let admin: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  const shared = { DB_NAME: home.settings.DB_NAME ?? '', MONGODB_URI: home.settings.MONGODB_URI ?? '' };
  racers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  admin = await anAdmin(surface());
}, 120_000);

afterAll(async () => {
  await Promise.all(racers.map(({ stop }) => stop()));
});

type Api = AcademyApi & AdminApi;

const apiOf = ({ token }: Member, index: number) =>
  connectGraphql(racers[index % racers.length]?.url ?? '', token);

const staff = (index: number) => apiOf(admin, index);

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const liveOf = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $ne: 'cancelled' } });

const validOf = (enrolmentId: string) => CertificateModel.countDocuments({ enrolmentId, revocation: null });

/** Sends each call on both processes at once. Conflicts are allowed, errors of the server are not. */
const race = async (calls: readonly ((api: Api) => Promise<Result<unknown>>)[], copies = 4) => {
  const results = await Promise.all(
    Array.from({ length: copies * calls.length }, (_, index) =>
      calls[index % calls.length]?.(staff(Math.floor(index / calls.length))),
    ),
  );
  for (const result of results) {
    // 503: not done in time, on a busy machine.
    if (result && !result.ok) expect([409, 503]).toContain(result.status);
  }
};

describe('two processes', () => {
  it(
    'complete, correct, cancel and mark one enrolment at once: its points and certificate are those of its status',
    async () => {
      for (const round of rounds) {
        const scheduledDate = addHours(new Date(), -3);
        const { id: courseId } = await aCourse({
          scheduledDate,
          pointsValue: POINTS,
          capacity: 2,
          issuesCertificate: true,
        });
        const member = await aStudent(surface());
        const { id } = good(await staff(0).enrolStudent({ userId: member.id, courseId }));
        const ids = [id];
        const correct = (outcome: string) => (api: Api) =>
          api.correctAttendance({ id, outcome, reason: 'Se marcó mal' });
        await race([
          (api) => api.completeEnrolments({ ids, reason: 'Rindió antes' }),
          correct('no_show'),
          (api) => api.markNoShows({ ids }),
          correct('completed'),
          correct('confirmed'),
          ...(round % 4 === 3 ? [(api: Api) => api.cancelEnrolments({ ids })] : []),
        ]);
        await sweep(home.deps);
        const { status, award } = await EnrolmentModel.findById(id).orFail().lean();
        const isPaid = status === 'completed';
        expect(good(await member.api.myPoints())).toBe(isPaid ? POINTS : 0);
        const entries = await PointsEntryModel.find({ enrolmentId: id }).sort({ seq: 1 }).lean();
        expect(entries.map(({ delta }) => delta)).toEqual(
          entries.map((_, index) => (index % 2 ? -POINTS : POINTS)),
        );
        expect(entries).toHaveLength(award?.turn ?? 0);
        expect(await validOf(id)).toBe(isPaid ? 1 : 0);
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'complete one enrolment 20 times at once: it has one certificate',
    async () => {
      for (const _ of rounds) {
        const scheduledDate = addHours(new Date(), -3);
        const { id: courseId } = await aCourse({ scheduledDate, issuesCertificate: true });
        const { id: userId } = await aStudent(surface());
        const { id } = good(await staff(0).enrolStudent({ userId, courseId }));
        const ids = [id];
        await race([(api) => api.completeEnrolments({ ids, reason: 'Rindió antes' })], 20);
        await race([(api) => api.issueCertificates({ ids })], 20);
        expect(await CertificateModel.find({ enrolmentId: id }).lean()).toMatchObject([
          { turn: 1, revocation: null },
        ]);
      }
      await sweep(home.deps);
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'enrol with and without an override while no-shows come back: beyond the capacity are only overrides',
    async () => {
      const PLACES = 4;
      for (const _ of rounds) {
        const scheduledDate = addHours(new Date(), -3);
        const { id: courseId } = await aCourse({ scheduledDate, capacity: PLACES });
        const members = await Promise.all(Array.from({ length: 12 }, () => aStudent(surface())));
        const absent: string[] = [];
        for (const { id: userId } of members.slice(0, 3)) {
          const { id } = good(await staff(0).enrolStudent({ userId, courseId }));
          good(await staff(0).markNoShows({ ids: [id] }));
          absent.push(id);
        }
        let overrides = 0;
        await Promise.all([
          ...absent.map((id, index) =>
            staff(index).correctAttendance({ id, outcome: 'completed', reason: 'Llegó tarde' }),
          ),
          ...members.slice(3).map(async ({ id: userId }, index) => {
            const isOver = index % 4 === 0;
            const rest = isOver ? { overCapacity: true, reason: 'Lo autorizó el instructor' } : {};
            const result = await staff(index).enrolStudent({ userId, courseId, attended: true, ...rest });
            if (isOver && result.ok) overrides += 1;
            if (!result.ok) expect([409, 503]).toContain(result.status);
          }),
        ]);
        expect(overrides).toBeGreaterThan(0);
        expect(await liveOf(courseId)).toBeLessThanOrEqual(PLACES + overrides);
        expect(await liveOf(courseId)).toBeGreaterThanOrEqual(PLACES);
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'accept an offered seat at its deadline, or pass it on: one of the two, and never a seat too many',
    async () => {
      for (const _ of rounds) {
        const { id: courseId } = await aCourse({ capacity: 1, offerHours: 1 });
        const [holder, first, second] = await Promise.all([1, 2, 3].map(() => aStudent(surface())));
        if (!holder || !first || !second) return;
        const held = good(await holder.api.enrol({ courseId }));
        for (const member of [first, second]) good(await apiOf(member, 0).joinWaitingList(courseId));
        good(await holder.api.cancelEnrolment(held.id));
        const offer = await EnrolmentModel.findOne({ courseId, userId: first.id }).orFail().lean();
        const id = offer._id.toString();
        const deadline = new Date(Date.now() + 15);
        await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil: deadline } });
        const [results] = await Promise.all([
          Promise.all(Array.from({ length: 6 }, (_, index) => apiOf(first, index).acceptOffer({ id }))),
          ...Array.from({ length: 3 }, () => sweep(home.deps)),
        ]);
        await new Promise((resolve) => setTimeout(resolve, 30));
        await sweep(home.deps);
        const isAccepted = results.some(({ ok }) => ok);
        const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
        expect(live.map(({ userId }) => String(userId))).toEqual([isAccepted ? first.id : second.id]);
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );
});
