import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { IdentityModel } from '../../src/features/auth/google/identity.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aProfile, anEmail, everythingStored, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { aBrowser } from '../google-stand-in.ts';
import { FAILED, KNOWN, NEW, useGoogle, type Start } from './google-visits.ts';

const { google, aPerson, aRegistered, byRest, byGraphql, consent, finish, signIn, tokenIn, meOf } =
  useGoogle();

describe.each<[string, Start]>([
  ['REST', byRest],
  ['GraphQL', byGraphql],
])('Google sign-in begun by %s', (_surface, start) => {
  it('redirects to Google with state and a PKCE challenge, bound to the browser by a short HttpOnly cookie', async () => {
    const { url, cookie } = await start(aBrowser());
    const query = new URL(url).searchParams;
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('redirect_uri')).toBe(`${google.server.url}/api/auth/google/callback`);
    expect(query.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Max-Age=600/i);
  });

  it('creates a pending user the first time, and finds the same one after that', async () => {
    const person = aPerson();
    const first = await signIn(person, start);
    expect(first).toMatch(NEW);
    const me = await meOf(first);
    expect(me).toMatchObject({ email: person.email, firstName: 'Paula', lastName: 'Vega', needsSetup: true });
    expect(me.documentNumber).toMatch(/^PENDING-/);
    good(await connectRest(google.server.url, tokenIn(first)).setupProfile(aProfile()));
    const second = await signIn({ ...person, email: anEmail(), email_verified: false }, start);
    expect(second).toMatch(KNOWN);
    expect((await meOf(second)).id).toBe(me.id);
  });

  it('sends Google the verifier of the challenge', async () => {
    google.signInAs(aPerson());
    const browser = aBrowser();
    const { url } = await start(browser);
    await finish(browser, (await browser.visit(url)).headers.get('location') ?? '');
    const verifier = google.exchanges.at(-1)?.code_verifier ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(challenge).toBe(new URL(url).searchParams.get('code_challenge'));
  });
});

describe('a failed sign-in redirects to /auth and creates no user', () => {
  const expectNothingStored = async (work: () => Promise<void>) => {
    const before = await everythingStored();
    await work();
    expect(await everythingStored()).toEqual(before);
  };

  it('an address that Google has not verified, or that is malformed', () =>
    expectNothingStored(async () => {
      expect(await signIn(aPerson({ email_verified: false }))).toBe(FAILED);
      expect(await signIn(aPerson({ email: 'ñandú@example.com' }))).toBe(FAILED);
    }));

  it('a state that is missing or wrong', () =>
    expectNothingStored(async () => {
      google.signInAs(aPerson());
      for (const state of [null, '', 'x', 'A'.repeat(43)]) {
        const browser = aBrowser();
        const callback = new URL(await consent(browser));
        if (state === null) callback.searchParams.delete('state');
        else callback.searchParams.set('state', state);
        expect(await finish(browser, callback.href)).toBe(FAILED);
      }
    }));

  it('another browser, one without the cookie, and a forged cookie', () =>
    expectNothingStored(async () => {
      google.signInAs(aPerson());
      const callback = await consent(aBrowser());
      const other = aBrowser();
      await byRest(other);
      expect(await finish(other, callback)).toBe(FAILED);
      expect(await finish(aBrowser(), callback)).toBe(FAILED);
      const forged = await fetch(callback, {
        redirect: 'manual',
        headers: { cookie: 'academia_google=AAAA' },
      });
      expect(forged.headers.get('location')).toBe(FAILED);
    }));

  it('a callback without code, with an error or with repeated parameters', () =>
    expectNothingStored(async () => {
      const browser = aBrowser();
      for (const query of [
        '',
        '?error=access_denied',
        '?code=x',
        '?state=x',
        '?code=a&code=b&state=c&state=d',
      ]) {
        expect(await finish(browser, `${google.server.url}/api/auth/google/callback${query}`)).toBe(FAILED);
      }
    }));

  it('the same return a second time', async () => {
    google.signInAs(aPerson());
    const browser = aBrowser();
    const callback = await consent(browser);
    expect(await finish(browser, callback)).toMatch(NEW);
    const before = await everythingStored();
    expect(await finish(browser, callback)).toBe(FAILED);
    expect(await everythingStored()).toEqual(before);
  });

  it('a userinfo response without an account, or without its id', () =>
    expectNothingStored(async () => {
      const person = aPerson();
      const keyless = [undefined, null, '', 5].map((sub) => ({ ...person, sub }));
      for (const body of [null, [], 'x', {}, ...keyless]) {
        google.respondWithUserinfo(body);
        const browser = aBrowser();
        expect(await finish(browser, await consent(browser)), JSON.stringify(body)).toBe(FAILED);
      }
    }));

  it('malformed tokens', () =>
    expectNothingStored(async () => {
      google.signInAs(aPerson());
      for (const body of [null, [], 'x', {}, { access_token: '' }, { access_token: 5 }]) {
        google.respondWithTokens(body);
        const browser = aBrowser();
        expect(await finish(browser, await consent(browser)), JSON.stringify(body)).toBe(FAILED);
      }
      google.respondWithTokens(undefined);
    }));

  it('a deactivated user', async () => {
    const person = aPerson();
    const { id } = await meOf(await signIn(person));
    await UserModel.updateOne({ _id: id }, { $set: { isActive: false } });
    await expectNothingStored(async () => {
      expect(await signIn(person)).toBe(FAILED);
    });
  });
});

it('a deactivated user who has a password keeps it', async () => {
  const { id, email } = await aRegistered();
  await UserModel.updateOne({ _id: id }, { $set: { isActive: false } });
  const before = await everythingStored();
  expect(await signIn(aPerson({ email }))).toBe(FAILED);
  expect(await everythingStored()).toEqual(before);
});

it('another Google account with the address of a linked one is rejected', async () => {
  const person = aPerson();
  const { id } = await meOf(await signIn(person));
  expect(await signIn(aPerson({ email: person.email }))).toBe(FAILED);
  expect((await meOf(await signIn(person))).id).toBe(id);
});

it('a database that is away redirects to /auth like any other error', async () => {
  google.signInAs(aPerson());
  const browser = aBrowser();
  const callback = await consent(browser);
  const find = vi.spyOn(IdentityModel, 'findById').mockImplementation(() => {
    throw new mongo.MongoNetworkError('away');
  });
  expect(await finish(browser, callback)).toBe(FAILED);
  find.mockRestore();
});

it.each([
  ['a new person', () => aPerson()],
  ['a person with a password', async () => aPerson({ email: (await aRegistered()).email })],
])('ten concurrent returns of %s all get a valid session', async (_, somebody) => {
  const person = await somebody();
  google.signInAs(person);
  const browsers = Array.from({ length: 10 }, aBrowser);
  const callbacks = await Promise.all(browsers.map((browser) => consent(browser)));
  const locations = await Promise.all(
    browsers.map((browser, index) => finish(browser, callbacks[index] ?? '')),
  );
  const ids = await Promise.all(locations.map(async (location) => (await meOf(location)).id));
  expect(new Set(ids).size).toBe(1);
  expect(await UserModel.countDocuments({ email: person.email })).toBe(1);
  expect(await IdentityModel.countDocuments({ _id: `google:${person.sub}` })).toBe(1);
});

it('a name that is too short is required when the profile is completed', async () => {
  const location = await signIn(aPerson({ family_name: 'V' }));
  const api = connectRest(google.server.url, tokenIn(location));
  expect(good(await api.me()).lastName).toBe('V');
  const { lastName: _, ...profile } = aProfile();
  expect(await api.setupProfile(profile)).toMatchObject({ status: 422, fields: [{ field: 'lastName' }] });
  expect(good(await api.setupProfile({ ...profile, lastName: 'Vega' })).lastName).toBe('Vega');
});

it('a name that is no text is treated as absent', async () => {
  google.respondWithUserinfo({ ...aPerson(), given_name: 5, family_name: ['Vega'] });
  const browser = aBrowser();
  const location = await finish(browser, await consent(browser));
  expect(await meOf(location)).toMatchObject({ firstName: null, lastName: null });
});

it('a name is stored without control characters, and cut to the length of a name', async () => {
  const location = await signIn(aPerson({ given_name: 'Pau\u0000la\n', family_name: '👍'.repeat(101) }));
  expect(await meOf(location)).toMatchObject({ firstName: 'Paula', lastName: '👍'.repeat(100) });
});

it('a friend who signs up with Google counts as registered', async () => {
  const student = await aRegistered();
  const person = aPerson();
  good(await student.api.createReferral({ referredEmail: person.email }));
  await signIn(person);
  expect(good(await student.api.myReferrals())).toMatchObject([{ status: 'registered' }]);
});
