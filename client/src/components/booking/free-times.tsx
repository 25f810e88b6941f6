import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch, type UseFormSetValue } from 'react-hook-form';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/date-text.ts';
import { instantOf, isClock } from '#domain/dates.ts';
import { Notice } from '../feedback/notice.tsx';
import type { BookingControl, BookingValues } from './booking.form.ts';
import { useFreeTimes } from './free-times.query.ts';

/** Days shown at first, and by each further click. */
const DAYS_SHOWN = 6;

const dayText = (day: string) => weekdayAndDay(instantOf(day, '12:00', academy.timeZone), academy.timeZone);

type FreeTimesProps = {
  courseId: string;
  control: BookingControl;
  setValue: UseFormSetValue<BookingValues>;
  /** Staff is warned of a time that is not free. */
  isForStaff?: boolean;
};

/** Days with free times, and the times of the chosen one. They fill the fields of date and time. */
export const FreeTimes = ({ courseId, control, setValue, isForStaff = false }: FreeTimesProps) => {
  const days = useFreeTimes(courseId);
  const [shown, setShown] = useState(DAYS_SHOWN);
  const date = useWatch({ control, name: 'date' });
  const time = useWatch({ control, name: 'time' });

  if (!days) return null;
  const free = days.filter(({ times }) => times.length > 0);
  const chosen = days.find(({ day }) => day === date);
  const isTaken = chosen !== undefined && isClock(time) && !chosen.times.includes(time);
  const choose = (name: 'date' | 'time', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });

  return (
    <Stack gap="4">
      <Stack as="section" aria-labelledby="free-days" gap="2">
        <Heading as="h3" id="free-days" textStyle="sm" fontWeight="semibold">
          Días con horarios libres
        </Heading>
        {free.length === 0 && <Text color="fg.muted">No hay horarios libres en los próximos 30 días.</Text>}
        <HStack wrap="wrap" gap="2">
          {free.slice(0, shown).map(({ day }) => (
            <Button
              key={day}
              size="sm"
              variant={day === date ? 'solid' : 'outline'}
              aria-pressed={day === date}
              onClick={() => choose('date', day)}
            >
              {dayText(day)}
            </Button>
          ))}
          {free.length > shown && (
            <Button size="sm" variant="ghost" onClick={() => setShown(shown + DAYS_SHOWN)}>
              Más días
            </Button>
          )}
        </HStack>
      </Stack>
      {chosen && chosen.times.length > 0 && (
        <Stack as="section" aria-labelledby="free-times" gap="2">
          <Heading as="h3" id="free-times" textStyle="sm" fontWeight="semibold">
            Horarios libres del {dayText(chosen.day)}
          </Heading>
          <HStack wrap="wrap" gap="2">
            {chosen.times.map((clock) => (
              <Button
                key={clock}
                size="sm"
                variant={clock === time ? 'solid' : 'outline'}
                aria-pressed={clock === time}
                onClick={() => choose('time', clock)}
              >
                {clock}
              </Button>
            ))}
          </HStack>
        </Stack>
      )}
      {isForStaff && isTaken && (
        <Notice tone="warning" role="status">
          Ese horario no está libre. Puedes reservarlo igual.
        </Notice>
      )}
    </Stack>
  );
};
