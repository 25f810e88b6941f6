import type { CourseType } from '../courses/course.schema.ts';

/** `unconfirmed`: the academy has not confirmed the enrolment. `arrived`: has come, and is not completed yet. */
export type Attendance = 'unconfirmed' | 'expected' | 'arrived' | 'present' | 'absent';

/** What an instructor knows of a student: neither document nor email nor address. */
export type TaughtStudent = {
  enrolmentId: string;
  userId: string;
  name: string;
  /** On the day of the class. */
  hasLicence: boolean;
  attendance: Attendance;
  /** Has said so. */
  isComing: boolean;
  /** Null except on the day of the class. */
  phone: string | null;
};

/** A group course or the class of one student, for its instructor. */
export type TaughtClass = {
  /** Of the course or of the enrolment. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  courseName: string;
  courseType: CourseType;
  location: string;
  students: TaughtStudent[];
};
