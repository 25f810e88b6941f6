import { Button, chakra, Stack } from '@chakra-ui/react';
import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useGestionLinks } from './gestion-links.ts';
import { KeyboardIcon } from './icons.tsx';

/** The navigation of wide screens. */
export const SideNavigation = ({ onShowShortcuts }: { onShowShortcuts: () => void }) => {
  const { daily, other } = useGestionLinks();
  return (
    <chakra.nav
      aria-label="Gestión"
      hideBelow="lg"
      position="sticky"
      top="4.5rem"
      alignSelf="flex-start"
      w="15rem"
      h="calc(100dvh - 4.5rem)"
      overflowY="auto"
      flexShrink="0"
      borderInlineEndWidth="1px"
      bg="bg.subtle"
      px="3"
      py="5"
      _print={{ display: 'none' }}
    >
      <Stack gap="0.5" minH="full">
        {[daily, other].map((links, index) => (
          <Fragment key={index}>
            {index > 0 && links.length > 0 && <chakra.hr my="3" borderColor="border" />}
            {links.map(({ to, label, Icon }) => (
              <chakra.a key={to} asChild css={sideLink}>
                <NavLink to={to} end={to === paths.gestion}>
                  <Icon boxSize="5" />
                  {label}
                </NavLink>
              </chakra.a>
            ))}
          </Fragment>
        ))}
        <Button
          variant="ghost"
          size="sm"
          mt="auto"
          justifyContent="start"
          color="fg.muted"
          onClick={onShowShortcuts}
        >
          <KeyboardIcon boxSize="5" />
          Atajos de teclado
        </Button>
      </Stack>
    </chakra.nav>
  );
};

const sideLink = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  px: '3',
  borderRadius: 'l2',
  fontWeight: 'medium',
  color: 'fg.muted',
  focusVisibleRing: 'inside',
  transition: 'color 150ms, background 150ms',
  _hover: { color: 'fg', bg: 'bg.muted' },
  '&[aria-current=page]': {
    color: 'fg',
    fontWeight: 'semibold',
    bg: 'bg.panel',
    boxShadow: 'inset 3px 0 0 var(--chakra-colors-accent-400)',
  },
} as const;
