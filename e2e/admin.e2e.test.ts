import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anAdmin } from './accounts.ts';
import { LOST, loseOperation } from './network.ts';
import { test } from './stage.ts';
const figure = (page: Page, name: string) => page.getByRole('region', { name });

describe('the admin panel', () => {
  test('logs that the figures could not be loaded and shows dashes', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const logLine = /^console error: The figures of the academy could not be loaded/;
    const page = await visit({ at: '/favicon.svg', token, expecting: [...LOST, logLine] });
    await loseOperation(page, 'Admin');
    const logged = page.waitForEvent('console', (message) =>
      logLine.test(`console error: ${message.text()}`),
    );
    await page.goto('/admin');
    await logged;
    await figure(page, 'Total Usuarios').getByText('—').waitFor();
    expect(await page.locator('[data-scope=toast][data-part=root]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin');
  });
});
