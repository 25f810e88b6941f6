import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { THEMES, WIDTHS } from './stage.ts';

const NARROWEST = 320;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** It is experimental, and not in the tags: who speaks to a page names what is seen. */
const MORE_RULES: axe.RuleObject = { 'label-content-name-mismatch': { enabled: true } };
const COLOUR_RULES: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

type Look = { width: number; theme: (typeof THEMES)[number] };

/** With LOOKS=all, every page is judged at each width in each theme; otherwise in one look. */
const isWhole = process.env.LOOKS === 'all';
const LOOKS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
const looksAt = (width: number, theme: Look['theme']): readonly Look[] =>
  LOOKS.filter((look) => look.width === width && (isWhole || look.theme === theme));

export const DESK_LOOKS = looksAt(1280, 'light');
export const PHONE_LOOKS = looksAt(360, 'dark');

/** Where a page is laid out differently: at one width, with LOOKS=all at both. */
export const widthsOf = (width: (typeof WIDTHS)[number]) => (isWhole ? WIDTHS : [width]);

/** Half of the pages of a list are judged at a desk in light, the others on a phone in dark. */
export const looksOfPage = (index: number) => (isWhole ? LOOKS : index % 2 === 0 ? DESK_LOOKS : PHONE_LOOKS);

/** As long as a name may be. */
export const LONG_NAME = 'Maximiliano Hernán del Carmen '.repeat(4).slice(0, 100).trim();

/** Nothing moves any more, what has opened over the page has taken the focus, and the typefaces that it asked for are there. */
export const waitForRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const layer = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1);
        return {
          hasFocus: !layer || layer.contains(document.activeElement),
          isMoving:
            document.getAnimations().some(({ playState }) => playState === 'running') ||
            document.querySelector('[data-scope=toast][data-state=closed]') !== null,
          fonts: document.fonts.status,
        };
      }),
    )
    .toEqual({ hasFocus: true, isMoving: false, fonts: 'loaded' });

/** Media queries are evaluated with the next frame: until then the page is laid out for the width that it had. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export const resize = async (page: Page, width: number) => {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: 740 });
  await nextFrame(page);
};

type Judged = { rules?: axe.RunOnly; within?: string };

/** No accessibility violation on the page, or in the last element of `within`, once it rests. */
export const expectAccessible = async (page: Page, { rules = ALL_RULES, within = 'html' }: Judged = {}) => {
  await waitForRest(page);
  // Once for each document: reading it takes as long as a small page's analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([runOnly, selector, more]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const context = [...document.querySelectorAll(selector)].at(-1);
      const { violations } = await run(context ?? document, {
        resultTypes: ['violations'],
        runOnly,
        rules: more,
      });
      const place = window.scrollY;
      /** What a sticky foot covers is judged where it can be scrolled to. */
      const isLeft = async (id: string, { target }: axe.NodeResult) => {
        if (id !== 'target-size') return true;
        const element = document.querySelector(String(target[0]));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = element && (await run(element, { runOnly: [id] }));
        return again?.violations.length !== 0;
      };
      const left = [];
      for (const { id, nodes } of violations) {
        for (const node of nodes) if (await isLeft(id, node)) left.push(`${id}: ${node.html}`);
      }
      window.scrollTo(0, place);
      return left;
    },
    [rules, within, rules === ALL_RULES ? MORE_RULES : {}] as const,
  );
  expect(found, page.url()).toEqual([]);
};

/** Nothing is loading any more: neither data nor typefaces. */
export const waitForWholePage = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true], .typefaces-later').count()).toBe(0);
  await waitForRest(page);
};

/** Visitors first see the page that the server has made. */
export const appTakesOver = (page: Page) => page.locator('.for-visitors').waitFor({ state: 'detached' });

/** Navigates as by a link, so that the app stays loaded: a page sets its title when it is shown. */
export const openInApp = async (page: Page, address: string) => {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => document.title !== '');
  await waitForWholePage(page);
};

/** Nothing sticks out sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  await waitForRest(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};

/** Texts and controls outside the window, texts outside their button or cell, and texts that an edge cuts. */
export const textsCut = (page: Page) =>
  page.evaluate(() => {
    const SLACK = 1;
    const parentsOf = (element: Element | null): Element[] =>
      element ? [element, ...parentsOf(element.parentElement)] : [];
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isWithin = (text: DOMRect, box: DOMRect) =>
      text.left >= box.left - SLACK && text.right <= box.right + SLACK;
    const isBetween = (text: DOMRect, box: DOMRect) =>
      text.top >= box.top - SLACK && text.bottom <= box.bottom + SLACK;
    /** Each box that must hold a text, up to the first that scrolls it into view. */
    const cutBy = (text: DOMRect, parents: readonly Element[]) => {
      let [x, y] = [true, true];
      for (const one of parents) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const holds = one.matches('a, button, td, [data-column]');
        x &&= !scrolls(overflowX);
        y &&= !scrolls(overflowY);
        if (x && (holds || hides(overflowX)) && !isWithin(text, box)) return one.tagName;
        if (y && (holds || hides(overflowY)) && !isBetween(text, box)) return one.tagName;
      }
      return x && (text.left < -SLACK || text.right > innerWidth + SLACK) ? 'window' : null;
    };
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What is for those who hear the page, or is covered by a dialog, is not seen.
      parentsOf(element).every((one) => {
        const { width } = one.getBoundingClientRect();
        return width > SLACK && getComputedStyle(one).clip === 'auto' && !one.matches('[aria-hidden=true]');
      });
    const cuts: string[] = [];
    const look = (element: Element | null, name: string, boxes: Iterable<DOMRect>) => {
      if (!isSeen(element)) return;
      for (const box of boxes) {
        const by = cutBy(box, parentsOf(element));
        if (by) cuts.push(`${name} (${by})`);
      }
    };
    for (const control of document.body.querySelectorAll('a[href], button, input, select, textarea')) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      look(control.parentElement, name, [control.getBoundingClientRect()]);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(node.parentElement, node.textContent, range.getClientRects());
    }
    return [...new Set(cuts)];
  });

/** As the button for it does, wherever the page shows one. */
const useTheme = async (page: Page, theme: Look['theme']) => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((mode) => {
    const root = document.documentElement;
    root.classList.remove('light', 'dark');
    root.classList.add(mode);
    root.style.colorScheme = mode;
  }, theme);
};

/** Pictures of the page as it stands, at each width in each theme. */
const photograph = async (page: Page, path: string) => {
  const before = page.viewportSize()?.width ?? 0;
  for (const { width, theme } of LOOKS) {
    await resize(page, width);
    await useTheme(page, theme);
    await waitForRest(page);
    await page.screenshot({ path: `${path}-${width}-${theme}.png` });
  }
  await useTheme(page, 'light');
  await resize(page, before);
};

/** Pictures for whoever wants to see them: PICTURES=<folder>. */
export const PICTURES = process.env.PICTURES;

export const picture = async (page: Page, name: string) => {
  if (PICTURES) await photograph(page, `${PICTURES}/${name}`);
};

/** Pictures of the whole page at its width, in each theme. */
export const photographAt = async (page: Page, path: string) => {
  for (const theme of THEMES) {
    await useTheme(page, theme);
    await waitForRest(page);
    await page.screenshot({ path: `${path}-${theme}.png`, fullPage: true });
  }
  await useTheme(page, 'light');
};

/** On a phone a cell is the name of its column beside one value: a second one would fall under the name. */
const expectOneValueInEachCell = async (page: Page) => {
  const cells = await page.evaluate(() => {
    const cellsOf = [...document.querySelectorAll<HTMLElement>('[data-column]')];
    const isBeside = (cell: HTMLElement) => {
      const { display, gridTemplateColumns } = getComputedStyle(cell);
      return display === 'grid' && gridTemplateColumns.split(' ').length > 1;
    };
    const isCrowded = (cell: HTMLElement) =>
      [...cell.children].filter((child) => child instanceof HTMLElement && child.offsetParent).length > 1;
    return cellsOf
      .filter((cell) => isBeside(cell) && isCrowded(cell))
      .map(({ innerText, dataset }) => `${dataset.column}: ${innerText}`);
  });
  expect(cells, page.url()).toEqual([]);
};

/** The page as it stands is accessible and nothing sticks out, not even at 320 px. */
export const expectGoodLook = async (page: Page, looks: readonly Look[] = looksOfPage(0)) => {
  const judged = new Set<number>();
  for (const { width, theme } of looks) {
    await resize(page, width);
    await useTheme(page, theme);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoSidewaysScroll(page);
    // In the other theme the same elements have other colours.
    await expectAccessible(page, { rules: judged.has(width) ? COLOUR_RULES : ALL_RULES });
    judged.add(width);
  }
  await resize(page, NARROWEST);
  await expectNoSidewaysScroll(page);
  await expectOneValueInEachCell(page);
};

/** The same of a page on a phone, with a picture. */
export const expectGoodPhone = async (page: Page, name: string) => {
  await expectGoodLook(page);
  await picture(page, name);
  await resize(page, 360);
};

export const toastOf = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text });

/** A toast with this sentence shows up. */
export const expectToast = (page: Page, text: string) => toastOf(page, text).first().waitFor();

/** With the focus among them toasts do not go by themselves. */
export const keepToasts = (page: Page) =>
  page.locator('[data-scope=toast] [data-part=close-trigger]').first().focus();

/** It is read and closed, as it lies over what is pressed next. */
export const closeToast = async (page: Page, text: string) => {
  await toastOf(page, text).getByRole('button', { name: 'Cerrar' }).click();
  await toastOf(page, text).waitFor({ state: 'detached' });
};

/** What is shown after booking or enrolling. */
export const confirmationOf = (page: Page) => page.getByRole('dialog', { name: 'Tu clase está pedida' });

export const closeConfirmation = async (page: Page) => {
  await confirmationOf(page).getByRole('button', { name: 'Cerrar' }).click();
  await confirmationOf(page).waitFor({ state: 'detached' });
};
