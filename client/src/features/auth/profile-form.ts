import type * as v from 'valibot';
import { profileFormSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { academyToday } from '../../components/records/academy-today.ts';
import { serverError, type ServerError } from '../../components/fields/form-errors.ts';

/** The academy's present day, the last one on which somebody may have been born. */
const today = academyToday();

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
