import { max } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { recordOwnWeaponSchema } from '#domain/firearms/firearm.schema.ts';
import { firearmLabel } from '#domain/firearms/firearm.ts';
import { missingPaper, ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { messages } from '#domain/messages.ts';
import { isInForce, licenceOn } from '#domain/users/licence.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { staff } from '../../operation/access.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { idFor, repeatable, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { isOfToday } from '../enrolments/enrolment.rules.ts';
import { requireStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { requireUser } from '../users/user.store.ts';
import { findLookAlike, studentNameOf } from './firearm.store.ts';
import { happenedNow, type Happened } from './hand-out.operations.ts';
import { OwnWeaponModel, insideKeyOf, toOwnWeapon, type OwnWeaponDocument } from './own-weapon.model.ts';
import { requireOwnWeapon } from './own-weapon.store.ts';

export const repeatOfOwnWeapon = repeatable(OwnWeaponModel, toOwnWeapon);

type Brought = Parameters<typeof ownWeaponLabel>[0] & { enrolmentId: string; userId: string };

/** The trail is about the enrolment, so that erasing the person reaches it. */
export const aboutOwnWeapon = async (ctx: Ctx, { enrolmentId, ...brought }: Brought) => ({
  type: 'enrolment',
  id: enrolmentId,
  label: [await studentNameOf(ctx, brought), ownWeaponLabel(brought)].join(' · '),
});

/** A weapon that a student brings. Without valid papers it comes in only with a reason, which is kept with who gave it. */
export const recordOwnWeapon = operation({
  field: 'Mutation.recordOwnWeapon',
  access: staff,
  subject: (ctx, { enrolmentId }) => requireStoredEnrolment(ctx, enrolmentId),
  input: recordOwnWeaponSchema,
  repeat: repeatOfOwnWeapon,
  audit: {
    action: 'ownWeapon.record',
    about: (ctx, { subject: { _id, userId }, input }) =>
      aboutOwnWeapon(ctx, { ...input, enrolmentId: _id.toString(), userId: userId.toString() }),
    changes: ({ input: { permitUntil, rounds, reason, ...weapon } }) =>
      changesBetween({}, { ownWeapon: ownWeaponLabel(weapon), permitUntil, rounds, reason }),
  },
  run: async ({ ctx, input, subject: enrolment, request }) => {
    const { _id: enrolmentId, userId, status } = enrolment;
    if (!isActiveStatus(status)) {
      throw new DomainError('OWN_WEAPON_REFUSED', messages.ownWeaponStatus);
    }
    if (!(await isOfToday(ctx, enrolment))) {
      throw new DomainError('OWN_WEAPON_REFUSED', messages.ownWeaponOtherDay);
    }
    const day = dayIn(ctx.now, academy.timeZone);
    const hasLicence = isInForce(licenceOn(day, await requireUser(userId.toString())));
    const missing = missingPaper({ ...input, hasLicence }, day);
    if (missing && !input.reason) {
      const text = missing === 'permit' ? messages.ownWeaponPermit : messages.ownWeaponLicence;
      throw new DomainError('OWN_WEAPON_PAPERS', text);
    }
    await requireNotOfAcademy(input.serial);
    return bringIn(ctx, {
      request,
      happened: happenedNow(ctx),
      enrolmentId,
      userId,
      weapon: { ...input, description: input.description ?? null, reason: missing && input.reason },
    });
  },
});

/** A weapon of the academy that somebody takes for their own is not written down as that. */
export const requireNotOfAcademy = async (serial: string) => {
  const firearm = await findLookAlike(serial);
  if (firearm) {
    throw new DomainError('OWN_WEAPON_OF_ACADEMY', `${messages.ownWeaponOfAcademy} ${firearmLabel(firearm)}`);
  }
};

type BroughtIn = Pick<OwnWeaponDocument, 'enrolmentId' | 'userId'> & {
  request: KeyedRequest | null;
  happened: Happened;
  weapon: Pick<OwnWeaponDocument, 'serial' | 'description' | 'permitUntil' | 'rounds' | 'reason'>;
};

export const bringIn = async (
  ctx: Ctx,
  { request, happened: { at, by, late }, weapon, ...of }: BroughtIn,
) => {
  const _id = idFor(request);
  const insideKey = insideKeyOf({ _id, serial: weapon.serial });
  const inside = await OwnWeaponModel.findOne({ insideKey, _id: { $ne: _id } }).lean();
  if (inside) throw await alreadyInside(ctx, inside, of);
  const document = await OwnWeaponModel.create({
    _id,
    ...weapon,
    ...of,
    insideKey,
    inAt: at,
    inBy: by,
    inLate: late,
  });
  return toOwnWeapon(document.toObject());
};

const alreadyInside = async (
  ctx: Ctx,
  inside: OwnWeaponDocument,
  { userId }: Pick<OwnWeaponDocument, 'userId'>,
) => {
  if (inside.userId.equals(userId)) return new DomainError('OWN_WEAPON_INSIDE', messages.ownWeaponInside);
  const { label } = await aboutOwnWeapon(ctx, toOwnWeapon(inside));
  return new DomainError('OWN_WEAPON_INSIDE', `${messages.ownWeaponOtherInside} ${label}`);
};

const write = writerOf<OwnWeaponDocument>(OwnWeaponModel);

export const releaseOwnWeapon = operation({
  field: 'Mutation.releaseOwnWeapon',
  access: staff,
  subject: (_, { id }) => requireOwnWeapon(id),
  repeat: repeatOfOwnWeapon,
  audit: {
    action: 'ownWeapon.release',
    about: (ctx, { subject }) => aboutOwnWeapon(ctx, toOwnWeapon(subject)),
    changes: ({ result }) => changesBetween({}, { leftAt: result?.outAt }),
  },
  run: ({ ctx, subject }) => takeOut(subject, happenedNow(ctx)),
});

export const takeOut = async (found: OwnWeaponDocument, { at, by, late }: Happened) => {
  const id = found._id.toString();
  const released = await changeDocument(found, {
    decide: ({ inAt, outAt }) => {
      if (outAt) throw new DomainError('OWN_WEAPON_LEFT', messages.ownWeaponLeft);
      return { outAt: max([at, inAt]), outBy: by, outLate: late, insideKey: id };
    },
    write,
    reload: () => requireOwnWeapon(id),
  });
  return toOwnWeapon(released);
};
