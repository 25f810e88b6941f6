import { IconButton } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { MenuIcon } from '../icons.tsx';
import { openedLater } from '../records/on-demand.tsx';
import { BAR_BUTTON } from './color-mode-button.tsx';

const MemberDrawer = openedLater(async () => (await import('../dialogs/member-drawer.tsx')).MemberDrawer);

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
        <MemberDrawer
          links={links}
          name={name}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSignOut={onSignOut}
          buttonRef={button}
        />
      )}
    </>
  );
};
