import { Chart, useChart } from '@chakra-ui/charts';
import { Box } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';

type MonthChartProps = {
  /** A row per month: the label `month`, and a number per series. */
  data: Record<string, number | string>[];
  series: { name: string; color: string }[];
  isStacked: boolean;
  text: (value: number) => string;
};

const MARGIN = { top: 8, right: 8, bottom: 0, left: 8 };
const AXIS_WIDTH = 80;

/** Bars by month. */
export const MonthChart = ({ data, series, isStacked, text }: MonthChartProps) => {
  const chart = useChart({
    data,
    series: series.map(({ name, color }) => ({ name, color, icon: <Box boxSize="2.5" bg={color} /> })),
  });
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h="18rem" css={{ printColorAdjust: 'exact' }}>
      <BarChart responsive data={chart.data} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid stroke={chart.color('border')} vertical={false} />
        <XAxis dataKey="month" tickLine={false} axisLine={false} minTickGap={16} />
        <YAxis
          width={AXIS_WIDTH}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={countText}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: chart.color('bg.muted') }}
          content={<Chart.Tooltip formatter={(value) => text(Number(value))} />}
        />
        <Legend itemSorter={null} content={<Chart.Legend />} />
        {series.map(({ name, color }) => (
          <Bar
            key={name}
            dataKey={name}
            name={name}
            fill={chart.color(color)}
            stackId={isStacked ? 'all' : undefined}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </Chart.Root>
  );
};
