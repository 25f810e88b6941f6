import { academy } from '../academy.ts';

/** Numbers with fewer digits are invalid, and international numbers (E.164) have at most so many. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** The digits of a phone number with country code; null if it is invalid. */
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
