import DataLoader from 'dataloader';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { classEnd } from '#domain/enrolments/completion.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { loansLeft, loansOf } from '#domain/firearms/range-day.ts';
import { shortagesFor, type LendingClass, type StockShortage } from '#domain/firearms/shortage.ts';
import { CALIBERS, WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { windowOf } from '../../lists/day-window.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { liveEnrolmentsIn } from '../enrolments/enrolment.store.ts';
import { ammunitionLedger } from './ammunition.ts';
import { AmmunitionModel } from './ammunition.model.ts';
import { FirearmModel } from './firearm.model.ts';
import { handOutsOf, kitLoader, modelsOf } from './firearm.store.ts';

const usesStock = perRequest(async () => Boolean(await FirearmModel.exists({})));

/** Weapons that can be used and ammunition that is there, for each request. */
const readStock = perRequest(async () => {
  const [firearms, isLedgerKept] = await Promise.all([
    Promise.all(
      WEAPON_IDS.map(
        async (model) => [model, await FirearmModel.countDocuments({ model, state: 'available' })] as const,
      ),
    ),
    AmmunitionModel.exists({}),
  ]);
  const rounds =
    isLedgerKept &&
    (await Promise.all(
      CALIBERS.map(async (caliber) => [caliber, await ammunitionLedger.balanceOf(caliber)] as const),
    ));
  return { firearms: new Map(firearms), rounds: rounds ? new Map(rounds) : null };
});

/** Those that are confirmed of each day. */
const confirmedLoader = perRequest(
  (ctx) =>
    new DataLoader((days: readonly string[]) =>
      Promise.all(
        days.map(async (day) => {
          const live = await liveEnrolmentsIn(windowOf(day, day));
          const confirmed = live.filter(({ status }) => status === 'confirmed');
          return Promise.all(confirmed.map((enrolment) => lendingOf(ctx, enrolment)));
        }),
      ),
    ),
);

/** Without what was handed out already, which is neither free nor in stock. */
const lendingOf = async (ctx: Ctx, enrolment: Enrolment): Promise<LendingClass> => {
  const [course, kit, handOuts] = await Promise.all([
    courseOfEnrolment(ctx, enrolment),
    kitLoader(ctx).load(enrolment.courseId),
    handOutsOf(ctx, enrolment.id),
  ]);
  const startsAt = enrolment.startsAt ?? ctx.now;
  const { durationMinutes } = course;
  return {
    startsAt,
    endsAt: classEnd({ startsAt, durationMinutes }),
    loans: loansLeft(loansOf(enrolment, kit), await modelsOf(ctx, handOuts)),
  };
};

/** What lacks on the day of a pending enrolment if it is confirmed; of those to come, for the desk. */
export const shortagesOf = async (ctx: Ctx, enrolment: Enrolment): Promise<StockShortage[]> => {
  const { status, startsAt } = enrolment;
  if (status !== 'pending' || !startsAt || !mayAsStaff(ctx, 'Query.enrolments')) return [];
  const day = dayIn(startsAt, academy.timeZone);
  if (day < dayIn(ctx.now, academy.timeZone) || !(await usesStock(ctx))) return [];
  const own = await lendingOf(ctx, enrolment);
  if (own.loans.length === 0) return [];
  return shortagesFor(own, await confirmedLoader(ctx).load(day), await readStock(ctx));
};
