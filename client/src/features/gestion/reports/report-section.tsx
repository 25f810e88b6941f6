import { Box, chakra, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { monthText } from './months.ts';
import { summaryOf, totalsOf, type OfMonth, type Report } from './report-series.ts';
import { ReportTable, saveTable, TableSection } from './report-table.tsx';

const load = () => import('./month-chart.tsx');

const MonthChart = lazy(async () => ({ default: (await load()).MonthChart }));

type ReportSectionProps<Month extends OfMonth> = { report: Report<Month>; months: readonly Month[] };

/** A chart, its table, and the table as a file. */
export const ReportSection = <Month extends OfMonth>({ report, months }: ReportSectionProps<Month>) => {
  const { id, title, series, isStacked, text } = report;
  const columns = ['Mes', ...series.map(({ name }) => name)];
  const rows = months.map((month) => ({
    name: monthText(month.month),
    numbers: series.map(({ valueOf }) => valueOf(month)),
  }));
  const totals = totalsOf(report, months);
  const data = rows.map(({ name, numbers }) => ({
    month: name,
    ...Object.fromEntries(series.map((one, index) => [one.name, numbers[index] ?? 0])),
  }));
  const save = () =>
    saveTable(`${id}-${months[0]?.month ?? ''}-${months.at(-1)?.month ?? ''}.csv`, [
      columns,
      ...months.map(({ month }, index) => [month, ...(rows[index]?.numbers ?? [])]),
      ['Total', ...totals],
    ]);

  return (
    <TableSection title={title} onSave={save}>
      <Stack layerStyle="document" gap="4" px={{ base: '3', md: '5' }} py="5" breakInside="avoid">
        <VisuallyHidden>{summaryOf(report, months)}</VisuallyHidden>
        {months.length === 1 ? (
          <MonthBars
            bars={series.map(({ name, color }, index) => ({ name, color, value: totals[index] ?? 0 }))}
            text={text}
          />
        ) : (
          <Box aria-hidden minH="18rem" minW="0">
            <Suspense fallback={<Skeleton h="18rem" />}>
              <MonthChart data={data} series={series} isStacked={isStacked} text={text} />
            </Suspense>
          </Box>
        )}
        <chakra.details>
          <chakra.summary
            _print={{ display: 'none' }}
            cursor="pointer"
            fontWeight="semibold"
            py="2"
            borderRadius="l1"
            focusVisibleRing="outside"
          >
            Ver la tabla
          </chakra.summary>
          <Flex direction="column" pt="2">
            <ReportTable
              caption={`Tabla: ${title}`}
              columns={columns}
              rows={rows.map(({ name, numbers }) => ({ name, values: numbers.map(text) }))}
              total={{ name: 'Total', values: totals.map(text) }}
            />
          </Flex>
        </chakra.details>
      </Stack>
    </TableSection>
  );
};

type MonthBarsProps = {
  bars: { name: string; color: string; value: number }[];
  text: (value: number) => string;
};

const FULL = 100;

/** One month: a bar for each series, with its figure. */
const MonthBars = ({ bars, text }: MonthBarsProps) => {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)));
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" py="2">
      {bars.map(({ name, color, value }) => (
        <li key={name}>
          <Flex justify="space-between" gap="3" textStyle="sm" mb="1">
            <Text>{name}</Text>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {text(value)}
            </Text>
          </Flex>
          <Box h="2.5" bg="bg.muted" borderRadius="l1" overflow="hidden">
            <Box
              h="full"
              bg={color}
              w={`${most === 0 ? 0 : (Math.abs(value) / most) * FULL}%`}
              css={{ printColorAdjust: 'exact' }}
            />
          </Box>
        </li>
      ))}
    </chakra.ul>
  );
};
