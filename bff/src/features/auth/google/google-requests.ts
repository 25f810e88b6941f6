import * as v from 'valibot';

const TIMEOUT_MS = 5_000;

const requestJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
};

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** Replaces the request of node-oauth, which has no timeout and throws outside of handlers. */
export const fetchAccessToken = async (url: string, body: URLSearchParams): Promise<string> =>
  v.parse(tokenSchema, await requestJson(url, { method: 'POST', body })).access_token;

/** An invalid name counts as absent. */
const name = v.fallback(v.optional(v.string()), undefined);

const profileSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.unknown()),
  email_verified: v.optional(v.unknown()),
  given_name: name,
  family_name: name,
});

export type GoogleProfile = v.InferOutput<typeof profileSchema>;

export const fetchProfile = async (url: string, accessToken: string): Promise<GoogleProfile> =>
  v.parse(profileSchema, await requestJson(url, { headers: { authorization: `Bearer ${accessToken}` } }));
