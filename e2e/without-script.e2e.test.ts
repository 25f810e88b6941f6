import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { PRIVACY, TERMS } from '#domain/legal/legal.ts';
import { aCourse, aPersonalisedCourse } from '../bff/contract/builders.ts';
import { aCertificate } from '../bff/contract/certificate-builders.ts';
import { CertificateModel } from '../bff/src/features/certificates/certificate.model.ts';
import { WithdrawalModel } from '../bff/src/features/withdrawals/withdrawal.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent, PASSWORD } from './accounts.ts';
import { aLinkedClass } from './class-links.ts';
import { appTakesOver, expectGoodLook, looksOfPage, waitForWholePage } from './look.ts';
import { holdRequests, watchOperations } from './network.ts';
import { test as staged, type Stage } from './stage.ts';

type Theme = 'light' | 'dark';

/** A page of a browser whose user has switched scripts off. */
const test = staged.extend<{ open: (at: string, width?: number, colorScheme?: Theme) => Promise<Page> }>({
  open: async ({ browser, server }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (at, width = 360, colorScheme = 'light') => {
      const context = await browser.newContext({
        baseURL: server.url,
        javaScriptEnabled: false,
        viewport: { width, height: 740 },
        colorScheme,
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(at);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const fillIn = async (page: Page, { email }: { email: string }) => {
  await page.getByLabel('Nombre y apellido').fill('Ana Paz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('De qué te arrepientes').fill('El curso del sábado.');
};

const coloursOf = (page: Page) =>
  page.locator('html').evaluate((html) => {
    const { color, backgroundColor } = getComputedStyle(html);
    return { color, backgroundColor };
  });

const send = (page: Page) => page.getByRole('button', { name: 'Enviar pedido' }).click();

describe('with scripts switched off', () => {
  test.for(['/auth', '/recuperar', '/dashboard'])(
    '%s begins with what it needs and how to reach the academy',
    async (at, { open }) => {
      const page = await open(at);
      const phone = page.getByRole('link', { name: academy.contact.phone });
      const { y = Infinity } = (await phone.boundingBox()) ?? {};
      expect(y).toBeLessThan(200);
      expect(await phone.getAttribute('href')).toMatch(/^tel:\+\d+$/);
      await expect.poll(() => page.locator('.first-frame-page').isVisible()).toBe(false);
    },
  );

  test('the list shows every course with day, place and price, and leads to each', async ({ open }) => {
    const course = await aCourse({ name: 'Tiro a Distancia', location: 'Polígono Sur', price: 48_000 });
    await aPersonalisedCourse();
    const page = await open('/courses');
    const card = page.getByRole('article', { name: course.name });
    for (const text of ['Polígono Sur', '$48,000.00']) await card.getByText(text).waitFor();
    expect(await page.getByRole('button', { name: 'Inscribirse' }).count()).toBe(0);
    await page.getByText('activa JavaScript en tu navegador').waitFor();
    await card.getByRole('link', { name: course.name }).click();
    await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
  });

  test('the list has a course that was saved a moment ago', async ({ open }) => {
    await open('/courses');
    const course = await aCourse({ name: 'Tiro Recién Anunciado' });
    const page = await open('/courses');
    await page.getByRole('heading', { name: course.name }).waitFor({ timeout: 5_000 });
  });

  test('a course shows its facts and its price', async ({ open }) => {
    const course = await aCourse({ name: 'Tiro de Noche', description: 'Con linterna.', price: 51_000 });
    const page = await open(`/courses/${course.id}`);
    await page.getByRole('heading', { level: 1, name: 'Tiro de Noche' }).waitFor();
    for (const text of ['Con linterna.', '$51,000.00', 'Polígono Norte'])
      await page.getByText(text).first().waitFor();
    await page.getByRole('link', { name: 'Cursos' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  });

  test('the legal texts are whole', async ({ open }) => {
    for (const [path, sections] of [
      ['/terminos', TERMS],
      ['/privacidad', PRIVACY],
    ] as const) {
      const page = await open(path);
      for (const { title, paragraphs } of sections) {
        await page.getByRole('heading', { name: title }).waitFor();
        for (const paragraph of paragraphs)
          expect(await page.getByText(paragraph).count()).toBeGreaterThan(0);
      }
    }
  });

  test.for(['/', '/courses', '/terminos', '/arrepentimiento'])(
    '%s has the theme that the system prefers',
    async (path, { open, visit }) => {
      const withScript = await visit({ at: path });
      const shown = [];
      for (const theme of ['light', 'dark'] as const) {
        await withScript.emulateMedia({ colorScheme: theme });
        await withScript.reload();
        shown.push(await coloursOf(withScript));
        expect(await coloursOf(await open(path, 360, theme)), theme).toEqual(shown.at(-1));
      }
      expect(shown[0]).not.toEqual(shown[1]);
    },
  );

  test('a certificate shows what it certifies', async ({ open, server }) => {
    const { id } = await aCertificate(server.url);
    const { code, content } = await CertificateModel.findById(id).orFail().lean();
    const page = await open(`/verificar/${code}`);
    await page
      .getByText(content?.course ?? '')
      .first()
      .waitFor();
    await page.getByText('Certificado válido').first().waitFor();
  });

  test('a request to withdraw is sent, and its code is read', async ({ open }) => {
    const page = await open('/arrepentimiento');
    await fillIn(page, { email: 'ana.sin.script@example.com' });
    await send(page);
    await page.getByText('Recibimos tu pedido. Guarda este código.').waitFor();
    const stored = await WithdrawalModel.findOne({ email: 'ana.sin.script@example.com' }).orFail().lean();
    await page.getByText(stored.code, { exact: true }).waitFor();
    expect(stored).toMatchObject({ name: 'Ana Paz', about: 'El curso del sábado.' });
  });

  test('a class is answered, and then cancelled, by the links of a message', async ({ open, server }) => {
    const { id, linkTo } = await aLinkedClass(server, { name: 'Tiro por Correo' });
    const page = await open(linkTo('attend'));
    await page.getByText('Tiro por Correo').waitFor();
    await page.getByRole('button', { name: 'Voy' }).click();
    await page.getByRole('heading', { name: 'Te esperamos' }).waitFor();
    expect((await EnrolmentModel.findById(id).orFail().lean()).comingAt).toBeInstanceOf(Date);
    await page.getByRole('link', { name: 'No puedo ir' }).click();
    await page.getByRole('button', { name: 'Sí, cancelar' }).click();
    await page.getByRole('heading', { name: 'Inscripción cancelada' }).waitFor();
    expect((await EnrolmentModel.findById(id).orFail().lean()).status).toBe('cancelled');
  });

  test('the form shows its errors at their fields, with what was written', async ({ open }) => {
    const page = await open('/arrepentimiento', 1280);
    await fillIn(page, { email: 'sin arroba' });
    await send(page);
    await page.getByText(messages.email).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('sin arroba');
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Email').fill('corregida@example.com');
    await send(page);
    await page.getByText('Recibimos tu pedido. Guarda este código.').waitFor();
  });
});

test('a form that another site sends is refused, and nothing is stored', async ({ server }) => {
  const body = new URLSearchParams({ name: 'Ana Paz', email: 'otro.sitio@example.com', about: 'Nada.' });
  const response = await fetch(`${server.url}/arrepentimiento`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body,
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(messages.formFromElsewhere);
  expect(await WithdrawalModel.countDocuments({ email: 'otro.sitio@example.com' })).toBe(0);
});

/** The page as the server has rendered it; the app comes when `release` is called. */
const beforeTheApp = async (visit: Stage['visit'], at: string, width?: number) => {
  const page = await visit({ at: '/favicon.svg', ...(width ? { width } : {}) });
  const release = await holdRequests(page, '**/assets/index-*.js');
  await openWithStyles(page, at);
  return { page, release };
};

/** Scripts that are held delay every event of a document, therefore its style sheets are asked for. */
const openWithStyles = async (page: Page, at: string) => {
  await page.goto(at, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
};

const PAGES = ['/courses', '/courses/:course', '/terminos', '/privacidad', '/arrepentimiento'];

describe('before the app is there', () => {
  test.for(PAGES.map((path, index) => ({ path, index })))(
    '$path is accessible and fits',
    async ({ path, index }, { visit }) => {
      const course = await aCourse();
      const { page } = await beforeTheApp(visit, path.replace(':course', course.id));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectGoodLook(page, looksOfPage(index));
    },
  );

  test('the app takes over without a move and without asking again for what the page shows', async ({
    visit,
  }) => {
    await aCourse({ name: 'Tiro sin Saltos' });
    const { page, release } = await beforeTheApp(visit, '/courses', 360);
    const { names } = watchOperations(page);
    const heading = page.getByRole('heading', { name: 'Tiro sin Saltos' });
    const before = await heading.boundingBox();
    release();
    await appTakesOver(page);
    expect(await heading.boundingBox()).toEqual(before);
    expect(names()).toEqual([]);
  });

  test('the app takes over where the visitor has scrolled to', async ({ visit }) => {
    await Promise.all(Array.from({ length: 6 }, () => aCourse()));
    const { page, release } = await beforeTheApp(visit, '/courses', 360);
    await page.getByRole('article').nth(5).waitFor();
    await page.evaluate(() => window.scrollTo(0, 900));
    release();
    await appTakesOver(page);
    await waitForWholePage(page);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  });

  test.for([
    { when: 'with its typefaces', goOn: (_page: Page, release: () => void) => release() },
    { when: 'after a moment without them', goOn: (page: Page) => page.clock.runFor(600) },
  ])('its text is shown $when', async ({ goOn }, { visit }) => {
    const page = await visit({ at: '/favicon.svg' });
    await page.clock.install();
    await holdRequests(page, '**/assets/index-*.js');
    const release = await holdRequests(page, '**/*.woff2');
    await openWithStyles(page, '/courses');
    const heading = page.locator('.for-visitors h1');
    expect(await heading.isVisible()).toBe(false);
    await goOn(page, release);
    await heading.waitFor();
  });

  test('a button that was pressed is pressed again by the app', async ({ visit }) => {
    const course = await aCourse({ name: 'Tiro Impaciente' });
    const { page, release } = await beforeTheApp(visit, `/courses/${course.id}`);
    await page.getByRole('button', { name: 'Inscribirse' }).click();
    release();
    await page.waitForURL('**/auth');
  });

  test('the form of sign-in keeps what is typed, and is sent when the app is there', async ({
    server,
    visit,
  }) => {
    const { user } = await aStudent(server);
    const { page, release } = await beforeTheApp(visit, '/auth');
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('.for-visitors [type=submit][aria-busy=true]').waitFor();
    expect(page.url()).toMatch(/\/auth$/);
    release();
    await page.waitForURL('**/dashboard');
  });

  test('a form that somebody is filling in stays, and is sent without the app', async ({ visit }) => {
    const { page, release } = await beforeTheApp(visit, '/arrepentimiento');
    await fillIn(page, { email: 'ana.rapida@example.com' });
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Nombre y apellido').inputValue()).toBe('Ana Paz');
    await send(page);
    await page.getByText('Recibimos tu pedido. Guarda este código.').waitFor();
  });

  test('members do not see the page of visitors', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const { page } = await beforeTheApp(visit, '/favicon.svg');
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
    await openWithStyles(page, '/courses');
    await page.locator('.for-members h1').waitFor();
    expect(await page.locator('.for-visitors').isVisible()).toBe(false);
  });
});
