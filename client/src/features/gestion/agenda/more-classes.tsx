import { chakra, Text } from '@chakra-ui/react';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { longDayText } from '../days/day-text.ts';
import { EntryLink } from '../entries/entry-link.tsx';
import { clockText } from '../entries/entry-text.ts';
import type { Entry } from './agenda-day.tsx';

type MoreClassesProps = { day: string; entries: readonly Entry[]; onOpen: (enrolmentId: string) => void };

/** The classes for which the calendar has no column. */
export const MoreClasses = ({ day, entries, onOpen }: MoreClassesProps) => (
  <DialogButton
    size="xs"
    w="full"
    minW="0"
    h="full"
    px="0"
    title="Más clases a esta hora"
    aria-label={`+${entries.length}: más clases a esta hora, ${longDayText(day)}`}
    content={(close) => (
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Text as="span" color="fg.muted" me="2" fontVariantNumeric="tabular-nums">
              {clockText(entry.startsAt)}
            </Text>
            <EntryLink
              entry={entry}
              onOpen={(id) => {
                close();
                onOpen(id);
              }}
            />
          </li>
        ))}
      </chakra.ul>
    )}
  >
    +{entries.length}
  </DialogButton>
);
