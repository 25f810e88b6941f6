import { SimpleGrid, Stat } from '@chakra-ui/react';
import { adminPriceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import type { ReportsQuery } from '../../../gql/graphql.ts';

type Month = ReportsQuery['reports'][number];

const FULL = 100;

/** Four totals of all months. */
export const ReportFigures = ({ months }: { months: readonly Month[] }) => {
  const sum = (valueOf: (month: Month) => number) =>
    months.reduce((total, month) => total + valueOf(month), 0);
  const places = sum(({ occupancy }) => occupancy.places);
  const taken = sum(({ occupancy }) => occupancy.taken);
  const figures = [
    {
      label: 'Inscripciones',
      value: countText(
        sum(({ enrolments }) => enrolments.pending + enrolments.confirmed + enrolments.completed),
      ),
      help: 'sin las canceladas',
    },
    {
      label: 'Ingresos reservados',
      value: adminPriceText(sum(({ bookedIncome }) => bookedIncome)),
      help: 'confirmadas y completadas',
    },
    {
      label: 'Ocupación',
      value: places === 0 ? '—' : `${Math.round((taken / places) * FULL)} %`,
      help: `${countText(taken)} de ${countText(places)} lugares`,
    },
    {
      label: 'Puntos ganados',
      value: countText(sum(({ points }) => points.earned)),
      help: `${countText(sum(({ points }) => points.redeemed))} canjeados`,
    },
  ];
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      {figures.map(({ label, value, help }) => (
        <Stat.Root key={label} layerStyle="document" px="5" py="4">
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText fontFamily="heading" fontVariantNumeric="lining-nums tabular-nums">
            {value}
          </Stat.ValueText>
          <Stat.HelpText asChild mb="0">
            <dd>{help}</dd>
          </Stat.HelpText>
        </Stat.Root>
      ))}
    </SimpleGrid>
  );
};
