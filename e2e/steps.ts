import type { Page } from 'playwright-core';
import type { Step } from './prompt-response.ts';

type Name = string | RegExp;
type Options = { isWrite?: boolean };

const named = (name: Name) => (typeof name === 'string' ? { name, exact: true } : { name });

const click = (role: 'button' | 'link' | 'tab' | 'checkbox', name: Name, options: Options = {}): Step => ({
  name: `${role} ${String(name)}`,
  run: async (page) => {
    const target = page.getByRole(role, named(name)).filter({ visible: true }).first();
    const actions = page.getByRole('button', { name: 'Acciones', expanded: false });
    if ((await target.count()) === 0 && (await actions.isVisible())) await actions.click();
    await target.click();
  },
  ...options,
});

export const press = (name: Name, options?: Options) => click('button', name, options);
export const follow = (name: Name) => click('link', name);
export const tab = (name: Name) => click('tab', name);

/** Presses a button that writes; the write gets no response. */
export const send = (name: Name) => press(name, { isWrite: true });

/** A box to tick is hidden behind the one that is drawn. */
export const tick = (name: Name): Step => ({
  name: `tick ${String(name)}`,
  run: (page) => page.getByRole('checkbox', named(name)).first().check({ force: true }),
});

/** A list shows most of its filters on request; on a phone all. */
const showFilters = async (page: Page) => {
  for (const name of [/^Filtros/, /^Más filtros/]) {
    const button = page.getByRole('button', { name, expanded: false });
    if (await button.isVisible()) await button.click();
  }
};

export const choose = (label: Name, option: string | { index: number }): Step => ({
  name: `choose ${String(label)}`,
  run: async (page) => {
    await showFilters(page);
    await page.getByLabel(label, { exact: true }).selectOption(option);
  },
});

export const hit = (key: string): Step => ({ name: `key ${key}`, run: (page) => page.keyboard.press(key) });

/** The name of the first row, which opens it. */
/** In its dialog. Group courses have a page instead, and the hour decides which class of the day comes first. */
export const openRow: Step = {
  name: 'first row',
  run: (page) => page.locator('[data-row-link]:not([href^="/gestion/cursos/"])').first().click(),
};

export const fill = (label: Name, text: string) => (page: Page) =>
  page
    .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    .and(page.locator('input, textarea'))
    .last()
    .fill(text);
