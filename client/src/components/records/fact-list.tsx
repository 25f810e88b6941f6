import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

type FactListProps = { facts: Fact[]; columns?: 1 | 2 };

/** Labels and values of a record, divided by hairlines as on a printed form. */
export const FactList = ({ facts, columns = 1 }: FactListProps) => (
  <DataList.Root
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` }}
    columnGap="8"
    rowGap="0"
  >
    {facts.map(({ label, value }) => (
      <DataList.Item
        key={label}
        py="3"
        borderBottomWidth="1px"
        borderColor="border.muted"
        _last={{ borderBottomWidth: '0' }}
        gap="0.5"
      >
        <DataList.ItemLabel textStyle="eyebrow" color="fg.muted">
          {label}
        </DataList.ItemLabel>
        {/* A block: as flex items the parts of an email would not wrap. */}
        <DataList.ItemValue display="block" textStyle="md" whiteSpace="pre-line" overflowWrap="anywhere">
          {value}
        </DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);
