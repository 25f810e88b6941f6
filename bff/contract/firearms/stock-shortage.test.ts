import { addDays } from 'date-fns';
import { beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { appendAmmunition } from '../../src/features/firearms/ammunition.ts';
import { FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { aBooking, aPersonalisedCourse, aCourse, aStaffMember, aStudent, good } from '../builders.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));
let courseId: string;

beforeAll(async () => {
  ({ id: courseId } = await aPersonalisedCourse());
});

beforeEach(async () => {
  for (const model of [EnrolmentModel, FirearmModel, AmmunitionModel]) await model.collection.deleteMany({});
});

const MOMENT = addDays(new Date(), 3);

/** A pending class in three days, with a pistol and boxes of 50 rounds. */
const aClass = async (boxes = 2, startsAt = MOMENT) => {
  const student = await aStudent(server);
  const booking = aBooking(courseId, {
    weapons: ['pistola-9mm'],
    ammoBoxes: [{ caliber: '9mm', quantity: boxes }],
  });
  const { id } = good(await student.api.enrol(booking));
  await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(startsAt) });
  return { id, student };
};

const confirm = (id: string) => desk.api.confirmEnrolments({ ids: [id] });
const lacks = async (id: string, member = desk) => good(await member.api.staffEnrolment(id)).shortages;
const has = (rounds: number) =>
  appendAmmunition({
    caliber: '9mm',
    sourceKey: `bought:${rounds}`,
    now: new Date(),
    decide: () => ({ type: 'purchase', delta: rounds, description: '—', by: desk.id, invoice: 'A-1' }),
  });

describe('what lacks on the day of a pending class', () => {
  it('is nothing before weapons are entered', async () => {
    const { id } = await aClass();
    expect(await lacks(id)).toEqual([]);
    await aFirearm({ model: 'escopeta-12' });
    expect(await lacks(id)).toEqual([{ label: 'Pistola 9mm', isAmmunition: false, needed: 1, available: 0 }]);
  });

  it('are weapons beside the confirmed classes at that time', async () => {
    await aFirearm();
    await aFirearm({ state: 'workshop' });
    const one = await aClass();
    const other = await aClass();
    expect(await lacks(other.id)).toEqual([]);
    good(await confirm(one.id));
    expect(await lacks(other.id)).toEqual([
      { label: 'Pistola 9mm', isAmmunition: false, needed: 2, available: 1 },
    ]);
    good(await confirm(other.id));
    expect(await lacks(other.id)).toEqual([]);
  });

  it('is ammunition, once its ledger is kept, and less by what was handed out', async () => {
    const [firearmId] = [await aFirearm(), await aFirearm(), await aFirearm()];
    const one = await aClass(2, new Date());
    const other = await aClass(2, new Date());
    await isToday(one.id);
    await EnrolmentModel.updateOne({ _id: other.id }, { $set: startFields(new Date()) });
    expect(await lacks(other.id)).toEqual([]);
    await has(150);
    const short = { label: '9mm', isAmmunition: true };
    expect(await lacks(other.id)).toEqual([{ ...short, needed: 200, available: 150 }]);
    good(await desk.api.handOutFirearm({ firearmId, enrolmentId: one.id, rounds: 100 }));
    expect(await lacks(other.id)).toEqual([{ ...short, needed: 100, available: 50 }]);
    await has(51);
    expect(await lacks(other.id)).toEqual([]);
  });

  it('counts what a group course lends', async () => {
    await aFirearm();
    const group = await aCourse();
    const kit = { courseId: group.id, isAccompanied: true, weapons: ['pistola-9mm'], rounds: 50 };
    good(await desk.api.setCourseKit(kit));
    const ids: string[] = [];
    for (const _ of [1, 2])
      ids.push(good(await (await aStudent(server)).api.enrol({ courseId: group.id })).id);
    const [one = '', other = ''] = ids;
    good(await confirm(one));
    expect(await lacks(other)).toMatchObject([{ label: 'Pistola 9mm', needed: 2, available: 1 }]);
  });

  it('is seen in the inbox by the desk, and by nobody else', async () => {
    await aFirearm({ model: 'escopeta-12' });
    const { id, student } = await aClass();
    const { nodes } = good(await desk.api.enrolments());
    expect(nodes.find((node) => node.id === id)?.shortages).toHaveLength(1);
    expect(await lacks(id, student)).toEqual([]);
  });
});
