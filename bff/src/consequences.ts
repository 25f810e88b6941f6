import { storedAccessTokens } from './features/access-tokens/access-token.store.ts';
import { OWN_CREDENTIALS, removingFrom, trustEnded } from './features/auth/end-trust.ts';
import type { CredentialKind, StoredCredentials } from './features/auth/trust-endings.ts';
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
import { referKnown } from './features/referrals/referral.settlement.ts';
import { bookingDisowned, emailKnown } from './features/users/user.facts.ts';

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

courseChanged.isFollowedBy(followCourse, promoteInto);

instructorRenamed.isFollowedBy(followInstructorName);

/** Where the credentials of each kind are stored. */
export const CREDENTIALS: Record<CredentialKind, StoredCredentials> = {
  ...OWN_CREDENTIALS,
  accessTokens: storedAccessTokens,
  calendarLinks: storedCalendarLinks,
  passportLinks: storedPassportLinks,
  deletionRequest: storedDeletionRequests,
};

trustEnded.isFollowedBy(endAccountUnlessGiven, removingFrom(CREDENTIALS));

emailKnown.isFollowedBy(referKnown);

bookingDisowned.isFollowedBy(releaseForOwner);
