import { Badge, Button, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import type { LaneInput, Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ScheduleRow } from './schedule-section.tsx';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import type { Lane } from './lane-form-dialog.tsx';
import { LaneFormDialog } from './schedule-forms.tsx';
import { useScheduleWrite } from './use-schedule-write.ts';

const NEW: Lane = { id: null, name: '', location: '', isActive: true, weapons: [] };

type LanesProps = {
  schedule: Pick<Schedule_PartsFragment, 'lanes' | 'revision'>;
  locations: readonly string[];
  reload: () => Promise<unknown>;
};

/** The lanes by location. Each takes one class at a time. */
export const Lanes = ({ schedule: { lanes, revision }, locations, reload }: LanesProps) => {
  const { save, isBusy } = useScheduleWrite(reload);
  const [edited, setEdited] = useState<Lane | null>(null);

  const saveLane = (lane: Lane, success: string) => {
    const known: LaneInput[] = lanes.map(({ id, name, location, isActive, weapons }) =>
      id === lane.id ? lane : { id, name, location, isActive, weapons },
    );
    const input = { lanes: lane.id === null ? [...known, lane] : known, expectedRevision: revision };
    return save(UPDATE_SCHEDULE, { input }, success);
  };

  return (
    <Stack gap="4">
      {lanes.length === 0 && (
        <Text color="fg.muted">Sin líneas: una sede sin líneas no tiene límite de clases a la vez.</Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Líneas">
        {lanes.map((lane) => (
          <ScheduleRow
            key={lane.id}
            title={lane.name}
            badge={!lane.isActive && <Badge>Fuera de uso</Badge>}
            note={
              lane.location +
              (lane.weapons.length > 0 ? ` · Solo ${lane.weapons.map(weaponLabel).join(', ')}` : '')
            }
          >
            <ForStaff may="Mutation.updateSchedule">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Editar ${lane.name}`}
                onClick={() => setEdited(lane)}
              >
                Editar…
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${lane.isActive ? 'Poner fuera de uso' : 'Volver a usar'} ${lane.name}`}
                aria-disabled={isBusy}
                onClick={() =>
                  void saveLane(
                    { ...lane, isActive: !lane.isActive },
                    lane.isActive ? 'Línea fuera de uso' : 'Línea en uso',
                  )
                }
              >
                {lane.isActive ? 'Fuera de uso' : 'Volver a usar'}
              </Button>
            </ForStaff>
          </ScheduleRow>
        ))}
      </Stack>
      <ForStaff may="Mutation.updateSchedule">
        <Button variant="outline" alignSelf="start" onClick={() => setEdited(NEW)}>
          <PlusIcon />
          Nueva línea
        </Button>
      </ForStaff>
      {edited && (
        <Suspense>
          <LaneFormDialog
            lane={edited}
            locations={locations}
            onClose={() => setEdited(null)}
            onSave={saveLane}
          />
        </Suspense>
      )}
    </Stack>
  );
};
