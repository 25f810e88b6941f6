import { IconButton } from '@chakra-ui/react';
import { lazy, useRef, useState } from 'react';
import { OpeningLater } from '../feedback/opening.tsx';
import { MenuIcon } from '../icons.tsx';
import { BAR_BUTTON } from './color-mode-button.tsx';

const load = () => import('../dialogs/member-drawer.tsx');

const MemberDrawer = lazy(async () => ({ default: (await load()).MemberDrawer }));

type MemberMenuProps = {
  links: readonly { to: string; label: string }[];
  /** Of the account. */
  name: string | null;
  onSignOut: () => void;
};

/** The menu button of small screens and its drawer, loaded on first use. */
export const MemberMenu = ({ links, name, onSignOut }: MemberMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        {...BAR_BUTTON}
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <OpeningLater isOpen={isOpen}>
          {(isShown) => (
            <MemberDrawer
              links={links}
              name={name}
              isOpen={isShown}
              onClose={() => setIsOpen(false)}
              onSignOut={onSignOut}
              buttonRef={button}
            />
          )}
        </OpeningLater>
      )}
    </>
  );
};
