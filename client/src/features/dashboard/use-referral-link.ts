import { useClipboard } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';

/** The link that a student hands to friends. */
export const useReferralLink = (userId: string) => {
  const clipboard = useClipboard({
    value: `${window.location.origin}?ref=${userId}`,
    onStatusChange: ({ copied }) => {
      if (copied) notify.success(messages.referralCopied);
    },
  });
  return { copyReferralLink: clipboard.copy };
};
