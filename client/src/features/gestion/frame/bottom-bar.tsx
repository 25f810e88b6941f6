import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { openedLater } from '../../../components/records/on-demand.tsx';
import { paths } from '../../../paths.ts';
import { useGestionLinks } from './gestion-links.ts';
import { MoreIcon } from './icons.tsx';

const Drawer = openedLater(
  async () => (await import('../../../components/dialogs/member-drawer.tsx')).MemberDrawer,
);

/** The navigation of a phone: four links, and the others behind a button. */
export const BottomBar = () => {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { daily, other } = useGestionLinks();
  const isOther = other.some(({ to }) => pathname.startsWith(to));

  return (
    <chakra.nav
      aria-label="Gestión"
      data-dock
      hideFrom="lg"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      display="grid"
      gridTemplateColumns="repeat(5, auto)"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      pb="env(safe-area-inset-bottom)"
      _print={{ display: 'none' }}
    >
      {daily.map(({ to, label, Icon }) => (
        <chakra.a key={to} asChild css={barItem}>
          <NavLink to={to} end={to === paths.gestion}>
            <Icon boxSize="6" />
            {label}
          </NavLink>
        </chakra.a>
      ))}
      {other.length > 0 && (
        <chakra.button
          ref={button}
          type="button"
          css={barItem}
          aria-haspopup="dialog"
          aria-expanded={isOpen === true}
          data-current={isOther || undefined}
          onClick={() => setIsOpen(true)}
        >
          <MoreIcon boxSize="6" />
          Más
        </chakra.button>
      )}
      {isOpen !== null && (
        <Drawer
          label="Gestión"
          links={other}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          buttonRef={button}
        />
      )}
    </chakra.nav>
  );
};

const barItem = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minH: '14',
  px: '0.5',
  // As large as five of them fit.
  fontSize: 'min({fontSizes.2xs}, 3.9vw)',
  fontWeight: 'medium',
  lineHeight: 'short',
  textAlign: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  '&[aria-current=page], &[data-current]': {
    color: 'fg',
    fontWeight: 'semibold',
    boxShadow: 'inset 0 3px 0 var(--chakra-colors-accent-400)',
  },
} as const;
