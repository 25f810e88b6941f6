import { describe, expect } from 'vitest';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { paths } from '../client/src/paths.ts';
import { aStudent } from './accounts.ts';
import { waitForWholePage } from './look.ts';
import { holdRequests, watchOperations } from './network.ts';
import { refused, test, type Stage } from './stage.ts';

/** A member's page whose code does not arrive before `release`. */
const beforeTheCode = async (
  visit: Stage['visit'],
  { at, token, expecting = [] }: { at: string; token: string; expecting?: RegExp[] },
) => {
  const page = await visit({ at: '/favicon.svg', expecting });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_STORAGE_KEY,
    token,
  ] as const);
  const release = await holdRequests(page, '**/assets/index-*.js');
  const watched = watchOperations(page);
  const sent = page.waitForResponse('**/graphql');
  await page.goto(at, { waitUntil: 'commit' });
  await sent;
  return { page, release, ...watched };
};

const PAGES = {
  Dashboard: paths.dashboard,
  Courses: paths.courses,
  History: paths.history,
  Profile: paths.profile,
};

describe('the query of a member page', () => {
  test.for(Object.entries(PAGES))(
    '%s is sent before the code of the page is there, and not again',
    async ([name, at], { server, visit }) => {
      const { token } = await aStudent(server);
      const { page, release, names } = await beforeTheCode(visit, { at, token });
      expect(names()).toEqual([name]);
      release();
      await waitForWholePage(page);
      expect(names().filter((sent) => sent === name)).toEqual([name]);
    },
  );

  test('is not shown to another account that has signed in meanwhile', async ({ server, visit }) => {
    const first = await aStudent(server, { firstName: 'Primera' });
    const second = await aStudent(server, { firstName: 'Segunda' });
    const { page, release } = await beforeTheCode(visit, { at: paths.dashboard, token: first.token });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_STORAGE_KEY,
      second.token,
    ] as const);
    release();
    await page.getByRole('heading', { name: 'Bienvenida, Segunda' }).waitFor();
    expect(await page.getByText('Primera').count()).toBe(0);
  });

  test('of a session that has ended leads to sign in', async ({ visit }) => {
    const { page, release } = await beforeTheCode(visit, {
      at: paths.dashboard,
      token: 'ended',
      expecting: refused(401),
    });
    release();
    await page.waitForURL('**/auth');
  });
});
