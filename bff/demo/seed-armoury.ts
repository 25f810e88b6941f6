import { addDays, min } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../src/operation/context.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { recordAmmunition } from '../src/features/firearms/ammunition.operations.ts';
import { createFirearm, setCourseKit, updateFirearm } from '../src/features/firearms/firearm.operations.ts';
import { FirearmModel } from '../src/features/firearms/firearm.model.ts';
import { handOutFirearm, takeBackFirearm } from '../src/features/firearms/hand-out.operations.ts';
import { recordOwnWeapon } from '../src/features/firearms/own-weapon.operations.ts';
import { DEMO_FIREARMS, DEMO_KITS, DEMO_PURCHASES } from './demo-data.ts';
import { as, studentOf } from './seed-activity.ts';

const OPENED_DAYS_AGO = 35;
const COUNTED_DAYS_AGO = 9;

/** Weapons, ammunition, kits, a weapon that was returned today and one that a student has brought, by the operations. */
export const seedArmoury = async (ctx: Ctx) => {
  const [admin, armourer] = [await studentOf('admin'), await studentOf('armeria')];
  const asArmourer = (days: number) => as(ctx, armourer, addDays(ctx.now, -days));
  const asAdmin = as(ctx, admin, addDays(ctx.now, -OPENED_DAYS_AGO));
  const ids: string[] = [];
  for (const firearm of DEMO_FIREARMS) ids.push((await createFirearm(asAdmin, firearm)).id);
  for (const purchase of DEMO_PURCHASES)
    await recordAmmunition(asArmourer(OPENED_DAYS_AGO), { ...purchase, type: 'purchase' });
  await recordAmmunition(asArmourer(COUNTED_DAYS_AGO), {
    caliber: '.22LR',
    type: 'count',
    rounds: 1_945,
    reason: 'Cinco cartuchos fallados en la última clase',
  });
  await updateFirearm(asArmourer(2), { id: ids.at(-1), state: 'workshop' });
  for (const { course: name, ...kit } of DEMO_KITS) {
    const course = await CourseModel.findOne({ name }).orFail().lean();
    await setCourseKit(asAdmin, { courseId: course._id.toString(), ...kit });
  }
  await seedRangeDay(ctx, armourer);
};

/** By the clock of the academy, not after now. */
const todayAt = ({ now }: Ctx, clock: string) =>
  min([now, instantOf(dayIn(now, academy.timeZone), clock, academy.timeZone)]);

const classOfToday = async (name: string, ctx: Ctx) => {
  const { id: userId } = await studentOf(name);
  const startsAt = { $gte: todayAt(ctx, '00:00') };
  const found = await EnrolmentModel.findOne({ userId, status: 'confirmed', startsAt }).orFail().lean();
  return found._id.toString();
};

const seedRangeDay = async (ctx: Ctx, armourer: User) => {
  const at = (clock: string) => as(ctx, armourer, todayAt(ctx, clock));
  const pistol = await FirearmModel.findOne({ model: 'pistola-9mm', state: 'available' }).orFail().lean();
  const handOut = await handOutFirearm(at('10:05'), {
    firearmId: pistol._id.toString(),
    enrolmentId: await classOfToday('joaquin.munoz', ctx),
    rounds: 50,
  });
  await takeBackFirearm(at('11:40'), { id: handOut.id, rounds: 42 });
  await recordOwnWeapon(at('17:50'), {
    enrolmentId: await classOfToday('ramiro.villalba', ctx),
    serial: 'BRT92-4471',
    description: 'Beretta 92 9mm',
    permitUntil: dayIn(addDays(ctx.now, 400), academy.timeZone),
    rounds: 100,
  });
};
