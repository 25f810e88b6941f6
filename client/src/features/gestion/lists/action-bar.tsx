import { Button, HStack } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';

type ActionBarProps = {
  children: ReactNode;
  /** Behind the button on wide screens, too: they are too many for one line beside the heading. */
  isCollapsed?: boolean;
};

/** The actions of a page, in its heading; on a phone behind a button. */
export const ActionBar = ({ children, isCollapsed = false }: ActionBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        hideFrom={isCollapsed ? undefined : 'md'}
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
        display={{ base: isOpen ? 'flex' : 'none', md: isOpen || !isCollapsed ? 'flex' : 'none' }}
        flexBasis={{ base: 'full', md: isCollapsed ? 'full' : 'auto' }}
        flexShrink={{ xl: '0' }}
      >
        {children}
      </HStack>
    </>
  );
};
