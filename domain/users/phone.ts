const COUNTRY = '54';
/** Area code and number. */
const NATIONAL_DIGITS = 10;
/** Of a number without area code. */
const LOCAL_DIGITS = { min: 6, max: 8 } as const;
const MOBILE = '15';
const AREA_CODE_DIGITS = [2, 3, 4];

const PHONE = /^[\d\s()+./-]+$/;

/** `9 11 5555 0142`, as written after the country code. */
const afterCountry = (digits: string) =>
  digits.length === NATIONAL_DIGITS + 1 && digits.startsWith('9') ? digits.slice(1) : digits;

/** `11 15 5555 0142` and `15 5555 0142`, as written within the country. */
const withoutMobile = (digits: string) => {
  const rest = digits.length - MOBILE.length;
  if (rest === NATIONAL_DIGITS) {
    const at = AREA_CODE_DIGITS.find((length) => digits.startsWith(MOBILE, length));
    return at === undefined ? digits : digits.slice(0, at) + digits.slice(at + MOBILE.length);
  }
  const isLocal = rest >= LOCAL_DIGITS.min && rest <= LOCAL_DIGITS.max;
  return isLocal && digits.startsWith(MOBILE) ? digits.slice(MOBILE.length) : digits;
};

/** The digits of a phone number without the prefixes of country, long distance and mobile phones. */
export const nationalDigits = (phone: string) => {
  const isInternational = /^\s*(\+|00)/.test(phone);
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const hasCountry = digits.startsWith(COUNTRY) && (isInternational || digits.length > NATIONAL_DIGITS);
  if (hasCountry) return withoutMobile(afterCountry(digits.slice(COUNTRY.length).replace(/^0/, '')));
  return isInternational ? digits : withoutMobile(digits);
};

const reversed = (text: string) => [...text].reverse().join('');

/** The indexed form: a number without area code begins that of the same number with it. */
export const phoneKey = (phone: string | null | undefined) => reversed(nationalDigits(phone ?? ''));

/** The last digits of a number, as people say them. */
const LAST_DIGITS = /^\d{4,5}$/;

/** The key of a search for a phone number; null for other searches. */
export const searchedPhoneKey = (search: string) => {
  if (LAST_DIGITS.test(search.trim())) return reversed(search.trim());
  const key = PHONE.test(search) ? phoneKey(search) : '';
  return key.length < LOCAL_DIGITS.min ? null : key;
};

/** Keys of the same number, stored with fewer digits. */
export const shorterPhoneKeys = (key: string) =>
  Array.from({ length: Math.max(0, key.length - LOCAL_DIGITS.min) }, (_, index) =>
    key.slice(0, LOCAL_DIGITS.min + index),
  );
