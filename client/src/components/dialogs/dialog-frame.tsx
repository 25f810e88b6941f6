import { Box, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';

export type DialogFrameProps = {
  title: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
  /** Actions that stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  isOpen: boolean;
  onClose: () => void;
  /** What gets the focus on close, instead of what had it before. */
  finalFocusEl?: () => HTMLElement | null;
};

/** Focusable, so that text without controls can be scrolled by keyboard. */
const makeScrollable = (body: HTMLDivElement | null) => {
  if (body && !body.querySelector('a, button, input')) body.tabIndex = 0;
};

/** What has the focus when it opens: a field of the dialog may take the focus before the dialog looks for it. */
const useOpener = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const { current } = opener;
    return current instanceof HTMLElement && current !== document.body && current.isConnected
      ? current
      : null;
  };
};

/** No wider where texts are larger. */
const EDGE = 'min(1.5rem, 24px)';

/** The frame of every dialog. Closing returns the focus. */
export const DialogFrame = ({
  title,
  badge,
  children,
  footer,
  size = 'md',
  isOpen,
  onClose,
  finalFocusEl,
}: DialogFrameProps) => {
  const findOpener = useOpener(isOpen);
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      placement="center"
      scrollBehavior="inside"
      size={size}
      finalFocusEl={finalFocusEl ?? findOpener}
    >
      <Portal>
        <Dialog.Backdrop bg="ink.deep/60" />
        <Dialog.Positioner px="16px">
          <Dialog.Content layerStyle="document" boxShadow="xl">
            <Dialog.Header display="block" ps={EDGE} pe="min(3.5rem, 56px)">
              {badge && <Box mb="3">{badge}</Box>}
              <Dialog.Title
                fontFamily="heading"
                fontWeight="medium"
                textStyle="2xl"
                fontSize="min({fontSizes.2xl}, 8vw)"
                lineHeight="1.2"
                overflowWrap="anywhere"
              >
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body ref={makeScrollable} px={EDGE} pb="6">
              {children}
            </Dialog.Body>
            {footer && (
              <Dialog.Footer justifyContent="start" flexWrap="wrap" gap="2" py="3" borderTopWidth="1px">
                {footer}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild top="4" insetEnd="4">
              <IconButton variant="ghost" size="sm" aria-label="Cerrar">
                <CloseIcon />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
