import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { profileFormSchema } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/date-text.ts';
import { messages } from '#domain/messages.ts';
import { serverError, type ServerError } from '../../components/fields/form-errors.ts';

/** The academy's present day, the last one on which somebody may have been born. */
export const today = dayIn(new Date(), academy.timeZone);

export const profileSchema = profileFormSchema(today);

/** The fields as the browser holds them: text, empty while nothing is chosen. */
export type ProfileForm = Record<keyof typeof profileSchema.entries, string>;
export type Profile = v.InferOutput<typeof profileSchema>;

export const emptyProfile: ProfileForm = {
  firstName: '',
  lastName: '',
  phone: '',
  documentType: '',
  documentNumber: '',
  birthDate: '',
  gender: '',
  address: '',
  city: '',
  province: '',
};

/** A number or an address that is taken has a sentence of its own. */
export const describeProfileError = (error: unknown): ServerError => {
  const found = serverError(error, messages.profileFailed);
  if (found.text.includes('document_number')) {
    const text = messages.documentTakenShown;
    return { text, fields: [{ field: 'documentNumber', message: text }] };
  }
  if (found.text.includes('email')) return { text: messages.emailTakenShown, fields: [] };
  return found;
};
