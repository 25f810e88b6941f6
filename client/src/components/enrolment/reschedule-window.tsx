import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/date-text.ts';
import { instantOf, isClock, isDay } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';
import { notify } from '../feedback/notify.ts';
import { Notice } from '../feedback/notice.tsx';
import { DateField } from '../fields/date-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import { useChangeEnrolment } from './use-change-enrolment.ts';

type RescheduleFormProps = {
  enrolmentId: string;
  startsAt: string | null;
  onBack: () => void;
  onMoved: () => void;
};

/** Another day and time for a class, at the academy. */
export const RescheduleForm = ({ enrolmentId, startsAt, onBack, onMoved }: RescheduleFormProps) => {
  const { reschedule } = useChangeEnrolment(enrolmentId);
  const start = startsAt ? new Date(startsAt) : null;
  const [day, setDay] = useState(start ? dayIn(start, academy.timeZone) : '');
  const [clock, setClock] = useState(start ? clockIn(start, academy.timeZone) : '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fail = (text: string) => {
    setError(text);
    notify.error(text);
  };

  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    notify.startAttempt();
    setError(null);
    if (!isDay(day)) return fail(messages.classDate);
    if (!isClock(clock)) return fail(messages.classTime);
    setIsBusy(true);
    try {
      await reschedule(instantOf(day, clock, academy.timeZone).toISOString());
      notify.success('Clase reprogramada');
      onMoved();
    } catch (thrown) {
      if (!isSessionEnd(thrown)) fail(errorText(thrown, 'No pudimos reprogramar la clase'));
      setIsBusy(false);
    }
  };

  return (
    <form noValidate aria-label="Reprogramar la clase" onSubmit={(event) => void move(event)}>
      <Stack gap="4">
        <Notice tone="error">{error}</Notice>
        <DateField label="Fecha" value={day} onChange={setDay} />
        <TimeField label="Hora" value={clock} onChange={setClock} />
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" onClick={onBack}>
            Volver
          </Button>
          <Button type="submit" colorPalette="brand" aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? 'Guardando...' : 'Reprogramar'}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
