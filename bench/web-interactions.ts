import type { Browser, Page } from 'playwright-core';
import { openPage, readSeen, type Content } from './web-phone.ts';

/** Interactions of a student that has just registered, so that each round begins alike. */
type Interaction = { path: string; content: Content; act: (page: Page) => Promise<void> };

const PATIENCE_MS = 20_000;

export const INTERACTIONS = {
  enrol: {
    path: '/courses',
    content: { selector: 'main article', text: 'Inscribirse' },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Inscribirse/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS });
    },
  },
  'open dialog': {
    path: '/history',
    content: { selector: 'main', text: 'Sellos' },
    act: async (page) => {
      await page.getByRole('button', { name: 'Compartir' }).click();
      await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS });
    },
  },
  'type in the booking form': {
    path: '/courses#personalised-classes',
    content: { selector: 'form', text: 'Programar' },
    act: async (page) => {
      const day = page.getByRole('form').getByRole('textbox').first();
      await day.click();
      await day.pressSequentially('12/12/2026', { delay: 60 });
    },
  },
} satisfies Record<string, Interaction>;

const NAMES = { first_name: 'Ana', last_name: 'Prueba' };

/** A student without classes. */
export const registerStudent = async (origin: string) => {
  const mark = `${Date.now()}${Math.floor(Math.random() * 1_000)}`;
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...NAMES,
      email: `bench-${mark}@centinela.example`,
      password: 'centinela-bench-2026',
      document_type: 'DNI',
      document_number: mark.slice(-8),
      gender: 'Mujer',
      birth_date: '1990-01-01',
      address: 'Calle 1',
      city: 'Luján',
      phone: '+54 11 5550 0142',
    }),
  });
  const { access_token: token, detail } = (await response.json()) as Record<string, string>;
  if (!token) throw new Error(`Not registered: ${detail}`);
  return token;
};

const SETTLED_MS = 1_500;

/** The longest of its events until the next frame, in milliseconds. */
export const measureInteraction = async (
  browser: Browser,
  origin: string,
  name: keyof typeof INTERACTIONS,
) => {
  const { path, content, act }: Interaction = INTERACTIONS[name];
  const { page, close } = await openPage(browser, { content, token: await registerStudent(origin) });
  try {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    return (await page.evaluate(readSeen)).interaction;
  } finally {
    await close();
  }
};
