import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { RangeReportModel, type RangeReportDocument } from './range-report.model.ts';

export const rangeReportsData = dataSection<RangeReportDocument>({
  name: 'rangeReports',
  order: rowOrder(RangeReportModel, { receivedAt: 1, _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    key: WORKINGS,
    action: true,
    state: true,
    madeBy: SOMEBODY_ELSE,
    sentBy: SOMEBODY_ELSE,
    phoneAt: true,
    happenedAt: true,
    receivedAt: true,
    isLate: true,
    enrolmentId: true,
    userId: OWNER,
    firearmId: true,
    recordId: true,
    follows: WORKINGS,
    reported: true,
    cause: WORKINGS,
    why: true,
    decidedAt: true,
    decidedBy: SOMEBODY_ELSE,
    decision: true,
  },
});

/** What names the person's own weapon, and what staff wrote. */
export const eraseRangeReports = (userId: string) =>
  RangeReportModel.updateMany(
    { userId },
    { $set: { 'reported.weapon': null, 'reported.reason': null, decision: null }, $inc: { rev: 1 } },
  );
