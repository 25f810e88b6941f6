import type { RangeReportDocument } from './range-report.model.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { RANGE_ACTION_LABELS, endsHandOut, type RangeReport } from '#domain/firearms/range-report.ts';
import { storedEnrolmentLoader } from '../enrolments/enrolment.store.ts';
import { labelOf, openHandOuts, studentNameOf, findHandOut } from './firearm.store.ts';
import { RangeReportModel } from './range-report.model.ts';

export const OLDEST = { receivedAt: 1, _id: 1 } as const;
export const MOST_LISTED = 200;

export const toRangeReport = (document: RangeReportDocument): RangeReport => ({
  id: document._id.toString(),
  action: document.action,
  state: document.state,
  phoneAt: document.phoneAt,
  happenedAt: document.happenedAt,
  receivedAt: document.receivedAt,
  isLate: document.isLate,
  madeById: document.madeBy,
  sentById: document.sentBy,
  enrolmentId: document.enrolmentId?.toString() ?? null,
  userId: document.userId?.toString() ?? null,
  firearmId: document.firearmId?.toString() ?? null,
  recordId: document.recordId?.toString() ?? null,
  follows: document.follows?.toString() ?? null,
  rounds: document.reported.rounds ?? null,
  roundsLeft: document.reported.roundsLeft ?? null,
  ownWeapon: document.reported.weapon ? ownWeaponLabel(document.reported.weapon) : null,
  why: document.why,
  decidedAt: document.decidedAt,
  decision: document.decision,
});

export const findOpenReports = async () =>
  (await RangeReportModel.find({ state: 'open' }).sort(OLDEST).limit(MOST_LISTED).lean()).map(toRangeReport);

/** Null of an erased person. */
export const studentOfReport = async (ctx: Ctx, { userId }: Pick<RangeReport, 'userId'>) =>
  userId && studentNameOf(ctx, { userId });

export const classOfReport = async (ctx: Ctx, { enrolmentId }: RangeReport) =>
  enrolmentId && ((await storedEnrolmentLoader(ctx).load(enrolmentId))?.startsAt ?? null);

export const weaponOfReport = async (ctx: Ctx, { firearmId, ownWeapon }: RangeReport) =>
  firearmId ? labelOf(ctx, { firearmId }) : ownWeapon;

export const labelOfReport = async (ctx: Ctx, document: RangeReportDocument) => {
  const report = toRangeReport(document);
  const parts = [
    RANGE_ACTION_LABELS[report.action],
    await studentOfReport(ctx, report),
    await weaponOfReport(ctx, report),
  ];
  return parts.filter(Boolean).join(' · ');
};

const allOut = perRequest(openHandOuts);

/** Who has the weapon by the book. */
export const holderOf = async (ctx: Ctx, { firearmId }: RangeReport) => {
  const open = firearmId && (await allOut(ctx)).find((handOut) => handOut.firearmId === firearmId);
  return open ? studentNameOf(ctx, open) : null;
};

/** What the book says of the hand-out that it ends. */
export const bookOf = async (ctx: Ctx, { action, recordId }: RangeReport) => {
  const handOut = endsHandOut(action) ? await findHandOut(ctx, recordId) : null;
  return handOut?.returnedAt ? handOut : null;
};
