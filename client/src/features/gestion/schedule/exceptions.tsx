import { Badge, Button, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { longDayText } from '../days/day-text.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ScheduleRow } from './schedule-section.tsx';
import { ClosureClasses, type Closure } from './closure-classes.tsx';
import { ExceptionForm, FormLoading } from './schedule-forms.tsx';
import { REMOVE_EXCEPTION } from './schedule.mutation.ts';
import { spanText } from './hours-text.ts';
import { useScheduleWrite } from './use-schedule-write.ts';

type ExceptionsProps = {
  exceptions: Schedule_PartsFragment['exceptions'];
  reload: () => Promise<unknown>;
};

/** Coming days that differ from the week, and the classes of a closure. */
export const Exceptions = ({ exceptions, reload }: ExceptionsProps) => {
  const { save, isBusy } = useScheduleWrite(reload);
  const [closure, setClosure] = useState<Closure | null>(null);
  const today = academyToday();
  const coming = exceptions.filter(({ day }) => day >= today);

  return (
    <Stack gap="6">
      <ForStaff may="Mutation.addHoursException">
        <Suspense fallback={<FormLoading />}>
          <ExceptionForm
            onAdded={(added) => {
              setClosure(added);
              void reload().catch(() => undefined);
            }}
          />
        </Suspense>
      </ForStaff>
      {closure && <ClosureClasses closure={closure} onClose={() => setClosure(null)} />}
      {coming.length === 0 ? (
        <Text color="fg.muted">Ningún día distinto por venir.</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Días distintos">
          {coming.map((exception) => {
            const { id, day, isOpen, span, reason } = exception;
            const name = `${longDayText(day)}${span ? `, ${spanText(span)}` : ''}`;
            return (
              <ScheduleRow
                key={id}
                title={name}
                badge={
                  <Badge colorPalette={isOpen ? 'green' : 'red'}>{isOpen ? 'Abierto' : 'Cerrado'}</Badge>
                }
                note={reason}
              >
                {!isOpen && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Ver las clases del ${name}`}
                    onClick={() => setClosure(exception)}
                  >
                    Ver clases
                  </Button>
                )}
                <ForStaff may="Mutation.removeHoursException">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Quitar ${name}`}
                    aria-disabled={isBusy}
                    onClick={() => void save(REMOVE_EXCEPTION, { input: { id } }, 'Día quitado')}
                  >
                    Quitar
                  </Button>
                </ForStaff>
              </ScheduleRow>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
};
