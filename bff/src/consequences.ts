import { certifyChanged, certifyCreated } from './features/certificates/certificate.settlement.ts';
import { courseChanged } from './features/courses/course.facts.ts';
import { chargeChanged, chargeCreated } from './features/enrolments/enrolment.charge.ts';
import { awardChanged, awardCreated } from './features/enrolments/enrolment.completion.ts';
import { enrolmentChanged, enrolmentCreated } from './features/enrolments/enrolment.facts.ts';
import { followCourse, followInstructorName } from './features/enrolments/enrolment.follow.ts';
import {
  mailChanged,
  mailCreated,
  publishChanged,
  publishCreated,
} from './features/enrolments/enrolment.messages.ts';
import { promoteAfter, promoteInto } from './features/enrolments/waiting/waiting.promotion.ts';
import { instructorRenamed } from './features/instructors/instructor.facts.ts';

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

courseChanged.isFollowedBy(followCourse, promoteInto);

instructorRenamed.isFollowedBy(followInstructorName);
