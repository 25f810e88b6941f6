import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { AmmunitionSheetModel } from '../../src/features/firearms/ammunition-sheet.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, anOwnWeaponInput, isToday, theDueQuarters } from '../firearm-builders.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 240_000;

const home = useTestServer();
let admin: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin(surface());
  const bought = { caliber: '9mm', type: 'purchase', rounds: 100_000, invoice: 'A-1' };
  good(await apiAt(home.url).recordAmmunition(bought));
});

const prepared = async () => {
  const firearmId = await aFirearm();
  const { id: courseId } = await aCourse();
  const enrolment = async () => {
    const { id } = good(await (await aStudent(surface())).api.enrol({ courseId }));
    await isToday(id);
    return id;
  };
  return { firearmId, enrolmentId: await enrolment(), other: await enrolment() };
};

const apiAt = (url: string) => connectGraphql(url, admin.token);

const settle = async () => {
  await sweepIntended(home.deps);
  expect((await verify()).problems).toEqual([]);
};

it(
  'a hand-out that is interrupted before any write is done or is not, and nobody else gets the weapon until it is back',
  async () => {
    let given = await prepared();
    await crashBeforeEveryWrite({
      step: crashStep(1),
      settings: sameDatabase(home),
      prepare: async () => {
        given = await prepared();
        const { firearmId, enrolmentId } = given;
        return async (url) => good(await apiAt(url).handOutFirearm({ firearmId, enrolmentId, rounds: 40 }));
      },
      check: async () => {
        await settle();
        const { firearmId, other } = given;
        const open = await FirearmHandOutModel.findOne({ firearmId, returnedAt: null }).lean();
        const again = await apiAt(home.url).handOutFirearm({ firearmId, enrolmentId: other });
        expect(again.ok).toBe(open === null);
      },
    });
  },
  PATIENCE_MS,
);

it(
  'a sheet whose issue is interrupted before any write is issued once, of the quarter that is next',
  async () => {
    let quarter = '';
    await crashBeforeEveryWrite({
      step: crashStep(1),
      settings: sameDatabase(home),
      prepare: async () => {
        [quarter] = await theDueQuarters();
        return async (url) => good(await apiAt(url).issueAmmunitionSheet({ quarter }));
      },
      check: async () => {
        await settle();
        const issued = await AmmunitionSheetModel.countDocuments({ quarter });
        expect(issued).toBeLessThanOrEqual(1);
        const again = await apiAt(home.url).issueAmmunitionSheet({ quarter });
        expect(again.ok).toBe(issued === 0);
        const numbers = (await AmmunitionSheetModel.find().sort({ number: 1 }).lean()).map(
          (one) => one.number,
        );
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      },
    });
  },
  PATIENCE_MS,
);

it(
  'an own weapon whose arrival is interrupted before any write is inside once or not at all',
  async () => {
    let enrolmentId = '';
    let brought = anOwnWeaponInput();
    await crashBeforeEveryWrite({
      step: crashStep(1),
      settings: sameDatabase(home),
      prepare: async () => {
        ({ enrolmentId } = await prepared());
        brought = anOwnWeaponInput();
        return async (url) => good(await apiAt(url).recordOwnWeapon({ ...brought, enrolmentId }));
      },
      check: async () => {
        await settle();
        const inside = await OwnWeaponModel.countDocuments({ enrolmentId });
        const again = await apiAt(home.url).recordOwnWeapon({ ...brought, enrolmentId });
        expect(again.ok).toBe(inside === 0);
        expect(await OwnWeaponModel.countDocuments({ enrolmentId, outAt: null })).toBe(1);
      },
    });
  },
  PATIENCE_MS,
);
