import { Link as StyledLink, Skeleton, Stack } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import type { UpdateInstructorInput } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { MissingRecord } from '../lists/missing-record.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ScheduleSection } from '../schedule/schedule-section.tsx';
import { useScheduleWrite } from '../schedule/use-schedule-write.ts';
import { WeekHours } from '../schedule/week-hours.tsx';
import { Absences } from './absences.tsx';
import { INSTRUCTOR } from './gestion-instructor.query.ts';
import { graphql } from '../../../gql/index.ts';

const UPDATE_INSTRUCTOR_HOURS = graphql(`
  mutation UpdateInstructorHours($input: UpdateInstructorInput!) {
    updateInstructor(input: $input) {
      id
      revision
    }
  }
`);

const back = (
  <StyledLink asChild color="inherit">
    <Link to={paths.gestionInstructors}>Instructores</Link>
  </StyledLink>
);

/** When an instructor works. */
export const Component = () => {
  const { id = '' } = useParams();
  const may = useStaffAccess();
  const query = useAdminQuery(INSTRUCTOR, {
    variables: { id },
    failureText: 'No pudimos cargar el instructor',
  });
  const { save, isBusy } = useScheduleWrite(() => query.refetch());
  const instructor = query.data?.instructor;

  if (!instructor)
    return (
      <MissingRecord
        query={query}
        heading="Instructor"
        eyebrow={back}
        unknown={{
          heading: 'Instructor desconocido',
          text: 'Este instructor no existe',
          to: paths.gestionInstructors,
          action: 'Ver los instructores',
        }}
        skeleton={<Skeleton h="96" role="status" aria-busy aria-label="Cargando el instructor..." />}
      />
    );

  const { name, workingHours, absences, revision } = instructor;
  const update = (changes: Omit<UpdateInstructorInput, 'id'>, success: string) =>
    save(UPDATE_INSTRUCTOR_HOURS, { input: { id, expectedRevision: revision, ...changes } }, success);

  return (
    <>
      <ScreenHeading title={`${name} · Gestión`} eyebrow={back}>
        {name}
      </ScreenHeading>
      <RefreshNote query={query} />
      <Stack gap="6">
        <ScheduleSection
          title="Horario de trabajo"
          note="Sin horas anotadas, solo da las clases que se le asignan."
        >
          <WeekHours
            key={id}
            label={`Horario de ${name}`}
            stored={workingHours}
            closedText="No trabaja"
            isBusy={isBusy}
            onSave={
              may('Mutation.updateInstructor')
                ? (hours) => void update({ workingHours: hours }, 'Horario guardado')
                : undefined
            }
          />
        </ScheduleSection>
        <ScheduleSection title="Ausencias" note="Una ausencia no mueve ni cancela ninguna clase.">
          <Absences
            absences={absences}
            isBusy={isBusy}
            onSave={(changed, success) => update({ absences: changed }, success)}
          />
        </ScheduleSection>
      </Stack>
    </>
  );
};
