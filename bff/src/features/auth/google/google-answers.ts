import * as v from 'valibot';

const ANSWER_MILLISECONDS = 5_000;

const requestJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
};

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** Takes the place of node-oauth's request, which waits for ever and throws outside of every handler. */
export const fetchAccessToken = async (url: string, body: URLSearchParams): Promise<string> =>
  v.parse(tokenSchema, await requestJson(url, { method: 'POST', body })).access_token;

/** A name is never worth failing for: one that is no text counts as absent. */
const name = v.fallback(v.optional(v.string()), undefined);

const profileSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.unknown()),
  email_verified: v.optional(v.unknown()),
  given_name: name,
  family_name: name,
});

/** A Google account: only its `sub` is sure to be there. */
export type GoogleProfile = v.InferOutput<typeof profileSchema>;

/** Takes the place of passport's own request, which does the same. */
export const fetchProfile = async (url: string, accessToken: string): Promise<GoogleProfile> =>
  v.parse(profileSchema, await requestJson(url, { headers: { authorization: `Bearer ${accessToken}` } }));
