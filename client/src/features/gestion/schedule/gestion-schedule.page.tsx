import { Grid, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { Schedule_PartsFragment, SchedulePolicy, StaffScheduleQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff, useStaffAccess } from '../frame/staff-access.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Exceptions } from './exceptions.tsx';
import { Lanes } from './lanes.tsx';
import { FormLoading, RulesForm, StudentPreview, WeaponCountsForm } from './schedule-forms.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import { useScheduleWrite } from './use-schedule-write.ts';
import { WeekHours } from './week-hours.tsx';

const SCHEDULE = graphql(`
  query StaffSchedule {
    me {
      ...Roles
    }
    schedule {
      ...Schedule_parts
    }
    courses(limit: 500) {
      id
      name
      location
      courseType
      isActive
    }
  }

  fragment Schedule_parts on Schedule {
    policy
    weeklyHours {
      weekday
      from
      to
    }
    exceptions {
      id
      day
      isOpen
      span {
        from
        to
      }
      reason
    }
    lanes {
      id
      name
      location
      isActive
      weapons
    }
    weaponCounts {
      weapon
      count
    }
    rules {
      noticeHours
      horizonDays
      bufferMinutes
      stepMinutes
      deadlineHours
      agePolicy
      minimumAge
    }
    revision
  }
`);

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

const POLICIES: Record<SchedulePolicy, { label: string; note: string }> = {
  OFF: { label: 'No se ofrecen', note: 'Cada estudiante escribe la fecha y la hora que quiere.' },
  SUGGEST: {
    label: 'Se ofrecen primero',
    note: 'Cada estudiante elige un horario libre con un toque, o pide otro. El equipo ve un aviso si no está libre.',
  },
  ENFORCE: {
    label: 'Solo se reservan horarios libres',
    note: 'Ningún otro horario se puede reservar, y ninguna línea ni ningún instructor queda en dos clases a la vez. El equipo puede superponer una clase con un motivo.',
  },
};

type PolicyChoiceProps = {
  schedule: Pick<Schedule_PartsFragment, 'policy' | 'revision'>;
  reload: () => Promise<unknown>;
};

/** What free times do to bookings. */
const PolicyChoice = ({ schedule: { policy, revision }, reload }: PolicyChoiceProps) => {
  const may = useStaffAccess();
  const { save, isBusy, failure } = useScheduleWrite(reload);
  const { label, note } = POLICIES[policy];

  return (
    <Stack gap="2" maxW="30rem">
      {may('Mutation.updateSchedule') ? (
        <SelectField
          label="Al reservar una clase personalizada"
          options={Object.entries(POLICIES).map(([value, { label }]) => ({ value, label }))}
          value={policy}
          aria-busy={isBusy}
          onChange={(event) => {
            const input = { policy: event.currentTarget.value as SchedulePolicy, expectedRevision: revision };
            void save(UPDATE_SCHEDULE, { input }, 'Cambio guardado');
          }}
        />
      ) : (
        <Text fontWeight="semibold">{label}</Text>
      )}
      <SmallText>{note}</SmallText>
      <Notice tone="error">{failure}</Notice>
    </Stack>
  );
};
