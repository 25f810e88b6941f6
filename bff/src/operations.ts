import { accountFields } from './features/users/account.resolvers.ts';
import { accessTokenFields } from './features/access-tokens/access-token.resolvers.ts';
import { auditFields } from './features/audit/audit.resolvers.ts';
import { authFields } from './features/auth/auth.resolvers.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { courseFields } from './features/courses/course.resolvers.ts';
import { courseRoutes } from './features/courses/course.routes.ts';
import { enrolmentFields, enrolmentTypes } from './features/enrolments/enrolment.resolvers.ts';
import { enrolmentRoutes } from './features/enrolments/enrolment.routes.ts';
import { exportRoutes } from './features/exports/export.routes.ts';
import { healthFields, healthTypes } from './features/health/health.resolvers.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { importFields } from './features/imports/import.resolvers.ts';
import { instructorFields, instructorTypes } from './features/instructors/instructor.resolvers.ts';
import { planningFields } from './features/planning/planning.resolvers.ts';
import { passwordResetFields } from './features/auth/reset/reset.resolvers.ts';
import { pointsFields } from './features/points/points.resolvers.ts';
import { pointsRoutes } from './features/points/points.routes.ts';
import { privacyFields } from './features/privacy/privacy.resolvers.ts';
import { redemptionFields, redemptionTypes } from './features/points/redemption.resolvers.ts';
import { referralFields } from './features/referrals/referral.resolvers.ts';
import { referralRoutes } from './features/referrals/referral.routes.ts';
import { reportFields } from './features/reports/report.resolvers.ts';
import { secondFactorFields } from './features/auth/second-factor/second-factor.resolvers.ts';
import { sessionFields } from './features/auth/sessions/session.resolvers.ts';
import { statsFields } from './features/reports/stats.resolvers.ts';
import { userFields, userTypes } from './features/users/user.resolvers.ts';
import { userRoutes } from './features/users/user.routes.ts';
import { webhookFields, webhookTypes } from './features/webhooks/webhook.resolvers.ts';
import { nameOperations } from './operation/operation.ts';
import type { RootFields, RootOperations } from './graphql/root-fields.ts';
import type { TaggedRoute } from './rest/route.ts';

const fields: RootFields[] = [
  healthFields,
  authFields,
  sessionFields,
  secondFactorFields,
  passwordResetFields,
  accessTokenFields,
  privacyFields,
  userFields,
  accountFields,
  courseFields,
  enrolmentFields,
  instructorFields,
  importFields,
  planningFields,
  reportFields,
  pointsFields,
  redemptionFields,
  referralFields,
  statsFields,
  auditFields,
  webhookFields,
];

/** Every operation of the product, by its GraphQL field. */
export const operations: RootOperations = {
  Query: nameOperations(Object.assign({}, ...fields.map(({ Query }) => Query))),
  Mutation: nameOperations(Object.assign({}, ...fields.map(({ Mutation }) => Mutation))),
};

/** Resolvers of the fields that need more than their parent. */
export const typeResolvers = [
  healthTypes,
  userTypes,
  enrolmentTypes,
  instructorTypes,
  redemptionTypes,
  webhookTypes,
];

/** Every REST call; enrolments come before `/api/courses/:id`. */
export const restRoutes: TaggedRoute[] = [
  ...healthRoutes,
  ...authRoutes,
  ...enrolmentRoutes,
  ...courseRoutes,
  ...pointsRoutes,
  ...referralRoutes,
  ...userRoutes,
  ...exportRoutes,
];
