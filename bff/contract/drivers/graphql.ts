import type { AcademyApi, AdminApi, Connect } from '../academy-api.ts';
import { accountApi } from './graphql-account.ts';
import { checkGraphqlError, graphqlCaller, postGraphql } from './graphql-caller.ts';
import { classesApi } from './graphql-classes.ts';
import { auditApi } from './graphql-audit.ts';
import { coursesOfStaff } from './graphql-courses.ts';
import { enrolmentsApi } from './graphql-enrolments.ts';
import { nodesOf, ownPages } from './graphql-pages.ts';
import { planningOfStaff } from './graphql-planning.ts';
import { privacyApi } from './graphql-privacy.ts';
import { redemptionsApi } from './graphql-redemptions.ts';
import { usersOfStaff } from './graphql-users.ts';
import { webhooksApi } from './graphql-webhooks.ts';
import { COURSE, ENROLMENT, POINTS_CHANGE, REFERRAL, SESSION, USER } from './graphql-selections.ts';

export { postGraphql };

/** The GraphQL surface as an AcademyApi. */
export const connectGraphql: Connect<AcademyApi & AdminApi> = (url, token, headers) => {
  const caller = graphqlCaller(url, token, headers);
  const { query, mutate } = caller;
  const pages = ownPages(caller);
  return {
    health: async () => {
      const { response, body } = await postGraphql(
        url,
        { query: '{ health { status database engine } }' },
        token,
      );
      if (body.errors) return { ok: false, status: response.status, ...checkGraphqlError(response, body) };
      const data = body.data?.health as { status: 'ok'; database: 'up'; engine: string };
      return { ok: true, status: response.status, data };
    },
    register: (input) => mutate('register', SESSION, input),
    login: (input) => mutate('login', SESSION, input),
    logout: () => mutate('logout', 'detail'),
    googleAuthUrl: () => query('googleAuthUrl'),
    me: () => query('me', USER),
    setupProfile: (input) => mutate('setupProfile', USER, input),
    courses: (args) => query('courses', COURSE, args),
    course: (id) => query('course', COURSE, { id }),
    enrol: (input) => mutate('enrol', ENROLMENT, input),
    myEnrolments: () => nodesOf(pages.myEnrolmentPage({ first: 100 })),
    enrolment: (id) => query('enrolment', ENROLMENT, { id }),
    updateEnrolment: (id, changes) => mutate('updateEnrolment', ENROLMENT, { ...changes, id }),
    cancelEnrolment: (id) => mutate('cancelEnrolment', ENROLMENT, { id }),
    myPoints: () => query('myPoints'),
    myTransactions: () => nodesOf(pages.myTransactionPage({ first: 100 })),
    redeem: (input) => mutate('redeemPoints', POINTS_CHANGE, input),
    createReferral: (input) => mutate('createReferral', REFERRAL, input),
    myReferrals: () => nodesOf(pages.myReferralPage({ first: 100 })),
    allUsers: (args) => query('allUsers', `${USER} points`, args),
    ...pages,
    ...accountApi(caller),
    ...privacyApi(caller),
    ...classesApi(caller),
    ...usersOfStaff(caller),
    ...auditApi(caller),
    ...redemptionsApi(caller),
    ...coursesOfStaff(caller),
    ...enrolmentsApi(caller),
    ...planningOfStaff(caller),
    ...webhooksApi(caller),
  };
};
