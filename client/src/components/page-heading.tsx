import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useArrival } from '../app/use-arrival.ts';

type PageHeadingProps = {
  /** The h1. */
  children: ReactNode;
  /** Title of the window, without the academy's name. */
  title: string;
  /** Small capitals above the heading. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page: h1, window title, and focus after a navigation. */
export const PageHeading = ({ children, title, eyebrow, description, actions }: PageHeadingProps) => {
  const heading = useArrival(title);
  return (
    <Flex
      as="header"
      justify="space-between"
      align={{ base: 'flex-start', md: 'flex-end' }}
      direction={{ base: 'column', md: 'row' }}
      gap="6"
      mb={{ base: '8', md: '10' }}
    >
      <Box minW="0">
        {eyebrow ? (
          <Text textStyle="eyebrow" color="fg.warning" mb="3">
            {eyebrow}
          </Text>
        ) : null}
        <Heading
          as="h1"
          ref={heading}
          tabIndex={-1}
          textStyle="display"
          fontSize={{ base: '4xl', md: '5xl' }}
          overflowWrap="anywhere"
        >
          {children}
        </Heading>
        {description ? (
          <Text color="fg.muted" mt="3" maxW="65ch">
            {description}
          </Text>
        ) : null}
      </Box>
      {actions}
    </Flex>
  );
};
