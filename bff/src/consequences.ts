import { storedAccessTokens } from './features/access-tokens/access-token.store.ts';
import { unlinkGoogle } from './features/auth/auth.data.ts';
import { endSecondFactorSince } from './features/auth/second-factor/second-factor.store.ts';
import { AUTH_CREDENTIALS } from './features/auth/stored-credentials.ts';
import type { CredentialKind, StoredCredentials } from './features/credentials/trust-endings.ts';
import { storedCalendarLinks } from './features/calendars/calendar-link.store.ts';
import { storedDeletionRequests } from './features/deletions/deletion.store.ts';
import { endAccountUnlessGiven } from './features/instructors/instructor.account.ts';
import { storedPassportLinks } from './features/passports/passport-link.store.ts';
import { certifyChanged, certifyCreated } from './features/certificates/certificate.settlement.ts';
import { groupClasses, storeCoursePlace } from './features/courses/course.classes.ts';
import { courseChanged, courseCopied } from './features/courses/course.facts.ts';
import { chargeChanged, chargeCreated } from './features/enrolments/enrolment.charge.ts';
import { awardChanged, awardCreated } from './features/enrolments/enrolment.completion.ts';
import {
  placeClassesAgain,
  singleClasses,
  storeEnrolmentPlace,
} from './features/enrolments/enrolment.classes.ts';
import { enrolmentChanged, enrolmentCreated } from './features/enrolments/enrolment.facts.ts';
import { followCourse, followInstructorName } from './features/enrolments/enrolment.follow.ts';
import {
  mailChanged,
  mailCreated,
  publishChanged,
  publishCreated,
} from './features/enrolments/enrolment.messages.ts';
import { releaseForOwner } from './features/enrolments/enrolment.release.ts';
import { promoteAfter, promoteInto } from './features/enrolments/waiting/waiting.promotion.ts';
import { copyKit } from './features/firearms/firearm.store.ts';
import { kitsLentIn } from './features/firearms/kit-lending.ts';
import { instructorRenamed } from './features/instructors/instructor.facts.ts';
import { classPlaced, classesIn, weaponsLentIn } from './features/schedule/schedule.facts.ts';
import { referKnown } from './features/referrals/referral.settlement.ts';
import { removingFrom } from './features/users/end-trust.ts';
import {
  bookingDisowned,
  emailKnown,
  emailReplaced,
  emailRestored,
  trustEnded,
} from './features/users/user.facts.ts';

/** What follows from what, in this order and in the transaction of the write that states it. */

enrolmentCreated.isFollowedBy(publishCreated, mailCreated, chargeCreated, awardCreated, certifyCreated);

enrolmentChanged.isFollowedBy(
  publishChanged,
  mailChanged,
  chargeChanged,
  awardChanged,
  certifyChanged,
  promoteAfter,
);

courseCopied.isFollowedBy(copyKit);

courseChanged.isFollowedBy(placeClassesAgain, followCourse, promoteInto);

classesIn.isAnsweredBy(groupClasses, singleClasses);

weaponsLentIn.isAnsweredBy(kitsLentIn);

classPlaced.isFollowedBy(storeCoursePlace, storeEnrolmentPlace);

instructorRenamed.isFollowedBy(followInstructorName);

/** Where the credentials of each kind are stored. */
export const CREDENTIALS: Record<CredentialKind, StoredCredentials> = {
  ...AUTH_CREDENTIALS,
  accessTokens: storedAccessTokens,
  calendarLinks: storedCalendarLinks,
  passportLinks: storedPassportLinks,
  deletionRequest: storedDeletionRequests,
};

trustEnded.isFollowedBy(endAccountUnlessGiven, removingFrom(CREDENTIALS));

emailKnown.isFollowedBy(referKnown);

emailReplaced.isFollowedBy(({ userId }) => unlinkGoogle(userId), referKnown);

emailRestored.isFollowedBy(({ userId, since }) => endSecondFactorSince(userId, since));

bookingDisowned.isFollowedBy(releaseForOwner);
