import { screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aDebt, aPayment, moneyIs } from '../../bff/contract/money-builders.ts';
import { MailModel } from '../../bff/src/outgoing/mail.model.ts';
import { MoneyEntryModel } from '../../bff/src/features/money/money-entry.model.ts';
import { SessionModel } from '../../bff/src/features/auth/sessions/session.model.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { sendMail } from './mail-on.ts';
import { expectAddress, expectToast } from './screen.ts';

describe('own payments', () => {
  test('show what is owed, every entry and the receipts', async ({ server, openApp }) => {
    await moneyIs({});
    const { token, user: student } = await aStudent(server);
    await aDebt(student.id, 1_000);
    const id = await aPayment(student.id, 400);
    await MoneyEntryModel.updateOne({ _id: id }, { $set: { invoice: '0003-00000077' } });
    const user = await openApp({ at: '/profile', token });
    await user.click(await screen.findByRole('link', { name: 'Mis pagos' }));
    await screen.findByText('Debes');
    expect(screen.getByText(/600,00/)).toBeTruthy();
    expect(screen.getByText('Ajuste: Deuda')).toBeTruthy();
    expect(screen.getByText('Pago · Efectivo')).toBeTruthy();
    expect(screen.getByText('Factura 0003-00000077')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Descargar el recibo 0001-/ })).toBeTruthy();
  });

  test('send a receipt by mail, where the academy sends mail', async ({ server, openApp }) => {
    await moneyIs({});
    const { token, user: student } = await aStudent(server);
    await aPayment(student.id, 400);
    await openApp({ at: '/pagos', token });
    await screen.findByText('A tu favor');
    expect(screen.queryByRole('button', { name: /^Enviarme por correo/ })).toBeNull();
    sendMail(server);
    const user = await openApp({ at: '/pagos', token });
    await user.click(await screen.findByRole('button', { name: /^Enviarme por correo el recibo 0001-/ }));
    await expectToast(`Te enviamos el recibo a ${student.email}`);
    expect(await MailModel.countDocuments({ userId: student.id, kind: 'receipt' })).toBe(1);
  });

  test('end the session that the server rejects a receipt for', async ({ server, openApp }) => {
    await moneyIs({});
    const { token, user: student } = await aStudent(server);
    await aDebt(student.id, 1_000);
    await aPayment(student.id, 400);
    const user = await openApp({ at: '/pagos', token, expecting: [401] });
    const receipt = await screen.findByRole('button', { name: /^Descargar el recibo/ });
    await SessionModel.deleteMany({});
    await user.click(receipt);
    await expectAddress('/auth');
  });

  test('begin with the deposit, which the class says until something is paid', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    const { token, user: student } = await aStudent(server);
    const { id: courseId } = await aCourse({ price: 10_000, depositPercent: 30 });
    good(await connectGraphql(server.url, token).enrol({ courseId }));
    await openApp({ at: `/courses/${courseId}`, token });
    await screen.findByText(/^Para conservar tu lugar, paga la seña de \$ 3\.000,00 antes del /);
    await aPayment(student.id, 1);
    await openApp({ at: `/courses/${courseId}`, token });
    await screen.findByRole('button', { name: 'Cancelar inscripción' });
    expect(screen.queryByText(/paga la seña/)).toBeNull();
  });

  test('are not offered while money is off', async ({ server, openApp }) => {
    await moneyIs({ isOn: false });
    const { token } = await aStudent(server);
    await openApp({ at: '/profile', token });
    await screen.findByRole('link', { name: 'Seguridad' });
    expect(screen.queryByRole('link', { name: 'Mis pagos' })).toBeNull();
  });

  test('say so by their address', async ({ server, openApp }) => {
    await moneyIs({ isOn: false });
    const { token } = await aStudent(server);
    await openApp({ at: '/pagos', token });
    await screen.findByText(
      /^La academia no anota tus pagos en esta página\. Si tienes una duda, llámanos al /,
    );
  });
});
