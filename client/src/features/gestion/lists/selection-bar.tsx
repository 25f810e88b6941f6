import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { countText } from '#domain/numbers.ts';

type SelectionBarProps = {
  count: number;
  noun: { one: string; many: string };
  /** While work is going on. */
  progress: string | null;
  onClear: () => void;
  children: ReactNode;
};

/** How high the bar stands, for the toasts, which are shown above it. */
const HEIGHT = '--selection-bar';

/** What can be done with the chosen rows; it stays in sight while the list scrolls. */
export const SelectionBar = ({ count, noun, progress, onClear, children }: SelectionBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = count > 0;

  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(HEIGHT);
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Flex
      ref={bar}
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
