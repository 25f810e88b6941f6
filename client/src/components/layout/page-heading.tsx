import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type PageHeadingProps = {
  /** The h1. */
  children: ReactNode;
  /** The window title without the academy's name. */
  title: string;
  /** Small capitals above the heading. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
};

/** The heading of a page: h1, window title, and focus after navigation. */
export const PageHeading = ({ children, title, eyebrow, description, actions }: PageHeadingProps) => (
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
      <PageTitle title={title} overflowWrap="anywhere">
        {children}
      </PageTitle>
      {description ? (
        <Text color="fg.muted" mt="3" maxW="65ch">
          {description}
        </Text>
      ) : null}
    </Box>
    {actions}
  </Flex>
);
