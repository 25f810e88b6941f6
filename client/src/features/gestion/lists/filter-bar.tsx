import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';

type FilterBarProps = {
  /** Number of set filters. */
  count: number;
  onClear: () => void;
  children: ReactNode;
};

/** The filters of a list, behind a button on a phone. */
export const FilterBar = ({ count, onClear, children }: FilterBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-label="Filtros">
      <Button
        hideFrom="md"
        variant="outline"
        width="full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <Box id={id} display={{ base: isOpen ? 'block' : 'none', md: 'block' }} pt={{ base: '4', md: '0' }}>
        <SimpleGrid minChildWidth="11rem" gap="3" alignItems="end">
          {children}
          {count > 0 && (
            <Button variant="ghost" onClick={onClear}>
              Quitar los filtros
            </Button>
          )}
        </SimpleGrid>
      </Box>
    </Box>
  );
};
