import { messages } from '#domain/messages.ts';
import { errorFields, errorText } from '../../session/api-error.ts';
import { PROFILE_FIELDS, type ProfileForm } from './profile-form.ts';

type ProfileError = { text: string; fields: { field: keyof ProfileForm; message: string }[] };

const isProfileField = (name: string): name is keyof ProfileForm =>
  PROFILE_FIELDS.some((field) => field === name);

/** What to tell when the server refuses a profile, and next to which fields. */
export const profileError = (error: unknown): ProfileError => {
  const text = errorText(error, messages.profileFailed);
  if (text.includes('document_number')) {
    return {
      text: messages.documentTakenShown,
      fields: [{ field: 'documentNumber', message: messages.documentTakenShown }],
    };
  }
  if (text.includes('email')) return { text: messages.emailTakenShown, fields: [] };
  const fields = errorFields(error).flatMap(({ field, message }) =>
    isProfileField(field) ? [{ field, message }] : [],
  );
  return { text, fields };
};
