import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished } from 'vitest';
import { aRedemption, givePoints } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aDebt, moneyIs } from '../../bff/contract/money-builders.ts';
import { moneyLedger } from '../../bff/src/features/money/account.ts';
import { MoneyRulesModel } from '../../bff/src/features/money/money-rules.ts';
import { PointsEntryModel } from '../../bff/src/features/points/points-entry.model.ts';
import { balanceOf } from '../../bff/src/features/points/ledger.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { messages } from '#domain/messages.ts';
import { codeText } from '#domain/points/redemption-code.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast, findWithText } from './screen.ts';

const isHandedOut = async (id: string) =>
  (await PointsEntryModel.countDocuments({ _id: id, handOut: 'handed_out' })) === 1;

describe('the points of the academy', () => {
  test('a redemption is found by its code, handed out after a confirmation, and then shows the time', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    const { id, code } = await aRedemption(student.id, 40);
    await aRedemption(student.id);
    const user = await openApp({ at: '/gestion/puntos', token });
    await screen.findByText(codeText(code));
    await user.type(screen.getByRole('searchbox'), codeText(code).toLowerCase());
    await screen.findByText('1 canje');
    const row = await findWithText('row', codeText(code));
    await expectTexts(row, ['Ana Robles', 'Gorra', '40']);
    await user.click(within(row).getByRole('button', { name: `Entregar el canje ${codeText(code)}` }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Entregar este canje?' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      codeText(code),
      'Ana Robles',
      'Gorra',
      '40',
    ]);
    expect(await isHandedOut(id)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await expectToast(`Canje ${codeText(code)} entregado`);
    expect(await isHandedOut(id)).toBe(true);
    await waitFor(() => expect(within(row).queryByRole('button')).toBeNull());
  });

  test('a redemption is handed out as a discount, of at most what is owed, while money is on', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    onTestFinished(async () => void (await MoneyRulesModel.deleteMany({})));
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Rebajada' });
    await aDebt(student.id, 500);
    const { code } = await aRedemption(student.id);
    const user = await openApp({ at: '/gestion/puntos', token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: `Entregar el canje ${codeText(code)}` }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Entregar este canje?' }));
    const discount = await dialog.findByLabelText('Descuento en su cuenta');
    await user.type(discount, '600');
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await expectToast(messages.discountAboveDebt);
    await user.clear(discount);
    await user.type(discount, '200');
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await expectToast('de descuento');
    await screen.findByText(/^Descuento \$\s200,00$/);
    expect(await moneyLedger.balanceOf(student.id)).toBe(30_000);
  });

  test('a redemption that a colleague has handed out meanwhile is not handed out again', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const { id, code } = await aRedemption(student.id);
    const user = await openApp({ at: `/gestion/puntos?buscar=${code}`, token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: `Entregar el canje ${codeText(code)}` }));
    await screen.findByRole('dialog');
    expect(await connectGraphql(server.url, token).handOutRedemption({ id })).toMatchObject({ ok: true });
    await user.click(screen.getByRole('button', { name: 'Entregar' }));
    await expectToast('Este canje ya fue entregado');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Entregar el canje/ })).toBeNull());
  });

  test('show redemptions that were handed out, by a filter, and when nothing matches', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const { id, code } = await aRedemption(student.id);
    await connectGraphql(server.url, token).handOutRedemption({ id });
    const user = await openApp({ at: '/gestion/puntos', token });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'HANDED_OUT');
    await screen.findByText(codeText(code));
    expect(window.location.search).toBe('?estado=HANDED_OUT');
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    await screen.findByText('Ningún canje entregado coincide con «zzzz»');
  });

  test('are adjusted with a reason, for a student who is searched', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { firstName: 'Zulema', lastName: 'Quirós' });
    await givePoints(student.id, 100);
    const user = await openApp({ at: '/gestion/puntos', token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: 'Ajustar puntos' }));
    const form = within(screen.getByRole('region', { name: 'Ajustar puntos' }));
    await user.click(form.getByRole('button', { name: 'Ajustar' }));
    await expectToast('Elige un estudiante');
    await user.type(form.getByRole('combobox', { name: 'Estudiante' }), 'quiros');
    await screen.findByRole('option', { name: /Zulema Quirós/ });
    await user.keyboard('{Enter}');
    await user.selectOptions(form.getByRole('combobox', { name: 'Qué hacer' }), 'Quitar');
    await user.type(form.getByRole('textbox', { name: 'Puntos' }), '1.5');
    await user.type(form.getByRole('textbox', { name: 'Motivo' }), 'Error de carga');
    await user.click(form.getByRole('button', { name: 'Ajustar' }));
    await form.findByText('Los puntos son un número entero, de 1 a 1.000.000');
    await user.clear(form.getByRole('textbox', { name: 'Puntos' }));
    await user.type(form.getByRole('textbox', { name: 'Puntos' }), '900');
    await user.click(form.getByRole('button', { name: 'Ajustar' }));
    await form.findByText('Puntos insuficientes');
    await user.clear(form.getByRole('textbox', { name: 'Puntos' }));
    await user.type(form.getByRole('textbox', { name: 'Puntos' }), '30');
    await user.click(form.getByRole('button', { name: 'Ajustar' }));
    await expectToast('Zulema Quirós tiene ahora 70 puntos');
    expect(await balanceOf(student.id)).toBe(70);
    expect((form.getByRole('combobox', { name: 'Estudiante' }) as HTMLInputElement).value).toBe('');
  });
});
