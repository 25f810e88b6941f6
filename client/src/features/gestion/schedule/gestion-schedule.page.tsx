import { Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { Schedule_PartsFragment, StaffScheduleQuery } from '../../../gql/graphql.ts';
import { useStaffAccess, ForStaff } from '../frame/staff-access.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Exceptions } from './exceptions.tsx';
import { SCHEDULE } from './gestion-schedule.query.ts';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import { Lanes } from './lanes.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { FormLoading, RulesForm, StudentPreview, WeaponCountsForm } from './schedule-forms.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { useScheduleWrite } from './use-schedule-write.ts';
import { WeekHours } from './week-hours.tsx';

const Loading = () => (
  <Stack role="status" aria-busy gap="6">
    <VisuallyHidden>Cargando los horarios...</VisuallyHidden>
    <Skeleton h="24" />
    <Skeleton h="96" />
    <Skeleton h="48" />
  </Stack>
);

type ScreenProps = {
  schedule: Schedule_PartsFragment;
  courses: StaffScheduleQuery['courses'];
  reload: () => Promise<unknown>;
};

const Screen = ({ schedule, courses, reload }: ScreenProps) => {
  const may = useStaffAccess();
  const { save, isBusy } = useScheduleWrite(reload);
  const offered = courses.filter(({ courseType, isActive }) => courseType === 'PERSONALIZADO' && isActive);
  const { revision, policy, weeklyHours } = schedule;

  return (
    <Stack gap="6">
      <ScheduleSection title="Horarios libres">
        <PolicyChoice schedule={schedule} reload={reload} />
      </ScheduleSection>
      <ScheduleSection title="Semana" note="Las horas en que la academia está abierta.">
        <WeekHours
          label="Horas de la semana"
          stored={weeklyHours}
          closedText="Cerrado"
          isBusy={isBusy}
          onSave={
            may('Mutation.updateSchedule')
              ? (hours) =>
                  void save(
                    UPDATE_SCHEDULE,
                    { input: { weeklyHours: hours, expectedRevision: revision } },
                    'Semana guardada',
                  )
              : undefined
          }
        />
      </ScheduleSection>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6" minW="0">
          <ScheduleSection
            title="Días distintos"
            note="Un cierre cuenta más que una apertura, y no cancela ninguna clase."
          >
            <Exceptions exceptions={schedule.exceptions} reload={reload} />
          </ScheduleSection>
          <ScheduleSection title="Líneas" note="Cada línea recibe una clase a la vez.">
            <Lanes
              schedule={schedule}
              locations={[...new Set(courses.map(({ location }) => location))]}
              reload={reload}
            />
          </ScheduleSection>
        </Stack>
        <Stack gap="6" minW="0">
          <ScheduleSection title="Lo que ve un estudiante" note="Con lo que está guardado.">
            <Suspense fallback={<FormLoading />}>
              <StudentPreview courses={offered} isOffered={policy !== 'OFF'} />
            </Suspense>
          </ScheduleSection>
          <ForStaff may="Mutation.updateSchedule">
            <ScheduleSection title="Reglas de reserva">
              <Suspense fallback={<FormLoading />}>
                <RulesForm key={JSON.stringify(schedule.rules)} schedule={schedule} reload={reload} />
              </Suspense>
            </ScheduleSection>
            <ScheduleSection
              title="Armas para prestar"
              note="Cuántas hay de cada modelo a la vez. Sin cantidad, no se cuentan."
            >
              <Suspense fallback={<FormLoading />}>
                <WeaponCountsForm
                  key={JSON.stringify(schedule.weaponCounts)}
                  schedule={schedule}
                  reload={reload}
                />
              </Suspense>
            </ScheduleSection>
          </ForStaff>
        </Stack>
      </Grid>
    </Stack>
  );
};

export const Component = () => {
  const query = useAdminQuery(SCHEDULE, { failureText: 'No pudimos cargar los horarios' });
  const { schedule, courses = [] } = query.data ?? {};
  return (
    <>
      <ScreenHeading
        title="Horarios · Gestión"
        description="Cuándo abre la academia, dónde se dan las clases y qué horarios se ofrecen."
      >
        Horarios
      </ScreenHeading>
      <RefreshNote query={query} />
      {schedule ? (
        <Screen schedule={schedule} courses={courses} reload={() => query.refetch()} />
      ) : query.hasFailed ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
};
