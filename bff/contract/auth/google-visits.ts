import { afterAll, beforeAll, expect } from 'vitest';
import { aStudent, anEmail, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { aBrowser, startWithGoogle, type Browser, type GooglePerson } from '../google-stand-in.ts';

export type Start = (browser: Browser) => Promise<{ url: string; cookie: string }>;

export const FAILED = '/auth?error=google';
export const NEW = /^\/auth\?token=[\w-]{40,}&needs_setup=true$/;
export const KNOWN = /^\/auth\?token=[\w-]{40,}$/;

/** The product and the stand-in for Google, for the tests of a file, and the ways of a browser through both. */
export const useGoogle = () => {
  const google = {} as Awaited<ReturnType<typeof startWithGoogle>>; // filled before anything reads it
  beforeAll(async () => {
    Object.assign(google, await startWithGoogle());
  });
  afterAll(() => google.stop());

  let subs = 0;
  const aPerson = (differences: Partial<GooglePerson> = {}): GooglePerson => {
    subs += 1;
    const names = { given_name: 'Paula', family_name: 'Vega' };
    return { sub: `sub-${subs}`, email: anEmail(), email_verified: true, ...names, ...differences };
  };

  const surface = () => ({ url: google.server.url, connect: connectRest });
  const aRegistered = () => aStudent(surface());

  const byRest: Start = async (browser) => {
    const response = await browser.visit(`${google.server.url}/api/auth/google`);
    const { auth_url } = (await response.json()) as { auth_url: string };
    return { url: auth_url, cookie: response.headers.getSetCookie().join() };
  };

  const byGraphql: Start = async (browser) => {
    const response = await browser.visit(`${google.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ googleAuthUrl }' }),
    });
    const { data } = (await response.json()) as { data: { googleAuthUrl: string } };
    return { url: data.googleAuthUrl, cookie: response.headers.getSetCookie().join() };
  };

  /** Where Google sends the browser back to. */
  const consent = async (browser: Browser, start: Start = byRest) => {
    const { url } = await start(browser);
    return (await browser.visit(url)).headers.get('location') ?? '';
  };

  const finish = async (browser: Browser, callback: string) => {
    const response = await browser.visit(callback);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    return response.headers.get('location') ?? '';
  };

  const signIn = async (person: GooglePerson, start: Start = byRest) => {
    google.signInAs(person);
    const browser = aBrowser();
    return finish(browser, await consent(browser, start));
  };

  const tokenIn = (location: string) => new URL(location, google.server.url).searchParams.get('token') ?? '';
  const meOf = async (location: string) => good(await connectRest(google.server.url, tokenIn(location)).me());

  return { google, aPerson, surface, aRegistered, byRest, byGraphql, consent, finish, signIn, tokenIn, meOf };
};
