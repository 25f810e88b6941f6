import { Box, chakra, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { GuillocheBand } from '../ornaments/guilloche-band.tsx';
import { Logo } from './logo.tsx';

const { address, phone, email } = academy.contact;

export const PageFooter = () => (
  <Box as="footer" bg="ink.deep" color="ink.fg" _print={{ display: 'none' }}>
    <GuillocheBand color="ink.brass" opacity="0.5" />
    <Container maxW="6xl" px={{ base: '4', md: '8' }} py="10">
      <Flex justify="space-between" direction={{ base: 'column', md: 'row' }} gap={{ base: '8', md: '12' }}>
        <Stack gap="6" maxW="20rem">
          <Logo />
          <Text textStyle="sm" color="ink.muted">
            {academy.rightsNotice}
          </Text>
        </Stack>
        <chakra.address css={list}>
          <span>{address}</span>
          <chakra.a href={`tel:${phone.replaceAll(' ', '')}`} css={link}>
            {phone}
          </chakra.a>
          <chakra.a href={`mailto:${email}`} css={link}>
            {email}
          </chakra.a>
        </chakra.address>
        <chakra.nav aria-label="Legal" css={list}>
          <chakra.a asChild css={link}>
            <Link to={paths.terms}>Términos de uso</Link>
          </chakra.a>
          <chakra.a asChild css={link}>
            <Link to={paths.privacy}>Privacidad</Link>
          </chakra.a>
          <chakra.a href="/verificar" css={link}>
            Verificar un certificado
          </chakra.a>
          {academy.offersWithdrawal && (
            <chakra.a asChild css={link}>
              <Link to={paths.withdrawal}>Botón de arrepentimiento</Link>
            </chakra.a>
          )}
        </chakra.nav>
      </Flex>
    </Container>
  </Box>
);

const list = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  fontStyle: 'normal',
  fontSize: 'sm',
  color: 'ink.muted',
} as const;

const link = {
  py: '1',
  color: 'ink.fg',
  borderRadius: 'l1',
  overflowWrap: 'anywhere',
  focusVisibleRing: 'outside',
  focusRingColor: 'ink.brass',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;
