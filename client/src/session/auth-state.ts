import * as v from 'valibot';
import { isOwnPath } from './return-path.ts';

const authStateSchema = v.object({
  /** Why the user is here, in words. */
  reason: v.optional(v.string()),
  /** The page that was asked for. */
  from: v.optional(v.pipe(v.string(), v.check(isOwnPath))),
  /** Keeps a session that stands from leading straight back. */
  skipResume: v.optional(v.boolean()),
});

/** What a page hands to /auth in navigation state. */
export type AuthState = v.InferOutput<typeof authStateSchema>;

export const readAuthState = (state: unknown): AuthState => {
  const result = v.safeParse(authStateSchema, state);
  return result.success ? result.output : {};
};
