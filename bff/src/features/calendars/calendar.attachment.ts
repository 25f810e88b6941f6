import { enrolmentEvent } from '#domain/calendars/calendar-events.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { userName } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { calendarText } from './calendar.text.ts';

type Mailed = {
  enrolment: Enrolment;
  course: Course;
  student: Pick<User, 'firstName' | 'lastName' | 'email'>;
  publicUrl: string;
};

/**
 * The `.ics` attachment of a message about an enrolment, of type `text/calendar; method=…`. Null without a date.
 * UID and sequence are those of the calendars by link.
 */
export const enrolmentAttachment = ({ enrolment, course, student, publicUrl }: Mailed) => {
  const event = enrolmentEvent({ enrolment, course, path: '/history' });
  if (!event) return null;
  const method = event.status === 'CANCELLED' ? ('CANCEL' as const) : ('REQUEST' as const);
  const attendee = { name: userName(student), email: student.email };
  const text = calendarText({ name: course.name, events: [event], publicUrl, method, attendee });
  return { fileName: 'clase.ics', method, text };
};
