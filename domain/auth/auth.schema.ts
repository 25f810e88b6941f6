import * as v from 'valibot';
import {
  ADDRESS_LENGTH,
  DOCUMENT_NUMBER_LENGTH,
  DOCUMENT_TYPES,
  GENDERS,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  PENDING_PREFIX,
} from '../academy.ts';
import { isDay, isInstant } from '../dates/dates.ts';
import { messages } from '../messages.ts';
import { fields, line, optionalLine, staffReason } from '../schema.ts';
import { undamaged } from '../texts/spreadsheet-damage.ts';

/** RFC 5322 dot-atom, then a domain with a top-level part (punycode allowed), in lower case. */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;
const EARLIEST_BIRTH = '1900-01-01';

/** ASCII only: look-alike letters cannot create a second account. Stored in lower case. */
export const emailSchema = v.pipe(
  v.string(messages.email),
  v.trim(),
  v.maxLength(254, messages.email),
  v.regex(/^[\x21-\x7e]+$/, messages.email),
  v.toLowerCase(),
  v.regex(EMAIL, messages.email),
);

export const passwordSchema = v.pipe(
  v.string(messages.password),
  v.minCodePoints(PASSWORD_LENGTH.min, messages.password),
  v.maxCodePoints(PASSWORD_LENGTH.max, messages.password),
);

export const credentialsSchema = fields({ email: emailSchema, password: passwordSchema });

const CODE_MAX = 20;
const secondFactorCode = line({ min: 1, max: CODE_MAX }, messages.secondFactorWrong);

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = fields({ code: secondFactorCode });

/** `code` is required only for accounts with a second factor. */
export const loginSchema = fields({
  email: emailSchema,
  password: passwordSchema,
  code: v.nullish(secondFactorCode, null),
});

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASH = /[\p{Pd}\u2212]/gu;

/** The unique form of a document number: no case, dots, spaces, dashes or invisible characters. */
export const documentKey = (documentNumber: string) =>
  documentNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(INVISIBLE, '')
    .replace(DASH, '')
    .replace(/[.\s]/g, '');

const claimsPending = (text: string) =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .trim()
    .toUpperCase()
    .startsWith(PENDING_PREFIX);

const documentNumber = v.pipe(
  line(DOCUMENT_NUMBER_LENGTH, messages.documentNumber),
  v.check((text) => !claimsPending(text), messages.documentNumber),
  v.check((text) => documentKey(text).length > 0, messages.documentNumber),
  undamaged(),
);

type Document = { documentType?: string | null | undefined; documentNumber?: string | null | undefined };

/** Whether a DNI has not 7 or 8 digits: a warning, because the specification accepts it. */
export const isUnusualDni = ({ documentType, documentNumber: number }: Document) =>
  documentType === 'DNI' && Boolean(number) && !/^\d{7,8}$/.test(documentKey(number ?? ''));

/** Cuts a timestamp, with or without offset, to its date. */
const cutToDay = (text: string) => (isInstant(text) || isInstant(`${text}Z`) ? text.slice(0, 10) : text);

const BIRTH_TEXTS: { missing: string; invalid: string } = {
  missing: messages.birthDateInvalid,
  invalid: messages.birthDateInvalid,
};

/** A day that is not in the future. A timestamp is cut to its date. */
const birthDate = (today: string, texts = BIRTH_TEXTS) =>
  v.pipe(
    v.string(texts.missing),
    v.check((text) => text !== '', texts.missing),
    v.transform((text) => cutToDay(text.trim())),
    v.check((day) => isDay(day) && day >= EARLIEST_BIRTH && day <= today, texts.invalid),
  );

export const firstNameSchema = line(NAME_LENGTH, messages.firstName);
export const lastNameSchema = line(NAME_LENGTH, messages.lastName);

const PHONE_MAX = 30;
export const phoneSchema = (message: string) => v.pipe(optionalLine(PHONE_MAX, message), undamaged());

const PLACE_MAX = 100;

/** `today` is the academy's current day, `YYYY-MM-DD`. */
export const personEntries = (today: string) => ({
  documentType: v.picklist(DOCUMENT_TYPES, messages.invalidInput),
  documentNumber,
  birthDate: birthDate(today),
  gender: v.picklist(GENDERS, messages.invalidInput),
  address: line(ADDRESS_LENGTH, messages.address),
  city: optionalLine(PLACE_MAX),
  province: optionalLine(PLACE_MAX),
});

const SPECIFIED: { missing: string; invalid: string } = {
  missing: messages.specifiedInvalid,
  invalid: messages.specifiedInvalid,
};

/** The same with the texts of the specification, which has none for these fields. */
const specifiedEntries = (today: string) => ({
  phone: phoneSchema(messages.specifiedInvalid),
  ...personEntries(today),
  documentType: v.picklist(DOCUMENT_TYPES, messages.specifiedInvalid),
  birthDate: birthDate(today, SPECIFIED),
  gender: v.picklist(GENDERS, messages.specifiedInvalid),
  city: optionalLine(PLACE_MAX, messages.specifiedInvalid),
  province: optionalLine(PLACE_MAX, messages.specifiedInvalid),
});

export const registerSchema = (today: string) =>
  fields({
    email: emailSchema,
    password: passwordSchema,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    ...specifiedEntries(today),
    ref: v.optional(v.unknown()),
  });

/** Completes a pending profile. Absent names and phone stay unchanged. */
export const profileSetupSchema = (today: string) =>
  fields({
    firstName: v.nullish(firstNameSchema),
    lastName: v.nullish(lastNameSchema),
    ...specifiedEntries(today),
  });

/** The profile form (registration and completion): the same rules, with a message for every field. */
export const profileFormSchema = (today: string) =>
  fields({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    phone: phoneSchema(messages.phone),
    ...personEntries(today),
    documentType: v.picklist(DOCUMENT_TYPES, messages.documentType),
    birthDate: birthDate(today, { missing: messages.birthDate, invalid: messages.birthDateInvalid }),
    gender: v.picklist(GENDERS, messages.gender),
    city: optionalLine(PLACE_MAX, messages.city),
    province: optionalLine(PLACE_MAX, messages.province),
  });

export const ownEntries = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  phone: phoneSchema(messages.phone),
  address: line(ADDRESS_LENGTH, messages.address),
  city: optionalLine(PLACE_MAX, messages.city),
  province: optionalLine(PLACE_MAX, messages.province),
};

/** What a user may change of the own profile. Absent: unchanged. Null: clears an optional field. */
export const updateProfileSchema = v.partial(v.object(ownEntries));

export const changePasswordSchema = fields({
  currentPassword: v.pipe(
    v.string(messages.currentPassword),
    v.minCodePoints(1, messages.currentPassword),
    v.maxCodePoints(PASSWORD_LENGTH.max, messages.currentPassword),
  ),
  newPassword: passwordSchema,
  keepAccessTokens: v.nullish(v.boolean(messages.invalidInput), false),
});

/** A session or a token of another user. */
export const userCredentialSchema = fields({
  id: v.pipe(v.string(messages.inputId), v.regex(/^[\da-f]{24}$/i, messages.inputId), v.toLowerCase()),
});

/** Accounts without a password (Google sign-in) send none. */
export const ownPasswordSchema = v.object({
  currentPassword: v.nullish(
    v.pipe(
      v.string(messages.currentPassword),
      v.maxCodePoints(PASSWORD_LENGTH.max, messages.currentPassword),
    ),
    null,
  ),
});

/** `code` is required only for accounts with a second factor. */
export const confirmIdentitySchema = v.object({
  ...ownPasswordSchema.entries,
  code: v.nullish(secondFactorCode, null),
});

export const requestPasswordResetSchema = fields({ email: emailSchema });

/** The token of a link in a message about the security of an account. */
export const accountLinkSchema = fields({
  token: v.pipe(v.string(messages.accountLinkInvalid), v.maxLength(200, messages.accountLinkInvalid)),
});

/** Why staff does it. */
export const reasonedSchema = fields({ reason: staffReason });

export const resetPasswordSchema = fields({
  token: v.pipe(v.string(messages.resetInvalid), v.maxLength(200, messages.resetInvalid)),
  newPassword: passwordSchema,
  email: v.nullish(emailSchema, null),
});
