import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, aStudent, good } from './builders.ts';
import { connectRest } from './drivers/rest.ts';
import { aBrowser, startWithGoogle } from './google-stand-in.ts';

const ROUNDS = 6;

let google: Awaited<ReturnType<typeof startWithGoogle>>;

beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

/** Signs in with the old password for as long as it is taken. */
const keepSigningIn = async (email: string) => {
  const tokens: string[] = [];
  for (;;) {
    const answer = await connectRest(google.server.url).login({ email, password: PASSWORD });
    if (!answer.ok) return tokens;
    tokens.push(answer.data.accessToken);
  }
};

const linkByGoogle = async (email: string, sub: string) => {
  google.signInAs({ sub, email, email_verified: true, given_name: 'Paula', family_name: 'Vega' });
  const browser = aBrowser();
  const start = await browser.visit(`${google.server.url}/api/auth/google`);
  const { auth_url } = (await start.json()) as { auth_url: string };
  const callback = (await browser.visit(auth_url)).headers.get('location') ?? '';
  expect((await browser.visit(callback)).headers.get('location')).toMatch(/^\/auth\?token=/);
};

it('no session outlives the password that Google linking drops, however it is timed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const student = await aStudent({ url: google.server.url, connect: connectRest });
    const signingIn = [keepSigningIn(student.email), keepSigningIn(student.email)];
    await linkByGoogle(student.email, `linked-${round}`);
    const tokens = (await Promise.all(signingIn)).flat();
    for (const token of [student.token, ...tokens])
      expect((await connectRest(google.server.url, token).me()).status).toBe(401);
  }
  expect(good(await connectRest(google.server.url).health()).status).toBe('ok');
});
