import { Card, Grid, Text, type IconProps } from '@chakra-ui/react';
import { SmallText } from '../../components/layout/small-text.tsx';
import type { ComponentType } from 'react';
import { countText } from '#domain/texts/numbers.ts';

type StatCardProps = { label: string; value: number | null; note?: string; Icon?: ComponentType<IconProps> };

/** A figure with its label; a dash without a value. */
export const StatCard = ({ label, value, note, Icon }: StatCardProps) => (
  <Card.Root as="section" layerStyle="document" aria-label={label}>
    <Grid
      flex="1"
      alignContent={{ base: 'center', sm: 'start' }}
      p={{ base: '5', sm: '6' }}
      templateAreas={{
        base: note ? '"label value" "note value"' : '"label value"',
        sm: note ? '"label" "value" "note"' : '"label" "value"',
      }}
      templateColumns={{ base: '1fr auto', sm: '1fr' }}
      alignItems="center"
      columnGap="4"
      rowGap={{ base: '0', sm: '3' }}
    >
      <Text
        gridArea="label"
        textStyle="eyebrow"
        color="fg.muted"
        display="flex"
        alignItems="center"
        gap="2.5"
      >
        {Icon && <Icon boxSize="5" color="accent.fg" />}
        {label}
      </Text>
      <Text gridArea="value" textStyle="figure" fontSize="4xl">
        {value === null ? '—' : countText(value)}
      </Text>
      {note && <SmallText gridArea="note">{note}</SmallText>}
    </Grid>
  </Card.Root>
);
