import { describe, expect } from 'vitest';
import { aCourse, academyDay } from '../bff/contract/builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { closeConfirmation, expectToast, toastOf, waitForWholePage } from './look.ts';
import { refused, test } from './stage.ts';
import { enrolmentIn } from './training.ts';

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

describe('the booking form', () => {
  test('keeps a typed day out of range in its field and shows the error', async ({ visit }) => {
    const page = await visit({ at: '/courses' });
    await page.getByRole('heading', { name: 'Clases Personalizadas' }).scrollIntoViewIfNeeded();
    const date = page.getByLabel('Fecha', { exact: true });
    await date.fill('01/01/2020');
    await page.getByLabel('Hora').focus();
    await page.getByText('Elige una fecha entre hoy y dentro de dos años').waitFor();
    expect(await date.inputValue()).toBe('01/01/2020');
    await date.fill(academyDay(9).split('-').reverse().join('/'));
    await page.getByLabel('Hora').focus();
    await page.getByText('Elige una fecha entre hoy').waitFor({ state: 'detached' });
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
