import type { PointsTransaction } from '#domain/points/points.ts';
import { get, post, type Route } from '../../rest/route.ts';
import { getMyPoints, listAllMyTransactions, listMyTransactions, redeemPoints } from './points.operations.ts';

/** REST keeps what the specification has, and its `enrollment_id`. */
const toRest = ({
  enrolmentId,
  code: _code,
  handedOutAt: _handedOutAt,
  ...transaction
}: PointsTransaction) => ({
  ...transaction,
  enrollmentId: enrolmentId,
});

export const pointsRoutes: Route[] = [
  get('/api/points/me', getMyPoints, { body: (_, points) => ({ points }) }),
  get('/api/points/transactions/me', listAllMyTransactions, {
    field: listMyTransactions,
    body: (_, rows) => rows.map(toRest),
  }),
  post('/api/points/redeem', redeemPoints, {
    body: (_, { points, transaction }) => ({ points, transaction: toRest(transaction) }),
  }),
];
