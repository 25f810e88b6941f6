import { Box, Button, Flex } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';

type FilterBarProps = {
  /** The filters of the first line. */
  children: ReactNode;
  /** The others, behind a button. */
  more?: ReactNode;
  /** Number of set filters: all, and those behind the button. */
  count: number;
  moreCount?: number;
  onClear: (() => void) | undefined;
};

/** The filters of a list on one line; on a phone all are behind a button. */
export const FilterBar = ({ children, more, count, moreCount = 0, onClear }: FilterBarProps) => {
  const [isOpenOnPhone, setIsOpenOnPhone] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(moreCount > 0);
  const id = useId();
  return (
    <Flex role="group" aria-label="Filtros" gap="2" wrap="wrap" align="center" flex={{ lg: '1' }}>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        aria-expanded={isOpenOnPhone}
        aria-controls={id}
        onClick={() => setIsOpenOnPhone(!isOpenOnPhone)}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <Flex
        id={id}
        display={{ base: isOpenOnPhone ? 'flex' : 'none', md: 'contents' }}
        gap="2"
        wrap="wrap"
        width="full"
        align="center"
      >
        {children}
        {more && (
          <Button
            hideBelow="md"
            size="sm"
            variant="ghost"
            aria-expanded={isMoreOpen}
            onClick={() => setIsMoreOpen(!isMoreOpen)}
          >
            {moreCount === 0 ? 'Más filtros' : `Más filtros (${moreCount})`}
          </Button>
        )}
        {more && (
          <Box
            display={{ base: 'contents', md: isMoreOpen ? 'flex' : 'none' }}
            order={{ md: 1 }}
            flexBasis="full"
            flexWrap="wrap"
            gap="2"
            alignItems="end"
          >
            {more}
          </Box>
        )}
        {count > 0 && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            Quitar los filtros
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
