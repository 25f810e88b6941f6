import { Box, Button, Flex, HStack, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { dayAfter } from '#domain/dates/dates.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons.tsx';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { EARLIEST } from '../lists/params.ts';

type DayBarProps = {
  day: string;
  today: string;
  /** The step of the arrows. */
  step: { days: number; previous: string; next: string };
  onGo: (day: string) => void;
  children?: ReactNode;
};

/** Navigates between days. Each button has a key. */
export const DayBar = ({ day, today, step, onGo, children }: DayBarProps) => (
  <Flex gap="4" align="end" justify="space-between" wrap="wrap" _print={{ display: 'none' }}>
    <Flex gap="3" align="end" wrap="wrap">
      <HStack gap="2">
        <IconButton
          variant="outline"
          aria-label={step.previous}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onGo(dayAfter(day, -step.days))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Button variant="outline" aria-keyshortcuts="t" onClick={() => onGo(today)}>
          Hoy
        </Button>
        <IconButton
          variant="outline"
          aria-label={step.next}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onGo(dayAfter(day, step.days))}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <Box w="11rem">
        <DateField label="Ir al día" min={EARLIEST} value={day} onChange={(next) => next && onGo(next)} />
      </Box>
    </Flex>
    {children}
  </Flex>
);
