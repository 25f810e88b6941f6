import { Box, Button, chakra, Drawer, IconButton, Portal, Stack, Text } from '@chakra-ui/react';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import type { RefObject } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { Guilloche } from '../ornaments/guilloche.tsx';
import { CloseIcon, SignOutIcon } from '../icons.tsx';
import { Logo } from '../layout/logo.tsx';
import { MemberLink } from '../layout/member-link.tsx';

type MemberDrawerProps = {
  links: readonly { to: string; label: string }[];
  /** Of the account. */
  name?: string | null;
  isOpen: boolean;
  onClose: () => void;
  onSignOut?: () => void;
  /** Label of the navigation. */
  label?: string;
  /** Element that gets the focus on close. */
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** The links of the bar on small screens. */
export const MemberDrawer = (props: MemberDrawerProps) => {
  const { links, name, label = 'Principal', isOpen, onClose, onSignOut, buttonRef } = props;
  useBackCloses(isOpen, onClose);
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={() => buttonRef.current}
      placement="end"
      size="xs"
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content bg="ink" color="ink.fg" overflow="hidden">
            <Guilloche
              position="absolute"
              width="28rem"
              bottom="-10rem"
              insetEnd="-12rem"
              color="ink.brass"
              opacity="0.3"
              pointerEvents="none"
            />
            <Drawer.Header justifyContent="space-between" alignItems="center">
              <Drawer.Title srOnly>Menú</Drawer.Title>
              <Logo />
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="plain" color="ink.fg" aria-label="Cerrar menú">
                  <CloseIcon />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body display="flex" flexDirection="column" position="relative">
              <chakra.nav aria-label={label} flex="1">
                <Stack gap="0">
                  {links.map(({ to, label }) => (
                    <chakra.a key={to} asChild css={drawerLink}>
                      <MemberLink to={to} onClick={onClose}>
                        {label}
                      </MemberLink>
                    </chakra.a>
                  ))}
                </Stack>
              </chakra.nav>
              {onSignOut && (
                <Box py="4">
                  {name && (
                    <Text mb="3" color="ink.muted" overflowWrap="anywhere">
                      {name}
                    </Text>
                  )}
                  <Button colorPalette="accent" width="full" onClick={onSignOut}>
                    <SignOutIcon boxSize="4.5" />
                    Salir
                  </Button>
                </Box>
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
};

const drawerLink = {
  display: 'flex',
  alignItems: 'center',
  minH: '14',
  fontFamily: 'heading',
  fontSize: '2xl',
  color: 'ink.fg',
  borderBottomWidth: '1px',
  borderColor: 'ink.line',
  focusVisibleRing: 'inside',
  focusRingColor: 'ink.brass',
  '&[aria-current=page]': { color: 'ink.brass' },
} as const;
