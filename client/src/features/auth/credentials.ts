import * as v from 'valibot';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';

export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** Credentials of a sign-up, passed to the profile page in navigation state. */
export const readCredentials = (state: unknown): Credentials | null => {
  const result = v.safeParse(credentialsSchema, state);
  return result.success ? result.output : null;
};
