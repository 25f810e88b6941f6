import { Box, Container, Flex, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { GuillocheBand } from '../ornaments/guilloche-band.tsx';
import { Logo } from './logo.tsx';

export const PageFooter = () => (
  <Box as="footer" bg="ink.deep" color="ink.fg" _print={{ display: 'none' }}>
    <GuillocheBand color="ink.brass" opacity="0.5" />
    <Container maxW="6xl" px={{ base: '4', md: '8' }} py="10">
      <Flex
        justify="space-between"
        align={{ base: 'flex-start', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        gap="6"
      >
        <Logo />
        <Text textStyle="sm" color="ink.muted">
          {academy.rightsNotice}
        </Text>
      </Flex>
    </Container>
  </Box>
);
