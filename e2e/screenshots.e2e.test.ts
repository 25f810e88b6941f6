import { mkdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { DEMO_ACCOUNTS, seedDemo } from '../bff/demo/seed.ts';
import { systemContext } from '../bff/src/context.ts';
import { connectRest } from '../bff/contract/drivers/rest.ts';
import { good } from '../bff/contract/builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { aPendingStudent } from './accounts.ts';
import { waitForWholePage } from './look.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

const FOLDER = 'screenshots';

const signIn = async (server: TestServer, account: (typeof DEMO_ACCOUNTS)[number]) =>
  good(await connectRest(server.url).login(account)).accessToken;

const [demoAdmin, demoStudent] = DEMO_ACCOUNTS;
const ADMIN = (server: TestServer) => signIn(server, demoAdmin);
const STUDENT = (server: TestServer) => signIn(server, demoStudent);
const PENDING = async (server: TestServer) => (await aPendingStudent(server)).token;

const SCREENS = [
  { name: 'landing', at: '/' },
  { name: 'auth', at: '/auth' },
  { name: 'not-found', at: '/no-existe' },
  { name: 'terms', at: '/terminos' },
  { name: 'privacy', at: '/privacidad' },
  { name: 'profile-setup', at: '/profile-setup', who: PENDING },
  { name: 'dashboard', at: '/dashboard', who: STUDENT },
  { name: 'courses', at: '/courses', who: STUDENT },
  { name: 'history', at: '/history', who: STUDENT },
  { name: 'profile', at: '/profile', who: STUDENT },
  { name: 'admin', at: '/admin', who: ADMIN },
  { name: 'admin-users', at: '/admin/users', who: ADMIN },
  { name: 'admin-courses', at: '/admin/courses', who: ADMIN },
] as const;

test(
  'every screen is photographed, at both widths and in both themes',
  { timeout: 300_000 },
  async ({ server, visit }) => {
    await seedDemo(systemContext(server.deps));
    await mkdir(FOLDER, { recursive: true });
    for (const screen of SCREENS) {
      for (const width of WIDTHS) {
        for (const theme of THEMES) {
          const token = 'who' in screen ? await screen.who(server) : undefined;
          const page = await visit({ at: screen.at, width, theme, ...(token ? { token } : {}) });
          await waitForWholePage(page);
          const path = `${FOLDER}/${screen.name}-${width}-${theme}.png`;
          const image = await page.screenshot({ path, fullPage: true });
          expect(image.length, path).toBeGreaterThan(5_000);
          await page.close();
        }
      }
    }
  },
);
