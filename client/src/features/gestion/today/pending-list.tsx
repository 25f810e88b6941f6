import { Box, chakra } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { ActionButton } from '../enrolments/action-button.tsx';
import { EnrolmentRow, type EnrolmentListProps } from './enrolment-row.tsx';

/** Pending enrolments, each with its button. */
export const PendingList = ({ enrolments, actions, onOpen }: EnrolmentListProps) => {
  if (enrolments.length === 0) return <EmptyNote>Todo está confirmado</EmptyNote>;
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {enrolments.map((enrolment) => (
        <EnrolmentRow
          key={enrolment.id}
          enrolment={enrolment}
          actions={actions}
          onOpen={onOpen}
          gap="3"
          note={
            enrolment.licence !== 'VALID' && (
              <Box mt="1.5">
                <LicenceBadge state={enrolment.licence} expiration={enrolment.user?.cluExpiration} />
              </Box>
            )
          }
          buttons={
            <ActionButton size="sm" isNamed actions={actions} action="confirm" enrolment={enrolment} />
          }
        />
      ))}
    </chakra.ul>
  );
};
