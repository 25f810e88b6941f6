import { chakra } from '@chakra-ui/react';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { EnrolmentRow, type EnrolmentListProps } from './enrolment-row.tsx';

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = ({ enrolments, actions, onOpen }: EnrolmentListProps) => (
  <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
    {enrolments.map((enrolment) => (
      <EnrolmentRow
        key={enrolment.id}
        enrolment={enrolment}
        actions={actions}
        onOpen={onOpen}
        gap="2"
        buttons={<AttendanceButtons size="sm" enrolment={enrolment} actions={actions} />}
      />
    ))}
  </chakra.ul>
);
