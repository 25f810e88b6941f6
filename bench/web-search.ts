import mongoose from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { chooseDatabase } from '../bff/src/database/choose.ts';
import { readEnv } from '../bff/src/process/env.ts';
import { ROUNDS, median } from './rounds.ts';
import { storeUsers } from './search.ts';
import { openPage, type Device } from './web-phone.ts';

const DEBOUNCE_MS = 200;
const MANY_USERS = 100_000;
const QUIET_MS = 1_500;
const CONTENT = { selector: 'table tbody tr' };

type Place = { origin: string; dataDir: string; token: string };

const waitUntilQuiet = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForTimeout(QUIET_MS);
};

/** Added to the demo data of the running server. */
const storeManyUsers = async (dataDir: string) => {
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const { uri } = await chooseDatabase(env);
  await mongoose.connect(uri, { dbName: env.DB_NAME });
  await storeUsers(MANY_USERS);
  await mongoose.disconnect();
};

/** From the last key to the rows on the screen, without the delay after typing. */
const measureSearch = async (browser: Browser, { origin, token }: Place, device: Device) => {
  const { page, close } = await openPage(browser, { content: CONTENT, token, device });
  await page.goto(`${origin}/admin/users`);
  await waitUntilQuiet(page);
  const took = await page.evaluate(
    (debounce) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('input[type=search]');
        const table = document.querySelector('table');
        if (!input || !table) throw new Error('The page has no list to search');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const before = table.textContent;
        const started = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('table')?.textContent === before) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started - debounce)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        setValue?.call(input, 'sosa');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    DEBOUNCE_MS,
  );
  await close();
  return took;
};

const DEVICES: Device[] = ['this machine', 'slow phone'];

const measureOn = async (browser: Browser, place: Place, users: string) => {
  const figures: Record<string, number> = {};
  for (const device of DEVICES) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) took.push(await measureSearch(browser, place, device));
    figures[device] = Math.round(median(took));
    console.log(`search box, ${users}, ${device}: ${figures[device]} ms beyond the debounce`);
  }
  return figures;
};

export const measureSearches = async (browser: Browser, place: Place) => {
  const demo = await measureOn(browser, place, 'the demo');
  await storeManyUsers(place.dataDir);
  return { demo, many: await measureOn(browser, place, `${MANY_USERS} users`) };
};
