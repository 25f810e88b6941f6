import * as v from 'valibot';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';

/** What sign-up hands to the profile page in navigation state. */
export type Registration = v.InferOutput<typeof credentialsSchema>;

export const readRegistration = (state: unknown): Registration | null => {
  const result = v.safeParse(credentialsSchema, state);
  return result.success ? result.output : null;
};
