import { Stack, Text } from '@chakra-ui/react';
import { SelectField } from '../../../components/fields/select-field.tsx';
import type { SchedulePolicy, Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { useStaffAccess } from '../frame/use-staff-access.ts';
import { UPDATE_SCHEDULE } from './gestion-schedule.query.ts';
import { useScheduleWrite } from './use-schedule-write.ts';

const POLICIES: Record<SchedulePolicy, { label: string; note: string }> = {
  OFF: { label: 'No se ofrecen', note: 'Cada estudiante escribe la fecha y la hora que quiere.' },
  SUGGEST: {
    label: 'Se ofrecen primero',
    note: 'Cada estudiante elige un horario libre con un toque, o pide otro. El equipo ve un aviso si no está libre.',
  },
  ENFORCE: { label: 'Solo ellos', note: 'Ningún otro horario se puede reservar.' },
};

type PolicyChoiceProps = {
  schedule: Pick<Schedule_PartsFragment, 'policy' | 'revision'>;
  reload: () => Promise<unknown>;
};

/** What free times do to bookings. */
export const PolicyChoice = ({ schedule: { policy, revision }, reload }: PolicyChoiceProps) => {
  const may = useStaffAccess();
  const { save, isBusy } = useScheduleWrite(reload);
  const { label, note } = POLICIES[policy];
  const offered = (['OFF', 'SUGGEST', 'ENFORCE'] as const).filter(
    (one) => one !== 'ENFORCE' || policy === one,
  );

  return (
    <Stack gap="2" maxW="30rem">
      {may('Mutation.updateSchedule') ? (
        <SelectField
          label="Al reservar una clase personalizada"
          options={offered.map((value) => ({ value, label: POLICIES[value].label }))}
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
      <Text textStyle="sm" color="fg.muted">
        {note}
      </Text>
    </Stack>
  );
};
