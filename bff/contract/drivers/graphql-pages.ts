import type { Answer, Connection, OwnPages } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { ENROLMENT, REFERRAL, TRANSACTION, connectionOf } from './graphql-selections.ts';

export const ownPages = ({ query }: GraphqlCaller): OwnPages => ({
  myEnrolmentPage: (args) => query('myEnrolments', connectionOf(ENROLMENT), args),
  myTransactionPage: (args) => query('myPointsTransactions', connectionOf(TRANSACTION), args),
  myReferralPage: (args) => query('myReferrals', connectionOf(REFERRAL), args),
});

/** What REST answers as a list. */
export const nodesOf = async <Node>(page: Promise<Answer<Connection<Node>>>): Promise<Answer<Node[]>> => {
  const answer = await page;
  return answer.ok ? { ...answer, data: answer.data.nodes } : answer;
};
