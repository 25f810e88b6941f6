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
import { courseChanged, courseCopied, depositAsked } from './features/courses/course.facts.ts';
import {
  callOffUndone,
  correctionRead,
  enrolmentCancelling,
  enrolmentChanged,
  enrolmentChanging,
  enrolmentCompleting,
  enrolmentCreated,
  enrolmentCreating,
  latePaymentsSearched,
  studentGivingUp,
  waitingJoined,
} from './features/enrolments/enrolment.facts.ts';
import { groupClasses, storeCoursePlace } from './features/courses/course.classes.ts';
import {
  placeClassesAgain,
  singleClasses,
  storeEnrolmentPlace,
} from './features/enrolments/enrolment.classes.ts';
import { followCourse, followInstructorName } from './features/enrolments/enrolment.follow.ts';
import {
  mailChanged,
  mailCreated,
  publishChanged,
  publishCreated,
} from './features/enrolments/enrolment.messages.ts';
import { releaseForOwner } from './features/enrolments/enrolment.release.ts';
import { promoteAfter, promoteAtOnce, promoteInto } from './features/enrolments/waiting/waiting.promotion.ts';
import { copyKit, isFirearmOut, requireNoFirearmOut } from './features/firearms/firearm.store.ts';
import { kitsLentIn } from './features/firearms/kit-lending.ts';
import { instructorRenamed } from './features/instructors/instructor.facts.ts';
import { depositOfNew, paidAfterRelease, requireMoneyForDeposit } from './features/money/deposit.ts';
import {
  chargeChanged,
  chargeCreated,
  chargeOfChange,
  chargeOfNew,
  isLateCancellation,
} from './features/money/enrolment-charge.ts';
import { awardChanged, awardCreated, lastMoved } from './features/points/award.ts';
import { classPlaced, classesRead, weaponsLent } from './features/schedule/schedule.facts.ts';
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

enrolmentCreating.isFollowedBy(chargeOfNew, depositOfNew);

enrolmentChanging.isFollowedBy(chargeOfChange);

enrolmentCancelling.isFollowedBy(isLateCancellation);

enrolmentCompleting.isFollowedBy(isFirearmOut);

studentGivingUp.isFollowedBy(requireNoFirearmOut);

correctionRead.isFollowedBy(lastMoved);

latePaymentsSearched.isFollowedBy(paidAfterRelease);

enrolmentCreated.isFollowedBy(publishCreated, mailCreated, chargeCreated, awardCreated, certifyCreated);

enrolmentChanged.isFollowedBy(
  publishChanged,
  mailChanged,
  chargeChanged,
  awardChanged,
  certifyChanged,
  promoteAfter,
);

waitingJoined.isFollowedBy(promoteAtOnce);

callOffUndone.isFollowedBy(promoteAtOnce);

depositAsked.isFollowedBy(requireMoneyForDeposit);

courseCopied.isFollowedBy(copyKit);

courseChanged.isFollowedBy(placeClassesAgain, followCourse, promoteInto);

classesRead.isFollowedBy(groupClasses, singleClasses);

weaponsLent.isFollowedBy(kitsLentIn);

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
