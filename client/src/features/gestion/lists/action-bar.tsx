import { Box, Button, HStack } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';

/** The actions of a page; on a phone behind a button. */
export const ActionBar = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box flexShrink={{ xl: '0' }}>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Acciones
      </Button>
      <HStack
        id={id}
        gap="2"
        wrap="wrap"
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        pt={{ base: '2', md: '0' }}
      >
        {children}
      </HStack>
    </Box>
  );
};
