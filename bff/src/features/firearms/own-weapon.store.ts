import DataLoader from 'dataloader';
import type { KnownWeapon } from '#domain/firearms/own-weapon.ts';
import type { DayClosing } from '#domain/firearms/range-day.ts';
import type { Ctx } from '../../operation/context.ts';
import { finderById, requireById } from '../../operation/find-by-id.ts';
import { perRequest } from '../../operation/per-request.ts';
import { OwnWeaponModel, toOwnWeapon, type OwnWeaponDocument } from './own-weapon.model.ts';

const OLDEST = { inAt: 1, _id: 1 } as const;
const NEWEST = { inAt: -1, _id: -1 } as const;

export const requireOwnWeapon = requireById<OwnWeaponDocument>(OwnWeaponModel, 'OWN_WEAPON_NOT_FOUND');

const ofEnrolments = async (enrolmentIds: readonly string[]) => {
  const found = await OwnWeaponModel.find({ enrolmentId: { $in: enrolmentIds } })
    .sort(OLDEST)
    .lean();
  const weapons = found.map(toOwnWeapon);
  return enrolmentIds.map((id) => weapons.filter(({ enrolmentId }) => enrolmentId === id));
};

const ofEnrolmentsLoader = perRequest(() => new DataLoader(ofEnrolments, { maxBatchSize: 100 }));

export const ownWeaponsOf = (ctx: Ctx, enrolmentId: string) => ofEnrolmentsLoader(ctx).load(enrolmentId);

/** Null for who brought none, and of an erased person. */
export const findKnownWeapon = async (userId: string): Promise<KnownWeapon | null> => {
  const last = await OwnWeaponModel.findOne({ userId }).sort(NEWEST).lean();
  return last?.serial ? toOwnWeapon(last) : null;
};

/** Of everybody, oldest first. */
export const findOwnWeaponsInside = async () =>
  (await OwnWeaponModel.find({ outAt: null }).sort(OLDEST).lean()).map(toOwnWeapon);

const ownWeaponsById = finderById(OwnWeaponModel, toOwnWeapon);

const ownWeaponLoader = perRequest(() => new DataLoader(ownWeaponsById, { maxBatchSize: 100 }));

export const ownWeaponsOfClosing = async (ctx: Ctx, { ownWeaponIds }: Pick<DayClosing, 'ownWeaponIds'>) =>
  (await Promise.all(ownWeaponIds.map((id) => ownWeaponLoader(ctx).load(id)))).flatMap(
    (found) => found ?? [],
  );
