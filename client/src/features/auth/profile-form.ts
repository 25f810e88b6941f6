import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { profileFormSchema } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates.ts';

/** The academy's present day, the last one on which somebody may have been born. */
export const today = dayIn(new Date(), academy.timeZone);

const schema = profileFormSchema(today);

/** The fields as the browser holds them: text, empty while nothing is chosen. */
export type ProfileForm = Record<keyof typeof schema.entries, string>;
export type Profile = v.InferOutput<typeof schema>;

export const PROFILE_FIELDS = Object.keys(schema.entries) as (keyof ProfileForm)[];

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

const CHOICES = new Set<string>(['documentType', 'birthDate', 'gender']);

/** A choice not made is an absent field, not an empty one. */
const withoutOpenChoices = (form: ProfileForm) =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => value !== '' || !CHOICES.has(name)));

const resolve = valibotResolver(schema);

export const profileResolver: Resolver<ProfileForm, unknown, Profile> = (values, context, options) =>
  resolve(
    withoutOpenChoices(values) as v.InferInput<typeof schema>,
    context,
    options as Parameters<typeof resolve>[2],
  ) as ReturnType<Resolver<ProfileForm, unknown, Profile>>;
