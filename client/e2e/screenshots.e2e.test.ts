import { mkdir } from 'node:fs/promises';
import { expect } from 'vitest';
import { paths } from '../src/paths.ts';
import { DEMO_ACCOUNTS, seedDemo } from '../../bff/cli/seed.ts';
import { systemContext } from '../../bff/src/context.ts';
import { connectRest } from '../../bff/contract/drivers/rest.ts';
import { good } from '../../bff/contract/builders.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { aPendingStudent } from './accounts.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

const FOLDER = 'screenshots';

const signIn = async (server: TestServer, account: (typeof DEMO_ACCOUNTS)[number]) =>
  good(await connectRest(server.url).login(account)).accessToken;

const [demoAdmin, demoStudent] = DEMO_ACCOUNTS;
const ADMIN = (server: TestServer) => signIn(server, demoAdmin);
const STUDENT = (server: TestServer) => signIn(server, demoStudent);
const PENDING = async (server: TestServer) => (await aPendingStudent(server)).token;

const SCREENS = [
  { name: 'landing', at: paths.landing },
  { name: 'auth', at: paths.auth },
  { name: 'not-found', at: '/no-existe' },
  { name: 'profile-setup', at: paths.profileSetup, who: PENDING },
  { name: 'dashboard', at: paths.dashboard, who: STUDENT },
  { name: 'courses', at: paths.courses, who: STUDENT },
  { name: 'history', at: paths.history, who: STUDENT },
  { name: 'profile', at: paths.profile, who: STUDENT },
  { name: 'admin', at: paths.admin, who: ADMIN },
  { name: 'admin-users', at: paths.adminUsers, who: ADMIN },
  { name: 'admin-courses', at: paths.adminCourses, who: ADMIN },
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
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          const path = `${FOLDER}/${screen.name}-${width}-${theme}.png`;
          const image = await page.screenshot({ path, fullPage: true });
          expect(image.length, path).toBeGreaterThan(5_000);
          await page.close();
        }
      }
    }
  },
);
