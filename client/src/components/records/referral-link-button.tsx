import { Button } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { copyText } from '../../clipboard.ts';
import { notify } from '../feedback/notify.ts';
import { CopyIcon } from '../icons.tsx';

/** Copies the link that a student shares with friends. */
export const ReferralLinkButton = ({ userId }: { userId: string }) => {
  const copy = async () => {
    await copyText(`${window.location.origin}?ref=${userId}`);
    notify.success(messages.referralCopied);
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void copy().catch(() => undefined)}>
      <CopyIcon />
      Copiar enlace de referido
    </Button>
  );
};
