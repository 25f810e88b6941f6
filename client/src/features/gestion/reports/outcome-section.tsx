import type { ClassOutcomes } from '#domain/enrolments/class-outcome.ts';
import { countText } from '#domain/texts/numbers.ts';
import { Stack } from '@chakra-ui/react';
import { outcomeColumns, percentText, totalOf } from './class-report.ts';
import { ReportTable, TableSection } from './report-table.tsx';
import { saveTable } from './save-table.ts';

type OutcomeSectionProps = {
  title: string;
  /** The header of the first column. */
  noun: string;
  fileName: string;
  rows: readonly { name: string; outcomes: ClassOutcomes }[];
};

/** What became of the enrolments of each row, as a table and as a file. */
export const OutcomeSection = ({ title, noun, fileName, rows }: OutcomeSectionProps) => {
  const names = outcomeColumns.map(({ name }) => name);
  const numbersOf = (outcomes: ClassOutcomes) => outcomeColumns.map(({ valueOf }) => valueOf(outcomes));
  const textsOf = (outcomes: ClassOutcomes) => [percentText(outcomes), ...numbersOf(outcomes).map(countText)];
  const total = totalOf(rows);
  const save = () =>
    saveTable(fileName, [
      [noun, ...names],
      ...rows.map(({ name, outcomes }) => [name, ...numbersOf(outcomes)]),
      ['Total', ...numbersOf(total)],
    ]);
  return (
    <TableSection title={title} onSave={save}>
      <Stack layerStyle="document" px={{ base: '3', md: '5' }} py="4">
        <ReportTable
          caption={`Tabla: ${title}`}
          columns={[noun, '% de ausencias', ...names]}
          rows={rows.map(({ name, outcomes }) => ({ name, values: textsOf(outcomes) }))}
          total={{ name: 'Total', values: textsOf(total) }}
        />
      </Stack>
    </TableSection>
  );
};
