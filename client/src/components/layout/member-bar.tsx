import { Box, Button, chakra, Container, Flex, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { SignOutIcon } from '../icons.tsx';
import { Logo } from './logo.tsx';
import { useOwnName } from '../queries/use-staff.ts';
import { MemberLink } from './member-link.tsx';
import { useMemberLinks } from './member-links.ts';
import { MemberMenu } from './member-menu.tsx';
import { useSignOut } from './use-sign-out.ts';

type MemberBarProps = {
  /** For a page that fills the window. */
  isWide?: boolean;
};

export const MemberBar = ({ isWide = false }: MemberBarProps) => {
  const signOut = useSignOut();
  const links = useMemberLinks();
  const name = useOwnName();
  return (
    <chakra.header
      borderBottomWidth="1px"
      bg="bg/92"
      backdropFilter="blur(10px)"
      position="sticky"
      top="0"
      zIndex="docked"
      _print={{ display: 'none' }}
    >
      <Container maxW={isWide ? 'full' : '6xl'} px={{ base: '16px', md: isWide ? '6' : '8' }}>
        <Flex minH="4.5rem" align="stretch" justify="space-between" gap="3">
          <chakra.a asChild alignSelf="center" borderRadius="l2" focusVisibleRing="outside">
            <Link to={paths.dashboard} aria-label={`${academy.name}, inicio`}>
              <Logo />
            </Link>
          </chakra.a>
          <chakra.nav aria-label="Principal" hideBelow="md" display="flex" alignItems="stretch" gap="1">
            {links.map(({ to, label }) => (
              <chakra.a key={to} asChild css={barLink}>
                <MemberLink to={to}>{label}</MemberLink>
              </chakra.a>
            ))}
          </chakra.nav>
          <HStack gap="1" minW="0">
            {name && (
              <Text hideBelow="lg" maxW="13rem" me="2" truncate textStyle="sm" color="fg.muted" title={name}>
                {name}
              </Text>
            )}
            <ColorModeButton />
            <Box hideBelow="md">
              <Button variant="ghost" onClick={signOut}>
                <SignOutIcon boxSize="4.5" />
                Salir
              </Button>
            </Box>
            <Box hideFrom="md">
              <MemberMenu links={links} name={name} onSignOut={signOut} />
            </Box>
          </HStack>
        </Flex>
      </Container>
    </chakra.header>
  );
};

const barLink = {
  display: 'flex',
  alignItems: 'center',
  px: '4',
  fontWeight: 'medium',
  color: 'fg.muted',
  position: 'relative',
  focusVisibleRing: 'inside',
  transition: 'color',
  _hover: { color: 'fg' },
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '4',
    bottom: '-1px',
    height: '3px',
    bg: 'accent.400',
    scale: '0 1',
    transition: 'scale 200ms',
  },
  '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold', _after: { scale: '1 1' } },
} as const;
