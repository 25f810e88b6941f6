import * as v from 'valibot';
import { TRANSACTION_TYPES } from '#domain/points/points.schema.ts';
import type { PointsTransaction } from '#domain/points/points.ts';
import { idAnswer, instantAnswer, named } from '../../rest/answers.ts';
import { get, post, tagged } from '../../rest/route.ts';
import { getMyPoints, listAllMyTransactions, listMyTransactions, redeemPoints } from './points.operations.ts';

/** Only the fields of the specification, which names `enrollment_id`. */
const toRest = ({
  enrolmentId,
  code: _code,
  handedOutAt: _handedOutAt,
  ...transaction
}: PointsTransaction) => ({
  ...transaction,
  enrollmentId: enrolmentId,
});

const wholePoints = v.pipe(v.number(), v.integer());

const balance = v.pipe(wholePoints, v.description('Balance of the points ledger.'));

const transactionAnswer = named('PointsTransaction', {
  id: idAnswer,
  type: v.picklist(TRANSACTION_TYPES),
  points: wholePoints,
  description: v.string(),
  createdAt: instantAnswer,
  enrollmentId: v.pipe(v.nullable(idAnswer), v.description('The completed enrolment that earned them.')),
});

const POINTS = { name: 'Points', description: "One's own points and what becomes of them." };

export const pointsRoutes = tagged(POINTS, [
  get('/api/points/me', getMyPoints, {
    summary: 'Read the own balance',
    body: (_, points) => ({ points }),
    answer: v.object({ points: balance }),
  }),
  get('/api/points/transactions/me', listAllMyTransactions, {
    summary: 'List own points',
    description: "The signed-in user's ledger, newest first.",
    field: listMyTransactions,
    body: (_, rows) => rows.map(toRest),
    answer: v.array(transactionAnswer),
  }),
  post('/api/points/redeem', redeemPoints, {
    summary: 'Redeem points',
    examples: { discount: { points: 10, description: 'Descuento' } },
    errors: ['CONFLICT'],
    body: (_, { points, transaction }) => ({ points, transaction: toRest(transaction) }),
    answer: named('PointsChange', { points: balance, transaction: transactionAnswer }),
  }),
]);
