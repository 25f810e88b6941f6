import { Button, Skeleton, type ButtonProps } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';
import { openedLater } from './on-demand.tsx';

/** A record in a dialog, loaded on first use. */
export const DetailDialog = openedLater(
  async () => (await import('../dialogs/guarded-dialog.tsx')).GuardedDialog,
);

type DialogButtonProps = Omit<ButtonProps, 'content'> & {
  /** Of the dialog. */
  title: string;
  content: (close: () => void) => ReactNode;
  /** Called when the dialog closes, by whatever. */
  onClosed?: () => void;
};

/** Opens a dialog, whose content begins anew each time and may be loaded then. */
export const DialogButton = ({ title, content, onClosed, ...look }: DialogButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button variant="outline" {...look} onClick={() => setIsOpen(true)} />
      <DetailDialog title={title} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Skeleton h="40" />}>{isOpen && content(close)}</Suspense>
      </DetailDialog>
    </>
  );
};
