import { Card, Text, type IconProps } from '@chakra-ui/react';
import type { ComponentType } from 'react';

type StatCardProps = { label: string; value: number | null; note?: string; Mark?: ComponentType<IconProps> };

/** A figure of the academy; without a value it stays a dash. */
export const StatCard = ({ label, value, note, Mark }: StatCardProps) => (
  <Card.Root as="section" layerStyle="document" aria-label={label}>
    <Card.Body gap="3" p="6">
      <Text textStyle="eyebrow" color="fg.muted" display="flex" alignItems="center" gap="2.5">
        {Mark && <Mark boxSize="5" color="accent.fg" />}
        {label}
      </Text>
      <Text textStyle="figure" fontSize="4xl">
        {value === null ? '—' : value.toLocaleString('es-AR')}
      </Text>
      {note && (
        <Text textStyle="sm" color="fg.muted">
          {note}
        </Text>
      )}
    </Card.Body>
  </Card.Root>
);
