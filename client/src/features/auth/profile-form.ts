import type * as v from 'valibot';
import { profileFormSchema } from '#domain/auth/auth.schema.ts';
import { academyToday } from '../../components/records/date-text.ts';

/** Today in the academy's time zone, the latest birth date. */
const today = academyToday();

export const profileSchema = profileFormSchema(today);

/** The field values: text, empty if nothing is chosen. */
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
