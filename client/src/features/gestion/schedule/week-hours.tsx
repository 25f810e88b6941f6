import { Button, Grid, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { WeeklySpan } from '#domain/schedule/schedule.ts';
import { useUnsavedChanges } from '../../../components/records/unsaved-changes.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { spansText, WEEKDAYS } from './hours-text.ts';
import { WeekPainter } from './week-painter.tsx';

const isSame = (a: readonly WeeklySpan[], b: readonly WeeklySpan[]) => {
  const keys = (spans: readonly WeeklySpan[]) =>
    spans.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).toSorted();
  return keys(a).join() === keys(b).join();
};

type WeekHoursProps = {
  label: string;
  stored: readonly WeeklySpan[];
  /** Of a day without hours. */
  closedText: string;
  isBusy: boolean;
  /** Absent: the hours cannot be changed. */
  onSave?: ((hours: WeeklySpan[]) => void) | undefined;
};

/** The hours of every week, in words and to paint on. */
export const WeekHours = ({ label, stored, closedText, isBusy, onSave }: WeekHoursProps) => {
  const [hours, setHours] = useState<WeeklySpan[]>(() => [...stored]);
  /** The hours on which the painting began. */
  const [read, setRead] = useState(stored);
  const isChanged = !isSame(hours, read);
  const isStale = !isSame(read, stored);
  useUnsavedChanges(isChanged && !isBusy);

  const takeStored = () => {
    setRead(stored);
    setHours([...stored]);
  };
  if (isStale && (!isChanged || isSame(hours, stored))) takeStored();

  const textOf = (spans: readonly WeeklySpan[], weekday: number) => {
    const ofDay = spans
      .filter((span) => span.weekday === weekday)
      .toSorted((a, b) => a.from.localeCompare(b.from));
    return ofDay.length > 0 ? spansText(ofDay) : closedText;
  };
  const facts = WEEKDAYS.map(({ weekday, name }) => ({ label: name, value: textOf(hours, weekday) }));
  const differences = WEEKDAYS.filter(({ weekday }) => textOf(hours, weekday) !== textOf(stored, weekday));

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 17rem' }} gap="6" alignItems="start">
      {onSave && (
        <Stack gap="4" gridColumn={{ xl: 1 }} gridRow={{ xl: 1 }}>
          <SmallText maxW="42rem">
            Pinta con el ratón o el dedo. Con el teclado: flechas para moverte, espacio para abrir o cerrar, y
            mayúsculas con una flecha para extender.
          </SmallText>
          <WeekPainter key={JSON.stringify(read)} label={label} hours={hours} onChange={setHours} />
          {isStale && isChanged && (
            <Notice tone="warning" role="status">
              {`Otra persona cambió estas horas. Está guardado:\n${differences
                .map(({ weekday, name }) => `${name}: ${textOf(stored, weekday)}`)
                .join('\n')}`}
            </Notice>
          )}
          <HStack gap="3" wrap="wrap">
            <Button
              aria-disabled={!isChanged || isBusy}
              aria-busy={isBusy}
              onClick={() => isChanged && !isBusy && onSave(hours)}
            >
              {isBusy ? 'Guardando...' : isStale ? 'Guardar lo pintado' : 'Guardar la semana'}
            </Button>
            {isChanged && (
              <Button variant="outline" onClick={takeStored}>
                {isStale ? 'Ver lo guardado' : 'Descartar'}
              </Button>
            )}
          </HStack>
        </Stack>
      )}
      <FactList facts={facts} />
    </Grid>
  );
};
