import { Badge, HStack } from '@chakra-ui/react';
import { WarningIcon } from '../../../components/icons.tsx';
import type { AgendaWarning } from '../../../gql/graphql.ts';

export const agendaWarnings: Record<AgendaWarning, string> = {
  LICENCE: 'CLU por revisar',
  NO_INSTRUCTOR: 'Sin instructor',
  INSTRUCTOR_INACTIVE: 'Instructor dado de baja',
  INSTRUCTOR_OVERLAP: 'Instructor en dos clases',
  OVER_CAPACITY: 'Más inscriptos que lugares',
  CLOSED: 'Con la academia cerrada',
  NO_LANE: 'Más clases que líneas',
  NO_WEAPON: 'Más armas que las que hay',
  INSTRUCTOR_ABSENT: 'Instructor ausente',
};

type EntryBadgesProps = { warnings: readonly AgendaWarning[]; notes?: readonly string[] };

/** Warnings and notes of a class. */
export const EntryBadges = ({ warnings, notes = [] }: EntryBadgesProps) =>
  warnings.length + notes.length > 0 && (
    <HStack gap="2" wrap="wrap">
      {warnings.map((warning) => (
        <Badge
          key={warning}
          colorPalette={warning === 'NO_INSTRUCTOR' ? 'accent' : 'red'}
          whiteSpace="normal"
        >
          <WarningIcon boxSize="3" flexShrink="0" />
          {agendaWarnings[warning]}
        </Badge>
      ))}
      {notes.map((note) => (
        <Badge key={note} colorPalette="brand">
          {note}
        </Badge>
      ))}
    </HStack>
  );
