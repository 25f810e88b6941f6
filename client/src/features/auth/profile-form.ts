import type * as v from 'valibot';
import { profileFormSchema } from '#domain/auth/auth.schema.ts';
import { academyToday } from '../../components/records/academy-today.ts';

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
