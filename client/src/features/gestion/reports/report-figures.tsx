import { SimpleGrid, Stat } from '@chakra-ui/react';
import { statSlotRecipe } from '@chakra-ui/react/theme';

type Figure = { label: string; value: string; help: string };

/** Totals of all months. */
export const ReportFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
    {figures.map(({ label, value, help }) => (
      <Stat.Root recipe={statSlotRecipe} key={label} layerStyle="document" px="5" py="4">
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
