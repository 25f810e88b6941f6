import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addHours, subHours } from 'date-fns';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { pesosText } from '#domain/texts/money.ts';
import { aCourse, academyDay, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../bff/src/features/enrolments/enrolment.fields.ts';
import { aDebt, aPayment, aTill, moneyIs, moneyRulesAre } from '../../bff/contract/money-builders.ts';
import { MailModel } from '../../bff/src/outgoing/mail.model.ts';
import { releaseUnpaid } from '../../bff/src/features/money/deposit.ts';
import { systemContext } from '../../bff/src/operation/context.ts';
import { moneyLedger } from '../../bff/src/features/money/account.ts';
import { TillSessionModel } from '../../bff/src/features/money/till-session.model.ts';
import { MoneyRulesModel, findMoneyRules } from '../../bff/src/features/money/money-rules.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { sendMail } from './mail-on.ts';
import { test } from './open-app.tsx';
import { aClass } from './personalised-class.ts';
import { expectToast, findWithText } from './screen.ts';

const choosePayer = async (user: UserEvent, name: string) => {
  await user.type(await screen.findByLabelText('Quién paga'), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

describe('the till', () => {
  test('is off, and not in the navigation, until an admin switches it on', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/caja', token });
    await screen.findByText(/La caja está apagada/);
    expect(screen.queryByRole('link', { name: 'Caja' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cobrar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ajustes' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Llevar las cuentas de las personas' }));
    const percent = screen.getByLabelText('Ausencia (%)');
    await user.clear(percent);
    await user.type(percent, '50');
    await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
    await expectToast('Ajustes guardados');
    expect(await findMoneyRules()).toMatchObject({ isOn: true, absencePercent: 50, chargesSince: null });
    await screen.findByRole('region', { name: 'Cobrar' });
    await screen.findByRole('link', { name: 'Caja' });
  });

  test('takes what a person owes by Enter, and undoes it after a question', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Quiroga' });
    await aDebt(student.id, 1_500.5);
    const user = await openApp({ at: '/gestion/caja', token });
    await choosePayer(user, 'Quiroga');
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Importe/);
    expect(amount.value).toBe('1500,5');
    await waitFor(() => expect(document.activeElement).toBe(amount));
    await user.keyboard('{Enter}');
    const row = await findWithText('row', '0001-00000001');
    expect(await moneyLedger.balanceOf(student.id)).toBe(0);
    await user.click(within(row).getByRole('button', { name: /^Deshacer el pago/ }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer el pago' }));
    await expectToast('Pago 0001-00000001 deshecho, con el número 0001-00000002');
    await screen.findByText('Anulado');
    expect(await moneyLedger.balanceOf(student.id)).toBe(150_050);
  });

  test('asks before a number is used twice, and undoes a movement of cash', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Repetida' });
    const transfer = { userId: student.id, amount: 5, method: 'transfer', isOnAccount: true };
    const desk = connectGraphql(server.url, token);
    const { entry } = good(await desk.recordPayment({ ...transfer, reference: 'T-1' }));
    const user = await openApp({ at: '/gestion/caja', token, expecting: [409] });
    await choosePayer(user, 'Repetida');
    await user.type(await screen.findByLabelText(/^Importe/), '5');
    await user.selectOptions(screen.getByLabelText('Medio'), 'transfer');
    await user.type(screen.getByLabelText('Referencia'), 'T-1');
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await expectToast(`La referencia T-1 ya está en el pago ${entry.receipt}, de Ana Repetida`);
    await user.click(screen.getByRole('checkbox', { name: 'Es otro pago, con el mismo número' }));
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await expectToast(`Cobrado ${pesosText(5)} a Ana Repetida`);

    const moved = good(
      await desk.recordCashMovement({
        tillId: FIRST_TILL.id,
        direction: 'in',
        amount: 7,
        reason: 'Cambio de más',
      }),
    );
    await openApp({ at: '/gestion/caja', token });
    const row = within(await findWithText('row', moved.receipt ?? ''));
    await user.click(row.getByRole('button', { name: `Deshacer el movimiento ${moved.receipt} de Caja` }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer el movimiento' }));
    await expectToast(`Movimiento ${moved.receipt} deshecho`);
    await screen.findByText('Anulado');
  });

  test('that is open is not removed, and leads to its session; one that was removed is still closed', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const till = await aTill();
    good(await connectGraphql(server.url, token).openTill({ tillId: till.id, float: 5 }));
    const user = await openApp({ at: '/gestion/caja', token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: 'Ajustes' }));
    await user.clear(await screen.findByLabelText('Nombre de la caja 2'));
    await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
    await expectToast('No se puede quitar una caja abierta: cierra primero su turno');
    await user.click(await screen.findByRole('link', { name: `Ir al turno abierto de ${till.name}` }));
    await screen.findByRole('region', { name: `Turno de ${till.name}` });
    await MoneyRulesModel.updateOne({}, { $pull: { tills: { id: till.id } } });
    await openApp({ at: `/gestion/caja?caja=${till.id}`, token });
    const panel = within(await screen.findByRole('region', { name: `Turno de ${till.name} (quitada)` }));
    panel.getByRole('button', { name: 'Cerrar…' });
    expect(screen.queryByLabelText('Quién paga')).toBeNull();
  });

  test('offers to undo only what one has taken oneself', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { token: other } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await aDebt(student.id, 100);
    const { entry } = good(
      await connectGraphql(server.url, other).recordPayment({
        userId: student.id,
        amount: 100,
        method: 'transfer',
      }),
    );
    await openApp({ at: '/gestion/caja', token });
    const row = within(await findWithText('row', entry.receipt ?? ''));
    row.getByRole('button', { name: /^Devolver el pago/ });
    expect(row.queryByRole('button', { name: /^Deshacer el pago/ })).toBeNull();
  });

  test('takes what is owed for a chosen class', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student, token: own } = await aStudent(server, { lastName: 'Varela' });
    const desk = connectGraphql(server.url, token);
    const classes = [];
    for (const [name, price] of [
      ['Primera', 1_000],
      ['Segunda', 700],
    ] as const) {
      const { id: courseId } = await aCourse({ name, price });
      const { id } = good(await connectGraphql(server.url, own).enrol({ courseId }));
      good(await desk.updateEnrolment(id, { status: 'confirmed' }));
      classes.push(id);
    }
    const user = await openApp({ at: '/gestion/caja', token });
    await choosePayer(user, 'Varela');
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Importe/);
    expect(amount.value).toBe('1700');
    await user.selectOptions(
      screen.getByLabelText('Qué paga'),
      screen.getByRole('option', { name: /^Segunda · .* · debe \$\s700,00$/ }),
    );
    expect(amount.value).toBe('700');
    await user.selectOptions(screen.getByLabelText('Medio'), 'transfer');
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await expectToast(`Cobrado ${pesosText(700)} a Ana Varela`);
    const { unpaid } = good(await desk.moneyAccount(student.id));
    expect(unpaid.map(({ id, owed }) => [id, owed])).toEqual([[classes[0], 1_000]]);
  });

  test('fills in the deposit that is asked for a booking, and takes it', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student, token: own } = await aStudent(server, { lastName: 'Señalada' });
    const { id: courseId } = await aCourse({ price: 10_000, depositPercent: 30 });
    const { id } = good(await connectGraphql(server.url, own).enrol({ courseId }));
    const user = await openApp({ at: '/gestion/caja', token });
    await choosePayer(user, 'Señalada');
    await screen.findByText(/Seña pedida: \$ 3\.000/);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Importe/)).value).toBe('3000');
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await waitFor(async () => expect(await moneyLedger.balanceOf(student.id)).toBe(-300_000));
    await releaseUnpaid(systemContext(server.deps, addHours(new Date(), 100)), id);
    expect((await EnrolmentModel.findById(id).orFail().lean()).status).toBe('pending');
  });

  test('says in Inscripciones who paid after a place was released', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student, token: own } = await aStudent(server, { lastName: 'Tardía' });
    const { id: courseId } = await aCourse({ price: 10_000, depositPercent: 30 });
    const { id } = good(await connectGraphql(server.url, own).enrol({ courseId }));
    await releaseUnpaid(systemContext(server.deps, addHours(new Date(), 100)), id);
    await aPayment(student.id, 100, { method: 'transfer' });
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await screen.findByText(/^Una persona pagó después de que su lugar se liberó/);
    await user.click(screen.getByRole('link', { name: 'Ver' }));
    await findWithText('row', 'Ana Tardía');
    await screen.findByText('1 inscripción');
  });

  test('does not take more than is owed, unless on account', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Zabala' });
    await aDebt(student.id, 100);
    const user = await openApp({ at: '/gestion/caja', token, expecting: [409] });
    await choosePayer(user, 'Zabala');
    const amount = await screen.findByLabelText(/^Importe/);
    await user.clear(amount);
    await user.type(amount, '150,25');
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await expectToast('El pago es mayor que lo que se debe: márcalo a cuenta');
    await user.click(screen.getByRole('checkbox', { name: /^A cuenta/ }));
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await waitFor(async () => expect(await moneyLedger.balanceOf(student.id)).toBe(-5_025));
  });

  test('gives back a part of a payment, with a reason that the account shows', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Ledesma' });
    await aPayment(student.id, 80);
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=cuenta`, token });
    await screen.findByText('A favor');
    await user.click(await screen.findByRole('button', { name: /^Devolver el pago/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver un pago' }));
    const amount = dialog.getByLabelText(/^Importe/);
    await user.clear(amount);
    await user.type(amount, '30');
    await user.type(dialog.getByLabelText(/^Motivo/), 'Clase más corta');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    await screen.findByText(/Devolución: Clase más corta/);
    expect(await moneyLedger.balanceOf(student.id)).toBe(-5_000);
  });

  test('notes the invoice of a payment while it is taken, and corrects it later', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Facturada' });
    await aDebt(student.id, 100);
    const user = await openApp({ at: '/gestion/caja', token });
    await choosePayer(user, 'Facturada');
    await user.type(await screen.findByLabelText('Factura'), '0003-12');
    await user.click(screen.getByRole('button', { name: 'Cobrar' }));
    await screen.findByText('Factura 0003-12');
    await user.click(screen.getByRole('button', { name: /^Factura del pago .* de Ana Facturada$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Factura del pago' }));
    const number = dialog.getByLabelText<HTMLInputElement>('Número de factura');
    expect(number.value).toBe('0003-12');
    await user.clear(number);
    await user.type(number, '0003-13');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Factura 0003-13');
    expect(screen.queryByText('Factura 0003-12')).toBeNull();
  });

  test('mails a receipt, where the academy sends mail', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Correos' });
    await aPayment(student.id, 80);
    const account = `/gestion/personas/${student.id}?ver=cuenta`;
    await openApp({ at: account, token });
    await screen.findByRole('button', { name: /^Factura del pago/ });
    expect(screen.queryByRole('button', { name: /^Enviar por correo/ })).toBeNull();
    sendMail(server);
    const user = await openApp({ at: account, token });
    await user.click(await screen.findByRole('button', { name: /^Enviar por correo el recibo 0001-/ }));
    await expectToast(`a ${student.email}`);
    expect(await MailModel.countDocuments({ userId: student.id, kind: 'receipt' })).toBe(1);
  });

  test('is opened, moves cash, is handed over, and closes with a difference that is explained', async ({
    server,
    openApp,
  }) => {
    await moneyRulesAre({});
    await TillSessionModel.deleteMany({});
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/caja', token, expecting: [409] });
    await user.type(await screen.findByLabelText(/^Efectivo contado al abrir/), '1.000');
    await user.click(screen.getByRole('button', { name: 'Abrir la caja' }));
    await screen.findByText('Caja abierta');

    await user.click(screen.getByRole('button', { name: 'Entrada o salida…' }));
    const movement = within(await screen.findByRole('dialog', { name: 'Entrada o salida de efectivo' }));
    await user.type(movement.getByLabelText(/^Importe/), '300');
    await user.type(movement.getByLabelText(/^Motivo/), 'Al banco');
    await user.click(movement.getByRole('button', { name: 'Registrar' }));
    const moved = await findWithText('row', 'Salida de efectivo: Al banco · Efectivo');
    expect(within(moved).getAllByText(/\$/)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Entregar…' }));
    const handOver = within(await screen.findByRole('dialog', { name: 'Entregar la caja' }));
    await user.click(handOver.getByRole('button', { name: 'Contar por billetes' }));
    await user.type(handOver.getByLabelText('Billetes de 200'), '3');
    await user.type(handOver.getByLabelText('Billetes de 100'), '1');
    expect(handOver.getByLabelText<HTMLInputElement>(/^Efectivo contado/).value).toBe('700');
    await user.click(handOver.getByRole('button', { name: 'Entregar la caja' }));
    await handOver.findByText('No hay diferencia.');
    await user.click(handOver.getByRole('button', { name: 'Listo' }));
    await findWithText('row', 'Caja, turno 1');

    await user.click(screen.getByRole('button', { name: 'Cerrar…' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Cerrar la caja' }));
    await user.type(closing.getByLabelText(/^Efectivo contado/), '650');
    await user.click(closing.getByRole('button', { name: 'Cerrar la caja' }));
    await expectToast('Lo contado no es lo que debería haber: cuenta otra vez, o explica la diferencia');
    await user.type(closing.getByLabelText(/^Nota/), 'Se dio mal un vuelto');
    await user.click(closing.getByRole('button', { name: 'Cerrar la caja' }));
    await closing.findByText(/^Faltan/);
    await user.keyboard('{Escape}');
    await screen.findByText('Caja cerrada.');
    await findWithText('row', 'Se dio mal un vuelto');
  });

  test('gets another till from an admin, and takes payments there', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/caja', token });
    await user.click(await screen.findByRole('button', { name: 'Ajustes' }));
    await user.type(await screen.findByLabelText('Nombre de otra caja (opcional)'), 'Polígono');
    await user.type(screen.getByLabelText('Punto de venta de otra caja'), '2');
    await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
    await expectToast('Ajustes guardados');
    await user.selectOptions(await screen.findByLabelText('Caja'), 'Polígono');
    await screen.findByText('Polígono cerrada.');
  });

  test('lists who owes by age, with a text for WhatsApp', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Deudora', phone: '+54 9 11 5550-0142' });
    await aDebt(student.id, 1_234.5);
    const user = await openApp({ at: '/gestion/caja', token });
    await user.click(await screen.findByRole('link', { name: 'Ver deudas' }));
    const row = await findWithText('row', 'Ana Deudora');
    within(row).getByText('hoy');
    expect(within(row).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('1.234%2C50');
    await user.selectOptions(screen.getByLabelText('Antigüedad'), 'Más de 90 días');
    await screen.findByText('Ninguna persona con deuda coincide con estos filtros');
    expect(screen.queryByText('Ana Deudora')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ver la caja' }));
    await screen.findByRole('region', { name: 'Cobrar' });
  });

  test('shows on Hoy who owes for a class of the day', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const confirm = async (id: string) =>
      good(await connectGraphql(server.url, token).updateEnrolment(id, { status: 'confirmed' }));
    const startsAt = instantOf(academyDay(0), '23:58', academy.timeZone);
    const { id: courseId } = await aCourse({ price: 48_000, scheduledDate: startsAt });
    const { token: own } = await aStudent(server);
    await confirm((await enrolmentIn(server, { token: own, courseId })).id);
    const { id: alone } = await aClass(server, academyDay(5), 'Robles');
    await confirm(alone);
    await EnrolmentModel.updateOne({ _id: alone }, { $set: startFields(startsAt) });
    await openApp({ at: '/gestion', token });
    const today = within(await screen.findByRole('region', { name: 'Clases de hoy' }));
    today.getByText('1 confirmada · 1 debe');
    today.getByText(/^Debe \$/);
  });

  test('shows in Inscripciones what is owed for a class, and says so when it is completed', async ({
    server,
    openApp,
  }) => {
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student, token: own } = await aStudent(server, { lastName: 'Morosa' });
    const { id: courseId } = await aCourse({ price: 48_000 });
    const { id } = await enrolmentIn(server, { token: own, courseId });
    const api = connectGraphql(server.url, token);
    good(await api.updateEnrolment(id, { status: 'confirmed' }));
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(subHours(new Date(), 4)) });
    const user = await openApp({ at: `/gestion/inscripciones?estado=CONFIRMED&buscar=Morosa`, token });
    const row = await findWithText('row', 'Ana Morosa');
    within(row).getByText('Debe $ 48.000');
    await user.click(within(row).getByRole('button', { name: /^Completar/ }));
    await expectToast('Sin pagar: Ana Morosa');
    expect(await moneyLedger.balanceOf(student.id)).toBe(4_800_000);
  });
});
