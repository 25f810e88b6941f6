import * as v from 'valibot';
import { TRANSACTION_TYPES } from '#domain/points/points.schema.ts';
import type { PointsTransaction } from '#domain/points/points.ts';
import { restId, restInstant, named } from '../../rest/response-schemas.ts';
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

const transactionResponse = named('PointsTransaction', {
  id: restId,
  type: v.picklist(TRANSACTION_TYPES),
  points: wholePoints,
  description: v.string(),
  createdAt: restInstant,
  enrollmentId: v.pipe(v.nullable(restId), v.description('The completed enrolment that earned them.')),
});

type Transaction = v.InferInput<typeof transactionResponse>;

const redemption: Transaction = {
  id: '65f000000000000000000006',
  type: 'redeem',
  points: -10,
  description: 'Descuento',
  createdAt: '2035-03-12T12:00:00.000Z',
  enrollmentId: null,
};

const reward: Transaction = {
  id: '65f000000000000000000005',
  type: 'earn',
  points: 50,
  description: 'Tiro defensivo I',
  createdAt: '2035-03-10T15:00:00.000Z',
  enrollmentId: '65f000000000000000000003',
};

const POINTS = { name: 'Points', description: "One's own points and what becomes of them." };

export const pointsRoutes = tagged(POINTS, [
  get('/api/points/me', getMyPoints, {
    summary: 'Read the own balance',
    body: (_, points) => ({ points }),
    response: named('PointsBalance', { points: balance }),
    example: { points: 40 },
  }),
  get('/api/points/transactions/me', listAllMyTransactions, {
    summary: 'List own points',
    description: "The signed-in user's ledger, newest first.",
    field: listMyTransactions,
    body: (_, rows) => rows.map(toRest),
    response: v.array(transactionResponse),
    example: [redemption, reward],
  }),
  post('/api/points/redeem', redeemPoints, {
    summary: 'Redeem points',
    examples: { discount: { points: 10, description: 'Descuento' } },
    errors: ['CONFLICT'],
    body: (_, { points, transaction }) => ({ points, transaction: toRest(transaction) }),
    response: named('PointsChange', { points: balance, transaction: transactionResponse }),
    example: { points: 40, transaction: redemption },
  }),
]);
