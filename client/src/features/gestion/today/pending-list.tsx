import { Box } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { ActionButton } from '../enrolments/action-button.tsx';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { EnrolmentRows, type EnrolmentListProps } from './enrolment-rows.tsx';

/** Pending enrolments, each with its button. */
export const PendingList = (list: EnrolmentListProps) => {
  if (list.enrolments.length === 0) return <EmptyNote>Todo está confirmado</EmptyNote>;
  return (
    <EnrolmentRows
      {...list}
      gap="3"
      note={({ licence, user }) =>
        licence !== 'VALID' && (
          <Box mt="1.5">
            <LicenceBadge state={licence} expiration={user?.cluExpiration} />
          </Box>
        )
      }
      buttons={(enrolment) => (
        <ActionButton size="sm" isNamed actions={list.actions} action="confirm" enrolment={enrolment} />
      )}
    />
  );
};

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = (list: EnrolmentListProps) => (
  <EnrolmentRows
    {...list}
    gap="2"
    buttons={(enrolment) => <AttendanceButtons size="sm" enrolment={enrolment} actions={list.actions} />}
  />
);
