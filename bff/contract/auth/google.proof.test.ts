import { describe, expect, it } from 'vitest';
import { everythingStored } from '../builders.ts';
import { FAILED, useGoogle } from './google-visits.ts';

const { google, aPerson, signIn } = useGoogle();

describe('a failed sign-in redirects to /auth and creates no user', () => {
  const expectNothingStored = async (work: () => Promise<void>) => {
    const before = await everythingStored();
    await work();
    expect(await everythingStored()).toEqual(before);
  };

  it.each(['/token', '/userinfo'] as const)('no response from %s within seconds', (path) =>
    expectNothingStored(async () => {
      google.stayMute(path);
      expect(await signIn(aPerson())).toBe(FAILED);
      google.stayMute(null);
    }),
  );
});
