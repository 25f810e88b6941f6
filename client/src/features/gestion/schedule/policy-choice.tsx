import { Stack, Text } from '@chakra-ui/react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import type { SchedulePolicy, Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import { useScheduleWrite } from './use-schedule-write.ts';

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
export const PolicyChoice = ({ schedule: { policy, revision }, reload }: PolicyChoiceProps) => {
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
