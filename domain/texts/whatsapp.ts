import { academy } from '../academy.ts';

/** Fewer digits are no phone number of any country, and international numbers (E.164) have no more. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** The digits with country code of a phone number as people write it; null if that is none. */
const internationalDigits = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(phone);
  const complete = isInternational
    ? digits.replace(/^00/, '')
    : academy.contact.localPrefix + digits.replace(/^0/, '');
  return digits.length < MIN_DIGITS || complete.length > MAX_DIGITS ? null : complete;
};

/** The link that opens a chat with a prepared text; null without a usable number. */
export const whatsappLink = (phone: string | null, text: string) => {
  const digits = phone === null ? null : internationalDigits(phone);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
};
