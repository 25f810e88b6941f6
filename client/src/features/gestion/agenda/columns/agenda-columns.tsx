import { useQuery } from '@apollo/client/react';
import { Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../../gql/index.ts';
import { paths } from '../../../../paths.ts';
import { MoveForm as CourseMoveForm } from '../../course/move/move-form.tsx';
import { MoveDialog } from '../../enrolments/dialogs/move-dialog.tsx';
import { permittedActions } from '../../enrolments/permitted-actions.ts';
import type { EnrolmentActions } from '../../enrolments/use-enrolment-actions.ts';
import { ClassInstructorDialog } from '../../entries/class-instructor-dialog.tsx';
import { useStaffAccess } from '../../frame/staff-access.tsx';
import type { Entry, EntryListProps } from '../agenda-day.tsx';
import { AgendaSkeleton } from '../agenda-skeleton.tsx';
import { clockAt } from '../week-layout.ts';
import { ColumnGrid } from './column-grid.tsx';
import { columnsOf, hasProposals, NOBODY, type ColumnsView } from './columns.ts';
import type { ClassMove } from './use-class-move.ts';

/** Whose classes stand in a column. */
const COLUMNS = graphql(`
  query AgendaColumns {
    schedule {
      lanes {
        id
        name
        location
        isActive
      }
    }
    instructors(isActive: true, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

type AgendaColumnsProps = Pick<EntryListProps, 'momentOf' | 'onOpen'> & {
  view: ColumnsView;
  day: string;
  isToday: boolean;
  now: number;
  entries: readonly Entry[];
  actions: EnrolmentActions;
};

type DropProps = { move: ClassMove; actions: EnrolmentActions; day: string; onClose: () => void };

/** Asks before a class is moved to where it was dropped. */
const DropDialog = ({
  move: { span, from, to },
  view,
  actions,
  day,
  onClose,
}: DropProps & Pick<AgendaColumnsProps, 'view'>) => {
  const { item: entry } = span;
  const { enrolment, course, startsAt } = entry;
  const start = { day, clock: clockAt(to.minutes) };
  const finish = () => {
    onClose();
    actions.changed();
  };
  if (view === 'instructores' && to.columnId !== from.columnId) {
    return (
      <ClassInstructorDialog
        entry={entry}
        suggestedId={to.columnId === NOBODY ? null : to.columnId}
        actions={actions}
        onClose={onClose}
        onAssigned={actions.changed}
      />
    );
  }
  if (!enrolment) {
    return (
      <DetailDialog title="Cambiar la fecha del curso" isOpen onClose={onClose}>
        <CourseMoveForm course={course} start={start} onClose={onClose} onDone={finish} />
      </DetailDialog>
    );
  }
  return (
    <MoveDialog
      enrolment={{ ...enrolment, startsAt, course }}
      target={{
        start,
        ...(view === 'lineas' && to.columnId !== from.columnId ? { laneId: to.columnId } : {}),
      }}
      isOpen
      onClose={onClose}
      onMoved={finish}
    />
  );
};

/** The classes of a day by lane or by instructor. */
export const AgendaColumns = ({ view, entries, actions, ...props }: AgendaColumnsProps) => {
  const { data, error } = useQuery(COLUMNS, { fetchPolicy: 'cache-and-network' });
  const [dropped, setDropped] = useState<ClassMove | null>(null);
  const may = useStaffAccess();
  const mayMove = ({ enrolment, course, startsAt }: Entry) =>
    enrolment
      ? actions.may('move') && permittedActions({ status: enrolment.status, startsAt }).includes('move')
      : may('Mutation.updateCourse') && course.callOff === null;

  if (!data) {
    return error ? (
      <Notice tone="error">No pudimos cargar las columnas. Revisa tu conexión y vuelve a intentar.</Notice>
    ) : (
      <AgendaSkeleton days={1} />
    );
  }
  return (
    <Stack gap="3">
      {view === 'lineas' && data.schedule?.lanes.length === 0 && (
        <Text color="fg.muted">
          Todavía no hay líneas.{' '}
          <StyledLink asChild>
            <Link to={paths.gestionSchedule}>Agrégalas en Horarios</Link>
          </StyledLink>
        </Text>
      )}
      {view === 'lineas' && hasProposals(entries, data) && (
        <Text color="fg.muted">
          Las líneas son una propuesta: la academia sugiere horarios y no reserva líneas.
        </Text>
      )}
      <ColumnGrid
        view={view}
        columns={columnsOf(view, entries, data)}
        mayMove={mayMove}
        onDrop={setDropped}
        {...props}
      />
      {dropped && (
        <DropDialog
          move={dropped}
          view={view}
          actions={actions}
          day={props.day}
          onClose={() => setDropped(null)}
        />
      )}
    </Stack>
  );
};
