import { Button, Link as StyledLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import type { AbsenceInput, StaffInstructorQuery, UpdateInstructorInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { daySpanText, longDayText } from '../days/day-text.ts';
import { ForStaff, useStaffAccess } from '../frame/staff-access.tsx';
import { MissingRecord } from '../lists/missing-record.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { spanText } from '../schedule/hours-text.ts';
import { AbsenceForm, FormLoading } from '../schedule/schedule-forms.tsx';
import { ScheduleRow, ScheduleSection } from '../schedule/schedule-section.tsx';
import { useScheduleWrite } from '../schedule/use-schedule-write.ts';
import { WeekHours } from '../schedule/week-hours.tsx';

const INSTRUCTOR = graphql(`
  query StaffInstructor($id: ID!) {
    me {
      ...Roles
    }
    instructor(id: $id) {
      id
      name
      isActive
      workingHours {
        weekday
        from
        to
      }
      absences {
        fromDay
        toDay
        span {
          from
          to
        }
        reason
      }
      revision
    }
  }
`);

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

type Absence = NonNullable<StaffInstructorQuery['instructor']>['absences'][number];

const whenText = ({ fromDay, toDay, span }: Absence) => {
  const days = fromDay === toDay ? longDayText(fromDay) : daySpanText(fromDay, toDay);
  return span ? `${days}, ${spanText(span)}` : days;
};

const toInput = ({ fromDay, toDay, span, reason }: Absence): AbsenceInput => ({
  fromDay,
  toDay,
  span: span && { from: span.from, to: span.to },
  reason,
});

type AbsencesProps = {
  absences: readonly Absence[];
  isBusy: boolean;
  onSave: (absences: AbsenceInput[], success: string) => Promise<boolean>;
};

/** Coming days on which an instructor does not work. */
const Absences = ({ absences, isBusy, onSave }: AbsencesProps) => {
  const today = academyToday();
  const all = absences.map(toInput);
  const isComing = ({ toDay }: Absence) => toDay >= today;
  return (
    <Stack gap="6">
      <ForStaff may="Mutation.updateInstructor">
        <Suspense fallback={<FormLoading />}>
          <AbsenceForm onAdd={(absence) => onSave([...all, absence], 'Ausencia agregada')} />
        </Suspense>
      </ForStaff>
      {absences.some(isComing) ? (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Ausencias">
          {absences.map((absence, index) => {
            if (!isComing(absence)) return null;
            const when = whenText(absence);
            return (
              <ScheduleRow key={index} title={when} note={absence.reason}>
                <ForStaff may="Mutation.updateInstructor">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Quitar ${when}`}
                    aria-disabled={isBusy}
                    onClick={() =>
                      void onSave(
                        all.filter((_, other) => other !== index),
                        'Ausencia quitada',
                      )
                    }
                  >
                    Quitar
                  </Button>
                </ForStaff>
              </ScheduleRow>
            );
          })}
        </Stack>
      ) : (
        <Text color="fg.muted">Ninguna ausencia por venir.</Text>
      )}
    </Stack>
  );
};
