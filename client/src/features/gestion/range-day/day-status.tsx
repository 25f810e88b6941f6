import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { academyToday, compactText } from '../../../components/records/date-text.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { unsentText } from '../../../session/kept-day.ts';
import { clockText } from '../entries/entry-text.ts';
import { Section } from '../lists/section.tsx';
import type { DayAction, DayState } from './day-state.ts';
import { isDayInTab } from './day-store.ts';
import { actionText } from './day-text.ts';

const readText = ({ readAt, data }: Pick<DayState, 'readAt' | 'data'>) =>
  data.rangeDay?.day === academyToday() ? `de las ${clockText(readAt)}` : `del ${compactText(readAt)}`;

const sentText = ({ queue, conflicts, ...state }: DayState, isAway: boolean) => {
  const openReports = state.data.rangeDay?.openReports ?? [];
  const open = [
    queue.length > 0 && unsentText(queue.length),
    conflicts.length > 0 && `${countText(conflicts.length)} que no se puede enviar`,
    openReports.length > 0 && `${countText(openReports.length)} para decidir`,
  ].filter(Boolean);
  if (open.length > 0) return open.join(' · ');
  return isAway || !state.readAt ? 'Todo enviado' : `Todo enviado. Datos ${readText(state)}`;
};

type DayStatusProps = { state: DayState; isAway: boolean };

/** How old the day is, and what the server does not have yet. Always there, so that nothing moves below it. */
export const DayStatus = ({ state, isAway }: DayStatusProps) => {
  const { queue } = state;
  return (
    <Stack gap="1" mb="3">
      {isAway && state.readAt && (
        <Notice tone="warning" role="status">
          {`Sin conexión: datos ${readText(state)}. Puedes seguir; se envía cuando vuelva.`}
        </Notice>
      )}
      {isDayInTab() && (
        <Notice tone="warning" role="status">
          Este navegador no guarda el día: sin señal, no cierres esta página. Lo que hagas sí queda guardado.
        </Notice>
      )}
      <HStack justify="space-between" gap="3" minH="11">
        <SmallText>{sentText(state, isAway)}</SmallText>
        {queue.length > 0 && (
          <DialogButton size="sm" title="Sin enviar" content={() => <Unsent queue={queue} />}>
            Ver
          </DialogButton>
        )}
      </HStack>
    </Stack>
  );
};

const signatureText = ({ at, by }: DayAction) => [clockText(at), by].filter(Boolean).join(' · ');

const Unsent = ({ queue }: Pick<DayState, 'queue'>) => (
  <chakra.ol listStyleType="none" aria-label="Cambios sin enviar">
    {queue.map((action) => (
      <Stack key={action.key} as="li" {...ruled} py="2" gap="0" overflowWrap="anywhere">
        <Text>{actionText(action)}</Text>
        <SmallText>{signatureText(action)}</SmallText>
      </Stack>
    ))}
  </chakra.ol>
);

type ConflictsProps = {
  state: DayState;
  onAgain: (key: string) => void;
  onDiscard: (key: string) => void;
};

/** What the server says was never there. It stays until a person has read it. */
export const Conflicts = ({ state: { conflicts }, onAgain, onDiscard }: ConflictsProps) =>
  conflicts.length > 0 && (
    <Section title="No se puede enviar" count={countText(conflicts.length)}>
      <chakra.ul
        listStyleType="none"
        layerStyle="document"
        px="4"
        aria-label="Cambios que no se pueden enviar"
      >
        {conflicts.map(({ action, message }) => {
          const text = actionText(action);
          return (
            <Stack key={action.key} as="li" {...ruled} py="3" gap="1.5" overflowWrap="anywhere">
              <Text fontWeight="semibold">{text}</Text>
              <SmallText>{signatureText(action)}</SmallText>
              <Text textStyle="sm" color="fg.error">
                {message}
              </Text>
              <HStack gap="2">
                <Button
                  flex={{ base: '1 1 auto', sm: 'none' }}
                  variant="outline"
                  aria-label={`Enviar otra vez: ${text}`}
                  onClick={() => onAgain(action.key)}
                >
                  Enviar otra vez
                </Button>
                <Button
                  flex={{ base: '1 1 auto', sm: 'none' }}
                  variant="outline"
                  colorPalette="red"
                  aria-label={`Descartar: ${text}`}
                  onClick={() => onDiscard(action.key)}
                >
                  Descartar
                </Button>
              </HStack>
            </Stack>
          );
        })}
      </chakra.ul>
    </Section>
  );
