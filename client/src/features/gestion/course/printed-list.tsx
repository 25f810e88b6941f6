import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { scheduledText } from '../../../components/records/date-text.ts';

type PrintedListProps = {
  course: { name: string; scheduledDate: string | null };
  /** Behind the date. */
  facts?: readonly string[];
  columns: readonly string[];
  /** Rows of `PrintedCell`s. */
  children: ReactNode;
};

export const PrintedCell = chakra('td', {
  base: { borderBottomWidth: '1px', borderColor: 'black', py: '1', pe: '2' },
});

/** The people of a course, printed only: black on white in both themes. */
export const PrintedList = ({ course, facts = [], columns, children }: PrintedListProps) => (
  <Box aria-hidden display="none" _print={{ display: 'block' }} color="black" bg="white" fontSize="10pt">
    <chakra.h2 fontFamily="heading" fontSize="18pt">
      {course.name}
    </chakra.h2>
    <chakra.p mb="4">{[scheduledText(course.scheduledDate), ...facts].join(' · ')}</chakra.p>
    <chakra.table width="full" textAlign="start" css={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <chakra.th
              key={column}
              textAlign="start"
              borderBottomWidth="2px"
              borderColor="black"
              pe="2"
              scope="col"
            >
              {column}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  </Box>
);
