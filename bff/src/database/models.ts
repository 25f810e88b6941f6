import { IdentityModel } from '../features/auth/identity.model.ts';
import { SessionModel } from '../features/auth/session.model.ts';
import { UserModel } from '../features/auth/user.model.ts';
import { CourseModel } from '../features/courses/course.model.ts';
import { EnrolmentModel } from '../features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../features/points/points-entry.model.ts';
import { ReferralModel } from '../features/points/referral.model.ts';

/** Every collection of the product. */
export const allModels = [
  UserModel,
  SessionModel,
  IdentityModel,
  CourseModel,
  EnrolmentModel,
  PointsEntryModel,
  ReferralModel,
];
