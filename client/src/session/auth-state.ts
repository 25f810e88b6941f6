import * as v from 'valibot';

const authStateSchema = v.object({
  /** Why the user is here, in words. */
  reason: v.optional(v.string()),
  /** Keeps a session that stands from leading straight back. */
  skipResume: v.optional(v.boolean()),
});

/** What a page hands to /auth in navigation state. */
export type AuthState = v.InferOutput<typeof authStateSchema>;

export const readAuthState = (state: unknown): AuthState => {
  const result = v.safeParse(authStateSchema, state);
  return result.success ? result.output : {};
};
