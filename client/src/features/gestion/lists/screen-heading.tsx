import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';

type ScreenHeadingProps = {
  /** The h1. */
  children: ReactNode;
  /** The window title without the academy's name. */
  title: string;
  /** Small capitals above the heading. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
};

/** A lower heading than that of the other pages, so that more of the screen fits. */
export const ScreenHeading = ({ children, title, eyebrow, description, actions }: ScreenHeadingProps) => (
  <Flex
    as="header"
    justify="space-between"
    align={{ md: 'flex-end' }}
    wrap="wrap"
    gap="2"
    mb={{ base: '2', md: '4' }}
  >
    <Box minW="0" flex={{ base: '1 1 55%', md: '1 1 20rem' }}>
      {eyebrow && (
        <Text textStyle="eyebrow" color="fg.warning">
          {eyebrow}
        </Text>
      )}
      <PageTitle title={title} overflowWrap="anywhere" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.2">
        {children}
      </PageTitle>
      {description && <SmallText mt="0.5">{description}</SmallText>}
    </Box>
    {actions}
  </Flex>
);
