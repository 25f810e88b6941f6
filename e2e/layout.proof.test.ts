import { describe, expect } from 'vitest';
import { aCourse, aPersonalisedCourse, academyDay } from '../bff/contract/builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { aPendingStudent, aStudent, anAdmin } from './accounts.ts';
import {
  appTakesOver,
  closeConfirmation,
  expectNoSidewaysScroll,
  expectToast,
  keepToasts,
  openInApp,
  toastOf,
  waitForWholePage,
  widthsOf,
} from './look.ts';
import { refused, test } from './stage.ts';
import { enrolmentIn } from './training.ts';
import type { Page } from 'playwright-core';
import { academy } from '#domain/academy.ts';
import { holdRequests } from './network.ts';

describe('toasts', () => {
  test('of an earlier success close at the next attempt', async ({ server, visit }) => {
    await aCourse({ name: 'Primero' });
    const second = await aCourse({ name: 'Retirado' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: refused(409) });
    const button = (name: string) => page.getByRole('article', { name }).getByRole('button');
    await button('Primero').click();
    await expectToast(page, 'Te has inscrito exitosamente al curso');
    await closeConfirmation(page);
    await button('Primero').getByText('Inscripto').waitFor();
    await CourseModel.updateOne({ _id: second.id }, { $set: { isActive: false } });
    // With the focus among them toasts do not go by themselves; a real click would take it away.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-scope=toast] [data-part=close-trigger]')?.focus(),
    );
    await button('Retirado').dispatchEvent('click');
    await expectToast(page, 'Este curso no está disponible');
    await toastOf(page, 'Te has inscrito').waitFor({ state: 'detached' });
  });
});

describe('long words', () => {
  test('of a usual email stay on one line of a phone, without the common part', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const email = 'carolina.zabala@centinela.example';
    await aStudent(server, { email });
    const page = await visit({ at: `/admin/users?buscar=${email}`, token, width: 360 });
    const shown = page.getByText(email, { exact: true });
    await shown.waitFor();
    await waitForWholePage(page);
    const lines = await shown.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / parseFloat(lineHeight));
    });
    expect(lines).toBe(1);
    expect(await page.getByText('Reciente', { exact: true }).isVisible()).toBe(false);
  });

  test('of an upcoming course are shown completely on a phone', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const description = 'Una descripción que sigue y sigue. '.repeat(12).trim();
    const course = await aCourse({ name: 'Descrito', description });
    await enrolmentIn(server, { token, courseId: course.id });
    const page = await visit({ at: '/dashboard', token, width: 360 });
    const shown = page.getByText(description);
    await shown.waitFor();
    await waitForWholePage(page);
    const hidden = await shown.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });
});

describe('long words', () => {
  test('of an email of the list of users break at its punctuation only', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const email = 'bartolome.echeverria@instituto-centinela.example.com';
    await aStudent(server, { email });
    const page = await visit({ at: `/admin/users?buscar=${email}`, token });
    const shown = page.getByText(email, { exact: true });
    await shown.waitFor();
    await waitForWholePage(page);
    const rows = await shown.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const seen = [...range.getClientRects()].filter(({ width }) => width > 0);
        counts.push(new Set(seen.map(({ top }) => Math.round(top))).size);
      }
      return counts;
    });
    expect(Math.max(...rows)).toBe(1);
  });
});

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const aLongList = async () => {
  if (await CourseModel.exists({ name: 'Larga lista 11' })) return;
  await Promise.all(Array.from({ length: 12 }, (_, index) => aCourse({ name: `Larga lista ${index}` })));
};

describe('the position on a page', () => {
  test('is kept after a reload', async ({ visit }) => {
    await aLongList();
    const page = await visit({ at: '/courses', width: 360 });
    await page.getByRole('article', { name: 'Larga lista 11' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(() => scrollTop(page)).toBe(2_000);
    await page.reload();
    await page.getByRole('article', { name: 'Larga lista 11' }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(2_000);
    await waitForWholePage(page);
    expect(await scrollTop(page)).toBe(2_000);
  });

  test('is the top at another address of the tab, and the old one after going back', async ({ visit }) => {
    await aLongList();
    const page = await visit({ at: '/courses', width: 360 });
    await appTakesOver(page);
    await page.getByRole('article', { name: 'Larga lista 11' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goto('/terminos');
    await waitForWholePage(page);
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  });

  for (const width of widthsOf(360)) {
    test(`is kept when the filters of a long list arrive, ${width} px`, async ({ visit }) => {
      await aLongList();
      const page = await visit({ at: '/favicon.svg', width });
      const release = await holdRequests(page, '**/assets/booking-*.js');
      await page.goto('/courses');
      await appTakesOver(page);
      const top = () =>
        page
          .getByRole('article')
          .first()
          .evaluate((card) => Math.round(card.getBoundingClientRect().top));
      await page.getByRole('article').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      const before = await top();
      release();
      await page.getByRole('group', { name: 'Filtros' }).waitFor();
      expect(await top()).toBe(before);
    });
  }

  test('begins at the top of the next page of a list, with the focus on it', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    for (let count = 0; count < 25; count += 1) await aStudent(server, { lastName: 'Enfocado' });
    const page = await visit({ at: '/admin/users?buscar=enfocado', token, width: 360 });
    await page.getByText('25 usuarios').waitFor();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByText('Página 2', { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Página 2 de usuarios');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

const SIZES = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const;

/** Below the bar at the upper edge, which covers what is scrolled beneath it. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    if (toasts.length === 0) throw new Error('No toast is shown');
    const floor = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll<HTMLElement>('a[href], input, select, button')]
      .filter((control) => !control.closest('[data-scope=toast]'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            bottom > floor &&
            left < toast.right &&
            toast.left < right &&
            Math.max(top, floor) < toast.bottom &&
            toast.top < bottom,
        );
      })
      .map((control) => control.getAttribute('name') ?? control.textContent);
  });

describe('toasts', () => {
  for (const width of widthsOf(1280)) {
    test(`cover no heading and no price, ${width} px`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      await aPersonalisedCourse();
      const page = await visit({ at: '/courses', token, width });
      const submit = page.getByRole('button', { name: 'Programar Clase' });
      await submit.click();
      await expectToast(page, 'Selecciona un tipo de clase');
      await keepToasts(page);
      const box = await toastOf(page, 'Selecciona un tipo de clase').boundingBox();
      const price = await page
        .getByRole('heading', { name: 'Resumen del precio' })
        .locator('..')
        .boundingBox();
      expect(box && price).toBeTruthy();
      if (width > 600 && box && price) {
        const isApart =
          box.y >= price.y + price.height || box.x >= price.x + price.width || box.y + box.height <= price.y;
        expect(isApart).toBe(true);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(
        box && heading && (box.y + box.height <= heading.y + 1 || box.y >= heading.y + heading.height),
      ).toBe(true);
    });
  }

  test('cover nothing that can be pressed', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/profile-setup', token });
    const submit = page.getByRole('button', { name: 'Completar Registro' });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await submit.click();
      await expectToast(page, 'Selecciona tu tipo de documento');
      await keepToasts(page);
      for (const part of [page.getByLabel('Número de documento'), submit]) {
        await part.scrollIntoViewIfNeeded();
        await expect.poll(() => coveredControls(page), { message: `${width} × ${height}` }).toEqual([]);
      }
    }
  });

  test('cover nothing that can be pressed on a phone, and stay above the bar of Gestión', async ({
    server,
    visit,
  }) => {
    const distance = async (page: Page, text: string) => {
      await expectToast(page, text);
      await keepToasts(page);
      const height = page.viewportSize()?.height ?? 0;
      const bottom = async () => {
        const box = await toastOf(page, text).boundingBox();
        return Math.round(height - (box ? box.y + box.height : 0));
      };
      let before = -1;
      await expect.poll(async () => before === (before = await bottom())).toBe(true);
      return before;
    };
    const auth = await visit({ at: '/auth', width: 360 });
    await auth.getByRole('button', { name: 'Iniciar Sesión' }).click();
    expect(await distance(auth, 'Email inválido')).toBeGreaterThanOrEqual(8);
    expect(await coveredControls(auth)).toEqual([]);

    const { token } = await anAdmin(server);
    const student = await aStudent(server);
    const course = await aCourse({ name: 'Por confirmar' });
    await enrolmentIn(server, { token: student.token, courseId: course.id });
    const gestion = await visit({ at: '/gestion', token, width: 360 });
    await gestion
      .getByRole('button', { name: /^Confirmar/ })
      .first()
      .click();
    expect(await distance(gestion, 'inscripción confirmada')).toBeGreaterThanOrEqual(65);
    expect(await coveredControls(gestion)).toEqual([]);
  });

  test('are a region with a Spanish name, and are not printed', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expectToast(page, 'Email inválido');
    await page.getByRole('region', { name: 'Avisos' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('region', { name: /Notifications/ }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await toastOf(page, 'Email inválido').waitFor({ state: 'hidden' });
  });
});

const UNBROKEN = 'Polígono'.repeat(20);

describe('long words', () => {
  for (const width of widthsOf(360)) {
    test(`of a location stay inside, ${width} px`, async ({ server, visit }) => {
      const course = await aCourse({ name: 'Lejos', location: UNBROKEN, description: UNBROKEN });
      const { token } = await anAdmin(server);
      await enrolmentIn(server, { token, courseId: course.id });
      const page = await visit({ at: '/terminos', token, width });
      for (const at of ['/courses', '/dashboard', '/history', '/admin/courses']) {
        await openInApp(page, at);
        await page.getByText('Lejos').first().waitFor();
        await expectNoSidewaysScroll(page);
        const place = page.getByText(UNBROKEN).first();
        const right = await place.evaluate((element) => {
          const card = element.closest('article, [role=row]') ?? document.body;
          return element.getBoundingClientRect().right - card.getBoundingClientRect().right;
        });
        expect(right, at).toBeLessThanOrEqual(0);
      }
      await CourseModel.deleteOne({ _id: course.id });
    });
  }
});

describe('the booking form', () => {
  test('moves the focus to the field that the server rejects', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: [...refused(422), ...refused(400)] });
    await page.getByLabel('Fecha', { exact: true }).fill(academyDay(0).split('-').reverse().join('/'));
    await page.getByLabel('Hora').fill('00:00');
    await page.getByText('Tiro Deportivo').click();
    await page.getByText('Pistola 9mm').click();
    await page.getByText('Cuento con arma y municiones propias').click();
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'Selecciona una fecha y hora futuras');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('dd/mm/aaaa');
  });
});

/** How much of the window bars cover that stay where they are while the page scrolls, in pixels. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
  });

test.for([
  { name: 'at 400 % zoom', width: 320, height: 256 },
  { name: 'of a telephone on its side', width: 740, height: 360 },
])('bars leave a low window, $name, to the page', async (window, { server, visit }) => {
  await aPersonalisedCourse();
  const { token } = await anAdmin(server);
  const page = await visit({ at: '/dashboard', token, width: 360 });
  for (const at of ['/courses', '/gestion']) {
    await openInApp(page, at);
    await waitForWholePage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await coveredHeight(page), at).toBeGreaterThan(0);
    await page.setViewportSize(window);
    expect(await coveredHeight(page), at).toBe(0);
  }
});

test('the preview of the passport names the academy as its issuer', async ({ server, visit }) => {
  const { token } = await aPendingStudent(server);
  const page = await visit({ at: '/profile-setup', token });
  await page.getByText(`P<${academy.code}IBARRA<<ANA`).waitFor();
});
