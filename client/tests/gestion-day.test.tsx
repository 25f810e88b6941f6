import { screen, waitFor, within } from '@testing-library/react';
import { Types } from 'mongoose';
import { afterEach, describe, expect, onTestFinished, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aStaffMember, anInstructor } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aFirearm, anOwnWeapon, aRangeDay } from '../../bff/contract/firearm-builders.ts';
import { moneyIs } from '../../bff/contract/money-builders.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { chargeUncharged } from '../../bff/src/features/money/enrolment-charge.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../../bff/src/features/firearms/firearm.model.ts';
import { RangeReportModel } from '../../bff/src/features/firearms/range-report.model.ts';
import { OwnWeaponModel } from '../../bff/src/features/firearms/own-weapon.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { systemContext } from '../../bff/src/operation/context.ts';
import { test } from './open-app.tsx';
import { escapeDialog, expectAddress, expectToast } from './screen.ts';

const surface = (server: TestServer) => ({ url: server.url, connect: connectGraphql });
const staffOf = (server: TestServer, role: 'desk' | 'instructor' | 'armourer') =>
  aStaffMember(surface(server), role);

const aClass = (server: TestServer, options = {}) => aRangeDay(surface(server), options);

/** What was done is shown before the server has it. */
const isSent = () => screen.findByText(/^Todo enviado/);

/** What is still on its way would reach the server, and the storage of this browser, during the next test. */
afterEach(() => expect.poll(() => localStorage.getItem('range-reports'), { timeout: 30_000 }).toBeNull());

/** The browser has a network again, and says so. */
const goOnline = (network: { restore: () => void }) => {
  network.restore();
  window.dispatchEvent(new Event('online'));
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the day', () => {
  test('says that there are no classes', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    await openApp({ at: '/gestion/dia', token });
    await screen.findByText('Hoy no hay clases con inscripciones');
  });

  test('is the work of the desk: arrived, absent, armed, returned, completed, and taken back', async ({
    server,
    openApp,
  }) => {
    const { token } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    await aFirearm({ make: 'Glock', serial: 'G-1' });
    await aFirearm({ make: 'Glock', serial: 'G-2' });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button(/^Llegaron todos \(2\)/));
    await screen.findByText('2 llegaron');
    await user.click(await button('Deshacer: Ana Bravo'));
    await screen.findByText('1 por llegar · 1 llegó');
    await user.click(await button('No vino: Ana Bravo'));
    await screen.findByText('1 llegó · 1 no vino');
    await isSent();
    await user.click(await button('Deshacer: Ana Bravo'));
    await screen.findByText('1 por llegar · 1 llegó');
    await isSent();
    await user.click(await button('No vino: Ana Bravo'));
    await screen.findByText('1 llegó · 1 no vino');

    await user.click(await button('Otra arma para Ana Acosta: Pistola 9mm'));
    const out = within(await screen.findByRole('dialog', { name: 'Entregar a Ana Acosta' }));
    expect(out.queryByLabelText('Quién acompaña')).toBeNull();
    await user.selectOptions(out.getByLabelText('Arma'), 'Pistola 9mm · Glock G-2');
    await user.click(out.getByRole('button', { name: 'Entregar' }));
    await screen.findByText('1 con arma · 1 no vino');

    await user.click(await button('Recibir Pistola 9mm Glock G-2 de Ana Acosta'));
    const back = within(await screen.findByRole('dialog', { name: 'Recibir Pistola 9mm Glock G-2' }));
    await user.type(back.getByLabelText(/^Disparos/), '20');
    await user.click(back.getByRole('button', { name: 'Recibir' }));
    await screen.findByText('1 devolvió · 1 no vino');
    await screen.findByText('tiró 20');
    await user.click(await button(/^Completar/));
    await screen.findByText('1 completo · 1 no vino');
    await isSent();
    expect((await EnrolmentModel.findById(enrolments[0].id).lean())?.status).toBe('completed');
    await user.click(await button('Deshacer: Ana Acosta'));
    await screen.findByText('1 devolvió · 1 no vino');
  });

  test('sends a weapon that jammed to the workshop, and annuls the hand-out of a wrong one', async ({
    server,
    openApp,
  }) => {
    const { token } = await staffOf(server, 'armourer');
    await aClass(server);
    const jammed = await aFirearm({ make: 'Glock', serial: 'G-1' });
    await aFirearm({ make: 'Glock', serial: 'G-2' });
    await aFirearm({ make: 'Glock', serial: 'G-3' });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button('Entregar Glock G-1 a Ana Acosta'));
    await button('Entregar Glock G-2 a Ana Bravo');
    await screen.findByText('1 por llegar · 1 con arma');
    await isSent();
    await user.click(await button('Recibir Pistola 9mm Glock G-1 de Ana Acosta'));
    const back = within(await screen.findByRole('dialog', { name: 'Recibir Pistola 9mm Glock G-1' }));
    await user.click(back.getByRole('button', { name: 'Se trabó → al taller' }));
    back.getByDisplayValue('Se trabó');
    await user.click(back.getByRole('button', { name: 'No tiró' }));
    await expectToast('Arma devuelta y en el taller');
    await isSent();
    expect(await FirearmModel.findById(jammed).lean()).toMatchObject({
      state: 'workshop',
      workshopReason: 'Se trabó',
    });
    await user.click(await button('Entregar Glock G-2 a Ana Bravo'));
    await screen.findByText('1 con arma · 1 devolvió');
    await isSent();
    await user.click(await button('Recibir Pistola 9mm Glock G-2 de Ana Bravo'));
    await user.click(await screen.findByRole('button', { name: /anular entrega/ }));
    const wrong = within(
      await screen.findByRole('dialog', { name: 'Anular la entrega de Pistola 9mm Glock G-2' }),
    );
    await waitFor(() => expect(wrong.getByLabelText(/^Motivo/)).toBe(document.activeElement));
    await user.keyboard('Era la G-3');
    await user.click(wrong.getByRole('button', { name: 'Anular entrega' }));
    await expectToast('Entrega anulada');
    await button(/^Entregar Glock G-\d a Ana Bravo/);
    expect(await FirearmHandOutModel.countDocuments({ isAnnulled: true, reason: 'Era la G-3' })).toBe(1);
  });

  test('names everybody who still owes for a class that is completed', async ({ server, openApp }) => {
    await moneyIs({});
    const { token } = await staffOf(server, 'desk');
    const { course, enrolments } = await aClass(server);
    await aFirearm();
    await CourseModel.updateOne({ _id: course.id }, { $set: { durationMinutes: 0 } });
    // As if the desk had confirmed them while money was on.
    for (const { id } of enrolments) await chargeUncharged(systemContext(server.deps), id);
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button(/^Llegaron todos \(2\)/));
    await user.click(await button(/^Completar/));
    await screen.findByText('2 completos');
    await expectToast('Sin pagar: Ana Acosta y Ana Bravo');
  });

  test('asks for a reason before a class with a weapon out is completed', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    const { course, enrolments } = await aClass(server);
    const firearmId = await aFirearm({ make: 'Glock', serial: 'G-1' });
    const [{ id }] = enrolments;
    expect(
      await connectGraphql(server.url, token).handOutFirearm({ firearmId, enrolmentId: id }),
    ).toMatchObject({
      ok: true,
    });
    // Over since it began, whatever the hour is.
    await CourseModel.updateOne({ _id: course.id }, { $set: { durationMinutes: 0 } });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button('Completar con el arma afuera: Ana Acosta'));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Completar con un arma afuera?' }));
    await user.type(dialog.getByLabelText(/^Motivo/), 'Sigue en la otra clase');
    await user.click(dialog.getByRole('button', { name: 'Completar igual' }));
    await screen.findByText('1 por llegar · 1 completo');
    await button('Recibir Pistola 9mm Glock G-1 de Ana Acosta');
    await isSent();
    expect((await EnrolmentModel.findById(id).lean())?.completion?.earlyReason).toBe(
      'Sigue en la otra clase',
    );
  });

  test('takes down the weapon that a student brings, what is known of it, and that it goes out', async ({
    server,
    openApp,
  }) => {
    const { token } = await staffOf(server, 'armourer');
    const { enrolments } = await aClass(server);
    await aFirearm();
    const [{ id, student }] = enrolments;
    await anOwnWeapon(student.id, {
      serial: 'ABC123',
      description: 'Glock 17 9mm',
      permitUntil: '2020-01-31',
      outAt: new Date(),
    });
    const desk = await staffOf(server, 'desk');
    await connectGraphql(server.url, desk.token).markArrivals({ ids: [id], isPresent: true });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button('Ingresa con arma propia: Ana Acosta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Arma propia de Ana Acosta' }));
    expect(dialog.getByLabelText(/^Número de serie/)).toHaveProperty('value', 'ABC123');
    expect(dialog.getByRole('textbox', { name: /^Arma/ })).toHaveProperty('value', 'Glock 17 9mm');
    await user.type(dialog.getByLabelText(/^Municiones/), '50');
    dialog.getByText(messages.ownWeaponPermit);
    await user.click(dialog.getByRole('button', { name: 'Anotar ingreso' }));
    await dialog.findByText(messages.reasonLength);
    await user.type(dialog.getByLabelText(/^Motivo/), 'Mostró la prórroga');
    await user.click(dialog.getByRole('button', { name: 'Anotar ingreso' }));
    await screen.findByText(/^ingresó .* · 50 municiones · Mostró la prórroga$/);
    await isSent();
    await user.click(await button('Cerrar el día…'));
    const closing = within(await screen.findByRole('dialog', { name: 'Cerrar el día' }));
    closing.getByText('Un arma propia no salió, y queda anotada:');
    await user.click(closing.getByRole('button', { name: 'Cerrar y firmar' }));
    await screen.findByText('Arma propia adentro: Glock 17 9mm · ABC123, Ana Acosta');
    await user.click(await button('Salió Glock 17 9mm · ABC123 de Ana Acosta'));
    await screen.findByText(/^salió /);
    await isSent();
    await user.click(await button('Ingresa con arma propia: Ana Acosta'));
    const again = within(await screen.findByRole('dialog', { name: 'Arma propia de Ana Acosta' }));
    expect(again.getByLabelText(/^Número de serie/)).toHaveProperty('value', 'ABC123');
    const stored = await OwnWeaponModel.findOne({ enrolmentId: id }).lean();
    expect(stored).toMatchObject({ serial: 'ABC123', rounds: 50, reason: 'Mostró la prórroga' });
    expect(stored?.outAt).not.toBeNull();
  });

  test('says of what was entered late when it happened and when it arrived', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    const firearmId = await aFirearm({ make: 'Glock', serial: 'G-1' });
    const [{ id, student }] = enrolments;
    const api = connectGraphql(server.url, token);
    expect(await api.handOutFirearm({ firearmId, enrolmentId: id })).toMatchObject({ ok: true });
    const late = { phoneAt: new Date('2026-05-02T12:02:00Z'), receivedAt: new Date('2026-05-02T15:40:00Z') };
    await FirearmHandOutModel.updateOne({ firearmId }, { $set: { outLate: late } });
    await anOwnWeapon(student.id, { enrolmentId: new Types.ObjectId(id), inLate: late });
    const times = 'anotada tarde: sáb 2 may 2026, 09:02 en el teléfono, recibida sáb 2 may 2026, 12:40';
    await openApp({ at: '/gestion/dia', token });
    await screen.findByText(`Entrega ${times}`);
    await screen.findByText(`Entrada ${times}`);
    expect(screen.queryByText(/^(Devolución|Salida) anotada/)).toBeNull();
    await openApp({ at: '/gestion/armas', token });
    await screen.findByText(`Entrega ${times}`);
    await FirearmHandOutModel.updateOne(
      { firearmId },
      { $set: { returnedAt: late.phoneAt, returnedBy: id, returnLate: late, rounds: 0, handKey: id } },
    );
    await openApp({ at: '/gestion/dia', token });
    await screen.findByText(`Devolución ${times}`);
  });

  test('is closed with what is out and what was counted, and signed', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'armourer');
    const { enrolments } = await aClass(server);
    const firearmId = await aFirearm({ make: 'Glock', serial: 'G-1' });
    const [{ id: enrolmentId }] = enrolments;
    const given = await connectGraphql(server.url, token).handOutFirearm({ firearmId, enrolmentId });
    expect(given).toMatchObject({ ok: true });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button('Cerrar el día…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar el día' }));
    dialog.getByText('Pistola 9mm Glock G-1, Ana Acosta');
    await user.type(dialog.getByLabelText(/^Municiones de 9mm/), '10');
    await user.type(dialog.getByLabelText(/^Nota/), 'Queda en la línea 2');
    await user.click(dialog.getByRole('button', { name: 'Cerrar y firmar' }));
    await expectToast('Día cerrado');
    const closings = within(await screen.findByRole('list', { name: 'Cierres de hoy' }));
    closings.getByText(/Ana Gómez/);
    closings.getByText('Afuera: Pistola 9mm Glock G-1, Ana Acosta');
    closings.getByText('9mm: 10 contadas, sobran 10');
    closings.getByText('Queda en la línea 2');
    await user.click(await button('Ver cierres'));
    await screen.findByRole('list', { name: 'Últimos cierres' });
  });

  test('is that of own classes for an instructor, who marks and completes', async ({ server, openApp }) => {
    const { instructor } = await aClass(server);
    await aFirearm({ make: 'Glock', serial: 'G-1' });
    const user = await openApp({ at: '/gestion/dia', token: instructor.token });
    await user.click(await button('Llegó: Ana Acosta'));
    await screen.findByText('1 por llegar · 1 llegó');
    expect(screen.queryByRole('button', { name: /^Entregar/ })).toBeNull();
    await user.click(await button('No vino: Ana Bravo'));
    await screen.findByText('1 llegó · 1 no vino');
    await user.click(await button('Deshacer: Ana Bravo'));
    await screen.findByText('1 por llegar · 1 llegó');
    await user.click(await button(/^Completar/));
    await screen.findByText('1 por llegar · 1 completo');
  });

  test('lets an armourer hand out to who is accompanied, and take back what is out since a cancellation', async ({
    server,
    openApp,
  }) => {
    const { token } = await staffOf(server, 'armourer');
    const { enrolments } = await aClass(server, { isAccompanied: true });
    await anInstructor({ name: 'Vera Ruiz' });
    await aFirearm({ make: 'Glock', serial: 'G-1' });
    const user = await openApp({ at: '/gestion/dia', token });
    expect(await screen.findAllByText('Sin CLU vigente')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Lleg/ })).toBeNull();
    await user.click(await button('Entregar Glock G-1 a Ana Acosta'));
    const out = within(await screen.findByRole('dialog', { name: 'Entregar a Ana Acosta' }));
    await user.selectOptions(out.getByLabelText('Quién acompaña'), 'Vera Ruiz');
    await user.click(out.getByRole('button', { name: 'Entregar' }));
    await expectToast('Entregada a Ana Acosta');
    await screen.findByText('acompaña Vera Ruiz');

    await EnrolmentModel.updateOne(
      { _id: enrolments[0].id },
      { $set: { status: 'cancelled', cancellation: { reason: 'academy', note: null, at: new Date() } } },
    );
    await user.click(await button('Recibir Pistola 9mm Glock G-1 de Ana Acosta'));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'No tiró' }),
    );
    await expectToast('Arma devuelta');
    expect(await FirearmHandOutModel.findOne().lean()).toMatchObject({ rounds: 0 });
  });

  test('keeps what cannot be sent, says so, and sends it later with the same key', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    await aFirearm({ make: 'Glock', serial: 'G-1' });
    const user = await openApp({ at: '/gestion/dia', token });
    network.loseResponses('ReportRangeAction', 3);
    await user.click(await button('Llegó: Ana Acosta'));
    await screen.findByText('1 cambio sin enviar');
    await screen.findByText(/^Sin conexión: datos de las /);
    network.lose('ReportRangeAction');
    network.lose('RangeDay');
    await user.click(await button('Entregar Glock G-1 a Ana Acosta'));
    await screen.findByText('2 cambios sin enviar');
    await screen.findByText('1 por llegar · 1 con arma');
    await user.click(await button('Ver'));
    const list = within(await screen.findByRole('list', { name: 'Cambios sin enviar' }));
    list.getByText('Llegó: Ana Acosta');
    list.getByText('Entregar Glock G-1 a Ana Acosta');
    await escapeDialog(user);
    await user.click(await button('Salir'));
    await expectToast(
      'Hay 2 cambios sin enviar en Día. Quedan en este teléfono y se envían cuando alguien vuelva a entrar.',
    );

    goOnline(network);
    await isSent();
    expect(await FirearmHandOutModel.countDocuments({ enrolmentId: enrolments[0].id })).toBe(1);
    expect(await RangeReportModel.countDocuments({ enrolmentId: enrolments[0].id })).toBe(2);
  });

  test('asks the browser to keep what waits, which other screens of Gestión name and send', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    const persist = vi.fn();
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const user = await openApp({ at: '/gestion/dia', token });
    const arrived = await button('Llegó: Ana Acosta');
    network.lose('ReportRangeAction');
    network.lose('RangeDay');
    await user.click(arrived);
    await screen.findByText('1 cambio sin enviar');
    expect(persist).toHaveBeenCalled();
    await user.click((await screen.findAllByRole('link', { name: 'Inscripciones' }))[0] as HTMLElement);
    await screen.findByText(/^1 cambio sin enviar del día en este teléfono/);
    goOnline(network);
    await expect
      .poll(() => RangeReportModel.countDocuments({ enrolmentId: enrolments[0].id }), { timeout: 30_000 })
      .toBe(1);
    await waitFor(() => expect(screen.queryByText(/sin enviar/)).toBeNull());
  });

  test('annuls a hand-out without a network, also one that is not sent', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await staffOf(server, 'armourer');
    await aClass(server);
    await aFirearm({ make: 'Glock', serial: 'G-1' });
    await aFirearm({ make: 'Glock', serial: 'G-2' });
    const user = await openApp({ at: '/gestion/dia', token });
    await button('Entregar Glock G-1 a Ana Acosta');
    network.lose('ReportRangeAction');
    network.lose('RangeDay');
    await user.click(await button('Entregar Glock G-1 a Ana Acosta'));
    await screen.findByText('1 cambio sin enviar');
    await user.click(await button('Recibir Pistola 9mm Glock G-1 de Ana Acosta'));
    const wrong = within(await screen.findByRole('dialog'));
    await user.click(wrong.getByRole('button', { name: /anular entrega/ }));
    await user.type(wrong.getByLabelText(/^Motivo/), 'Era la G-2');
    await user.click(wrong.getByRole('button', { name: 'Anular entrega' }));
    await expectToast('Entrega anulada');
    await screen.findByText('2 cambios sin enviar');
    await button(/^Entregar Glock G-\d a Ana Acosta/);
    goOnline(network);
    await isSent();
    expect(await FirearmHandOutModel.countDocuments({ isAnnulled: true, reason: 'Era la G-2' })).toBe(1);
    expect(await RangeReportModel.countDocuments({ state: 'recorded' })).toBe(2);
  });

  test('lists for a decision what contradicts the books, with both sides', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    const firearmId = await aFirearm({ make: 'Glock', serial: 'G-1' });
    const user = await openApp({ at: '/gestion/dia', token });
    await user.click(await button(/^Llegaron todos/));
    await isSent();
    network.lose('ReportRangeAction');
    await user.click(await button('Entregar Glock G-1 a Ana Acosta'));
    await screen.findByText('1 cambio sin enviar');
    const other = connectGraphql(server.url, token);
    const given = await other.handOutFirearm({ firearmId, enrolmentId: enrolments[1].id });
    expect(given).toMatchObject({ ok: true });
    goOnline(network);
    const list = within(await screen.findByRole('list', { name: 'Partes para decidir' }));
    list.getByText('Entregó · Pistola 9mm Glock G-1 · Ana Acosta');
    list.getByText('El libro dice: la tiene Ana Bravo');
    list.getByText(messages.firearmOut);
    await screen.findByText('1 para decidir');
    await user.click(list.getByRole('button', { name: /^Descartar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Descartar lo que se hizo?' }));
    await user.type(dialog.getByLabelText(/^Motivo/), 'No llegó a entregarse');
    await user.click(dialog.getByRole('button', { name: 'Descartar' }));
    await isSent();
    expect(screen.queryByRole('list', { name: 'Partes para decidir' })).toBeNull();
    expect(await RangeReportModel.findOne({ firearmId }).lean()).toMatchObject({
      state: 'discarded',
      decision: 'No llegó a entregarse',
    });
  });

  test('sends what somebody did who has lost the role, for others to decide', async ({
    server,
    openApp,
    network,
  }) => {
    const { token, id } = await staffOf(server, 'desk');
    const { enrolments } = await aClass(server);
    const user = await openApp({ at: '/gestion/dia', token, expecting: [403] });
    network.lose('ReportRangeAction');
    await user.click(await button('Llegó: Ana Acosta'));
    await screen.findByText('1 cambio sin enviar');
    await UserModel.updateOne({ _id: id }, { $unset: { staffRole: 1 } });
    goOnline(network);
    await expectAddress('/dashboard');
    await expect
      .poll(async () => (await RangeReportModel.findOne({ enrolmentId: enrolments[0].id }).lean())?.state)
      .toBe('open');
    expect(localStorage.getItem('range-day')).toBeNull();
    expect(localStorage.getItem('range-reports')).toBeNull();
  });

  test('refuses in words what the browser cannot keep, before it is shown as done', async ({
    server,
    openApp,
  }) => {
    const { token } = await staffOf(server, 'desk');
    await aClass(server);
    const user = await openApp({ at: '/gestion/dia', token });
    await button('Llegó: Ana Acosta');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await user.click(await button('Llegó: Ana Acosta'));
    await expectToast('No pudimos guardar el cambio en este teléfono. Vuelve a intentar.');
    Storage.prototype.setItem = setItem;
    await button('Llegó: Ana Acosta');
  });
});
