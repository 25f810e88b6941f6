import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { EnrolmentRows, type EnrolmentListProps } from './enrolment-rows.tsx';

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = (list: EnrolmentListProps) => (
  <EnrolmentRows
    {...list}
    gap="2"
    buttons={(enrolment) => <AttendanceButtons size="sm" enrolment={enrolment} actions={list.actions} />}
  />
);
