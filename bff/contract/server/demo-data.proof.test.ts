import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { operatorContext } from '../../cli/operator-context.ts';
import { verify } from '../../cli/verify/verify.ts';
import { seedDemo, seedWholeDemo } from '../../demo/seed.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { systemContext } from '../../src/operation/context.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { listRedemptions } from '../../src/features/points/redemption.operations.ts';
import { aBooking, aStudent, academyDay, good } from '../builders.ts';
import { freePort } from '../free-port.ts';
import { useTestServer } from '../harness.ts';
import { logLines } from './log-lines.ts';
import { runCli, startServerProcess } from '../processes.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

/** At most one course that is full, and one that requires a licence. */
const REFUSING = 2;

it('only one of two concurrent first starts fills the database', async () => {
  const ctx = systemContext(server.deps);
  const outcomes = await Promise.all([seedWholeDemo(ctx), seedWholeDemo(ctx)]);
  expect(outcomes.sort()).toEqual(['already there', 'seeded']);
  expect((await verify()).problems).toEqual([]);
});

it('shows weapons, ammunition that was counted, a hand-out that came back and an own weapon', async () => {
  expect((await FirearmModel.distinct('state')).sort()).toEqual(['available', 'workshop']);
  expect(await FirearmHandOutModel.find().lean()).toMatchObject([
    { rounds: 42, returnedByName: 'Hugo Ledesma' },
  ]);
  expect(await OwnWeaponModel.find().lean()).toMatchObject([{ serial: 'BRT92-4471', outAt: null }]);
  const entries = await AmmunitionModel.distinct('type');
  expect(entries.sort()).toEqual(['count', 'hand_out', 'purchase', 'return']);
});

it('shows a month of the till', async () => {
  const kinds = await MoneyEntryModel.distinct('type');
  expect(kinds.sort()).toEqual(['adjustment', 'cash_out', 'payment', 'refund']);
  expect(await TillSessionModel.countDocuments({ closing: null })).toBe(0);
  expect(await MoneyAccountModel.exists({ owed: { $gt: NO_CENTAVOS } })).not.toBeNull();
  await MoneyRulesModel.deleteMany({});
});

it('production reports the accounts with the published password, at each start and when verified', async () => {
  await seedDemo(systemContext(server.deps));
  const text = /^admin@centinela\.example, .*anybody signs in with the published password/m;
  const settings = {
    ...server.settings,
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    PORT: String(await freePort()),
  };
  await UserModel.updateOne({ email: 'lucia@centinela.example' }, { $set: { isActive: false } });
  const start = async () => logLines((await (await startServerProcess(settings)).stop()).stdout);
  const errors = (await start()).filter(({ level }) => level >= 50).map(({ msg }) => msg);
  expect(errors).toEqual([expect.stringMatching(text)]);
  expect(errors[0]).not.toContain('lucia@');
  const { code, stderr } = await runCli(['verify'], settings);
  expect([code, stderr]).toEqual([0, expect.stringMatching(text)]);

  await UserModel.updateMany({ email: /@centinela\.example$/ }, { $set: { isActive: false } });
  expect((await start()).filter(({ level }) => level >= 50)).toEqual([]);
  await UserModel.updateMany({ email: /@centinela\.example$/ }, { $set: { isActive: true } });
});

it('shows redemptions that wait and one that was handed out', async () => {
  const descriptionsOf = async (state: string) => {
    const { nodes } = await listRedemptions(operatorContext(server.deps), { state });
    return nodes.map(({ description }) => description);
  };
  expect(await descriptionsOf('handed_out')).toEqual(['Taza']);
  expect(await descriptionsOf('pending')).toEqual([
    'Gorra y protectores auditivos',
    'Descuento en Tiro Defensivo Nivel II',
  ]);
});

it('spends points after they are earned', async () => {
  const entries = await PointsEntryModel.find().sort({ userId: 1, seq: 1 }).lean();
  const people = new Set(entries.map(({ userId }) => String(userId)));
  expect(entries.filter(({ type }) => type === 'redeem')).not.toEqual([]);
  for (const person of people) {
    const dates = entries.filter(({ userId }) => String(userId) === person).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted((one, other) => one.getTime() - other.getTime()));
  }
});

it('shows its instructor the classes of today, and those of the past', async () => {
  const account = await UserModel.findOne({ email: 'roberto.aguirre@centinela.example' }).lean();
  const instructor = await InstructorModel.findOne({ accountKey: String(account?._id) }).lean();
  const taught = await EnrolmentModel.find({ instructorId: String(instructor?._id) }).lean();
  const days = taught.map(({ startsAt }) => startsAt && dayIn(startsAt, academy.timeZone));
  expect(days).toContain(academyDay(0));
  expect(taught.filter(({ status }) => status === 'completed')).not.toEqual([]);
});

describe.each(surfaces)('the calls of the specification on the demo, by %s', (_surface, connect) => {
  it('enrol a new student in the group course with the most points, in the first one, and in all except the last ones', async () => {
    await seedDemo(systemContext(server.deps));
    const { api } = await aStudent({ url: server.url, connect });
    const courses = good(await api.courses({ courseType: 'Grupal' }));
    const [first] = courses;
    const byPoints = [...courses].sort((a, b) => b.pointsValue - a.pointsValue);
    const open = courses.slice(0, -REFUSING);
    for (const course of new Set([byPoints[0], first, ...open])) {
      expect(await api.enrol({ courseId: course?.id }), course?.name).toMatchObject({ ok: true });
    }
    expect(
      byPoints
        .slice(0, -REFUSING)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(open.map(({ id }) => id).sort());
    const refusals = [];
    for (const { id } of courses.slice(-REFUSING)) refusals.push(await api.enrol({ courseId: id }));
    expect(refusals).toMatchObject([
      { status: 409, detail: messages.courseFull },
      { status: 409, detail: messages.licenceRequired },
    ]);
  });

  it('book a class at a time that is offered, and at another', async () => {
    await seedDemo(systemContext(server.deps));
    const { api } = await aStudent({ url: server.url, connect });
    const [course] = good(await api.courses({ courseType: 'Personalizado' }));
    const courseId = course?.id ?? '';
    const { days } = good(await api.availability({ courseId, from: academyDay(2), to: academyDay(14) }));
    const offered = days.find(({ times }) => times.length > 0);
    const [clock = ''] = offered?.times ?? [];
    const at = instantOf(offered?.day ?? '', clock, academy.timeZone).toISOString();
    good(await api.enrol(aBooking(courseId, { scheduledDate: at, scheduledTime: clock })));
    good(await api.enrol(aBooking(courseId)));
  });
});
