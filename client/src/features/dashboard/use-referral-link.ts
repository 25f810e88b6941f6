import { messages } from '#domain/messages.ts';
import { copyText } from '../../clipboard.ts';
import { notify } from '../../components/feedback/notify.ts';

/** The link that a student hands to friends. */
export const useReferralLink = (userId: string) => {
  const copy = async () => {
    await copyText(`${window.location.origin}?ref=${userId}`);
    notify.success(messages.referralCopied);
  };
  return { copyReferralLink: () => void copy().catch(() => undefined) };
};
