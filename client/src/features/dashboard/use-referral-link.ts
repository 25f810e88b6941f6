import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';

/** Where the page is no secure context a browser has no clipboard to write to: it copies what is selected. */
const copySelected = (text: string) => {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
};

const copyText = async (text: string) => {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copySelected(text);
};

/** The link that a student hands to friends. */
export const useReferralLink = (userId: string) => {
  const copy = async () => {
    await copyText(`${window.location.origin}?ref=${userId}`);
    notify.success(messages.referralCopied);
  };
  return { copyReferralLink: () => void copy().catch(() => undefined) };
};
