import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countText } from '#domain/texts/numbers.ts';

type SelectionBarProps = {
  count: number;
  noun: { one: string; many: string };
  /** Whether an action is running. */
  progress: string | null;
  onClear: () => void;
  children: ReactNode;
};

/** The actions of the selected rows, always visible. */
export const SelectionBar = ({ count, noun, progress, onClear, children }: SelectionBarProps) => {
  if (count === 0) return null;
  return (
    <Flex
      data-dock
      role="region"
      aria-label="Lo elegido"
      position="sticky"
      bottom={{ base: '4.25rem', lg: '4' }}
      zIndex="1"
      layerStyle="document"
      boxShadow="lg"
      px={{ base: '4', md: '5' }}
      py="3"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {progress ?? `${countText(count)} ${count === 1 ? noun.one : noun.many}`}
      </Text>
      <HStack gap="2" wrap="wrap">
        {children}
        <Button size="sm" variant="ghost" onClick={onClear}>
          Quitar selección
        </Button>
      </HStack>
    </Flex>
  );
};
