import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { daysOfQuarter, quarterOf } from '#domain/dates/quarters.ts';
import { aCourse, aStaffMember, anInstructor } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aFirearm, aHandOut, hasLicence, isToday } from '../../bff/contract/firearm-builders.ts';
import {
  CourseKitModel,
  FirearmHandOutModel,
  FirearmModel,
} from '../../bff/src/features/firearms/firearm.model.ts';
import { ammunitionLedger, appendAmmunition } from '../../bff/src/features/firearms/ammunition.ts';
import { AmmunitionModel } from '../../bff/src/features/firearms/ammunition.model.ts';
import { AmmunitionSheetModel } from '../../bff/src/features/firearms/ammunition-sheet.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { catchSavedFiles } from './saved-files.ts';
import { escapeDialog, expectAddress, expectToast, findWithText } from './screen.ts';

/** In the menu. */
const link = () => {
  const [menu] = screen.getAllByRole('navigation', { name: 'Gestión' });
  return within(menu as HTMLElement).queryByRole('link', { name: 'Armas' });
};

describe('the weapons', () => {
  test('are not in the navigation until the desk enters the first one', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/armas', token, expecting: [409] });
    await screen.findByText(/la armería no se muestra al equipo/);
    expect(link()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cargar arma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cargar un arma' }));
    await user.type(dialog.getByLabelText(/^Marca/), 'Bersa');
    await user.type(dialog.getByLabelText(/^Número de serie/), 'B-77');
    await user.type(dialog.getByLabelText(/^Service a los disparos/), '5000');
    await user.click(dialog.getByRole('button', { name: 'Cargar arma' }));
    await expectToast('Arma cargada');
    await findWithText('row', 'Service a los 5.000');
    await waitFor(() => expect(link()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cargar arma' }));
    const again = within(await screen.findByRole('dialog', { name: 'Cargar un arma' }));
    await user.type(again.getByLabelText(/^Marca/), 'BERSA');
    await user.type(again.getByLabelText(/^Número de serie/), 'b77');
    await user.click(again.getByRole('button', { name: 'Cargar arma' }));
    await again.findByText('Ya hay un arma con esa marca y ese número de serie');
    await user.clear(again.getByLabelText(/^Número de serie/));
    await user.type(again.getByLabelText(/^Número de serie/), 'B-7 7.');
    await user.clear(again.getByLabelText(/^Marca/));
    await user.type(again.getByLabelText(/^Marca/), 'Tala');
    await user.click(again.getByRole('button', { name: 'Cargar arma' }));
    await again.findByText(/¿Es otra que esta\? Pistola 9mm Bersa B-77$/);
    expect(await FirearmModel.countDocuments()).toBe(1);
    await user.click(again.getByRole('button', { name: 'Es otra: cargar arma' }));
    await waitFor(async () => expect(await FirearmModel.countDocuments()).toBe(2));
  });

  test('show who has one, and are changed', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Ferreyra' });
    await aHandOut(student.id);
    const id = await aFirearm({ make: 'Glock', serial: 'G-1', serviceDay: '2020-01-01' });
    await aFirearm({ make: 'Glock', serial: 'G-9', serviceDay: '2099-05-01' });
    const user = await openApp({ at: '/gestion/armas', token });
    await screen.findByText(/Ferreyra/);
    await findWithText('row', 'Toca service');
    screen.getByText('Service el 01/05/2099');
    await user.click(screen.getByRole('button', { name: 'Glock G-1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Glock G-1' }));
    await user.selectOptions(dialog.getByLabelText('Estado'), 'En el taller');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expectToast('Cambios guardados');
    expect(await FirearmModel.findById(id).lean()).toMatchObject({
      state: 'workshop',
      serviceDay: '2020-01-01',
    });
  });

  test('are corrected by an admin, with a reason that stays with them', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const id = await aFirearm({ make: 'Glock', serial: 'G-8' });
    const user = await openApp({ at: '/gestion/armas', token });
    await user.click(await screen.findByRole('button', { name: 'Glock G-8' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Glock G-8' }));
    expect(dialog.queryByLabelText(/^Número de serie/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Corregir un error en estos datos…' }));
    await user.clear(dialog.getByLabelText(/^Número de serie/));
    await user.type(dialog.getByLabelText(/^Número de serie/), 'G-88');
    await user.type(dialog.getByLabelText(/^Motivo/), 'Mal copiado');
    await user.click(dialog.getByRole('button', { name: 'Corregir' }));
    await expectToast('Arma corregida');
    expect(await FirearmModel.findById(id).lean()).toMatchObject({ serial: 'G-88' });
    await user.click(await screen.findByRole('button', { name: 'Glock G-88' }));
    const corrected = within(await screen.findByRole('dialog', { name: 'Glock G-88' }));
    corrected.getByText(/^Hasta el .*: Pistola 9mm Glock G-8\. Corrigió .*: Mal copiado$/);
  });

  test('are found by the end of their serial number, however it is spelt', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await aFirearm({ make: 'Glock', serial: 'TPR9-1O234' });
    await aFirearm({ make: 'Glock', serial: 'TPR9-20555' });
    const user = await openApp({ at: '/gestion/armas', token });
    await screen.findByRole('button', { name: 'Glock TPR9-20555' });
    await user.type(screen.getByLabelText('Buscar armas'), 'o234');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Glock TPR9-20555' })).toBeNull());
    screen.getByRole('button', { name: 'Glock TPR9-1O234' });
    expect(window.location.search).toBe('?buscar=o234');
  });

  test('are handed out and taken back by an armourer', async ({ server, openApp }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'armourer');
    const { user: student, token: ofStudent } = await aStudent(server, { lastName: 'Ibarra' });
    const { id: courseId } = await aCourse();
    const { id } = await enrolmentIn(server, { token: ofStudent, courseId });
    await isToday(id);
    await aFirearm({ make: 'Glock', serial: 'G-3' });
    const user = await openApp({ at: '/gestion/armas', token });
    await user.click(await screen.findByRole('button', { name: 'Entregar Glock G-3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar Glock G-3' }));
    await user.selectOptions(dialog.getByLabelText('A quién'), id);
    expect(dialog.queryByLabelText('Quién acompaña')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await expectToast('Ibarra');
    await user.click(await screen.findByRole('button', { name: 'Recibir Glock G-3' }));
    const back = within(await screen.findByRole('dialog', { name: 'Recibir Glock G-3' }));
    await user.type(back.getByLabelText(/^Disparos/), '50');
    await user.click(back.getByRole('button', { name: 'Recibir' }));
    await expectToast('Arma devuelta');
    await screen.findByRole('button', { name: 'Entregar Glock G-3' });
    expect(await FirearmHandOutModel.findOne({ userId: student.id }).lean()).toMatchObject({ rounds: 50 });
  });

  test('ask who accompanies a student without a licence', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student, token: ofStudent } = await aStudent(server, { lastName: 'Ocampo' });
    const { id: courseId } = await aCourse();
    const { id } = await enrolmentIn(server, { token: ofStudent, courseId });
    await isToday(id);
    await hasLicence(student.id, null);
    const instructor = await anInstructor({ name: 'Vera Sosa' });
    await CourseKitModel.create({ _id: courseId, isAccompanied: true, weapons: [], rounds: 0 });
    await aFirearm({ make: 'Glock', serial: 'G-4' });
    const user = await openApp({ at: '/gestion/armas', token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: 'Entregar Glock G-4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar Glock G-4' }));
    await user.selectOptions(dialog.getByLabelText('A quién'), id);
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await dialog.findByText('Sin una licencia (CLU) vigente hoy, elige quién acompaña');
    await user.selectOptions(dialog.getByLabelText('Quién acompaña'), instructor.id);
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await expectToast('Ocampo');
    expect(await FirearmHandOutModel.findOne({ userId: student.id }).lean()).toMatchObject({
      companion: 'Vera Sosa',
    });
  });

  test('are those that a course lends, with whether one may be accompanied', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { id } = await aCourse();
    await aFirearm();
    const user = await openApp({ at: `/gestion/cursos/${id}`, token });
    await user.click(await screen.findByRole('tab', { name: 'Equipo' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pistola 9mm' }));
    await user.click(screen.getByRole('checkbox', { name: /^Sin CLU vigente se puede tirar/ }));
    await user.clear(screen.getByLabelText(/^Municiones con cada arma/));
    await user.type(screen.getByLabelText(/^Municiones con cada arma/), '50');
    await user.click(screen.getByRole('button', { name: 'Guardar equipo' }));
    await expectToast('Equipo guardado');
    expect(await CourseKitModel.findById(id).lean()).toMatchObject({
      isAccompanied: true,
      weapons: ['pistola-9mm'],
      rounds: 50,
    });
  });

  test('are the first screen of an armourer, who has no other and enters none', async ({
    server,
    openApp,
  }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'armourer');
    await aFirearm({ make: 'Glock', serial: 'G-2' });
    await openApp({ at: '/gestion', token, expecting: [403] });
    await screen.findByRole('button', { name: 'Glock G-2' });
    await expectAddress('/gestion/armas');
    expect(screen.queryByRole('button', { name: 'Cargar arma' })).toBeNull();
    const [navigation] = screen.getAllByRole('navigation', { name: 'Gestión' });
    expect(
      within(navigation as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain('Armas');
  });
});

describe('what lacks on the day of a class', () => {
  test('is said before it is confirmed: on Hoy, in the inbox and in the enrolment', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { token: ofStudent } = await aStudent(server, { lastName: 'Rossi' });
    const { id: courseId } = await aCourse();
    await enrolmentIn(server, { token: ofStudent, courseId });
    await CourseKitModel.create({ _id: courseId, isAccompanied: true, weapons: ['escopeta-12'], rounds: 0 });
    await aFirearm({ model: 'carabina-22lr' });
    const user = await openApp({ at: '/gestion', token });
    const text = 'Faltan armas: Escopeta 12 UAB (1 a la vez; hay 0)';
    await screen.findByText(text);
    await user.click((await screen.findAllByRole('link', { name: 'Inscripciones' }))[0] as HTMLElement);
    await screen.findAllByTitle(text);
    await user.click(await screen.findByRole('button', { name: 'Ana Rossi' }));
    await within(await screen.findByRole('dialog', { name: 'Ana Rossi' })).findByText(text);
    await escapeDialog(user);
    await user.click(await screen.findByRole('button', { name: /^Confirmar .*Rossi/ }));
    await expectToast('1 inscripción confirmada');
    await waitFor(() => expect(screen.queryAllByTitle(text)).toEqual([]));
  });
});

describe('the ammunition', () => {
  test('is bought, goes out with a weapon, comes back and is corrected', async ({ server, openApp }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'armourer');
    const { token: ofStudent } = await aStudent(server, { lastName: 'Quiroga' });
    const { id: courseId } = await aCourse();
    const { id } = await enrolmentIn(server, { token: ofStudent, courseId });
    await isToday(id);
    await aFirearm({ make: 'Glock', serial: 'G-7' });
    const user = await openApp({ at: '/gestion/armas/municion', token, expecting: [422, 409] });

    await user.click(await screen.findByRole('button', { name: 'Anotar munición' }));
    const bought = within(await screen.findByRole('dialog', { name: 'Anotar munición' }));
    await user.type(bought.getByLabelText(/^Municiones/), '500');
    await user.click(bought.getByRole('button', { name: 'Anotar' }));
    await bought.findByText('Escribe el número de la factura');
    await user.type(bought.getByLabelText(/^Factura/), 'A-1');
    await user.click(bought.getByRole('button', { name: 'Anotar' }));
    await expectToast('Anotado. Hay 500 de 9mm');
    await findWithText('row', 'Compra de 9mm');

    await user.click(screen.getByRole('button', { name: 'Anotar munición' }));
    const again = within(await screen.findByRole('dialog', { name: 'Anotar munición' }));
    await user.type(again.getByLabelText(/^Municiones/), '500');
    await user.type(again.getByLabelText(/^Factura/), 'a 1');
    await user.click(again.getByRole('button', { name: 'Anotar' }));
    await again.findByText(/¿Es otra que esta\? 500 de 9mm, factura A-1, /);
    await user.click(again.getByRole('button', { name: 'Es otra: anotar' }));
    await expectToast('Anotado. Hay 1000 de 9mm');

    await user.click(within(screen.getByRole('navigation', { name: 'Armas' })).getByText('Armas'));
    await user.click(await screen.findByRole('button', { name: 'Entregar Glock G-7' }));
    const out = within(await screen.findByRole('dialog', { name: 'Entregar Glock G-7' }));
    await user.selectOptions(out.getByLabelText('A quién'), id);
    await user.type(out.getByLabelText(/^Municiones de 9mm/), '100');
    await user.click(out.getByRole('button', { name: 'Entregar' }));
    await expectToast('Quiroga');

    await user.click(await screen.findByRole('button', { name: 'Recibir Glock G-7' }));
    const back = within(await screen.findByRole('dialog', { name: 'Recibir Glock G-7' }));
    back.getByText(/con 100 municiones/);
    await user.type(back.getByLabelText(/^Municiones que vuelven/), '30');
    await user.click(back.getByRole('button', { name: 'Recibir' }));
    await expectToast('Arma devuelta');

    await user.click(screen.getByRole('link', { name: 'Munición' }));
    await user.click(await screen.findByRole('button', { name: /^Corregir la devolución/ }));
    const right = within(await screen.findByRole('dialog', { name: 'Corregir una devolución' }));
    await user.type(right.getByLabelText(/^Municiones que volvieron/), '20');
    await user.type(right.getByLabelText(/^Motivo/), 'Contado otra vez');
    await user.click(right.getByRole('button', { name: 'Corregir' }));
    await expectToast('Devolución corregida');
    await findWithText('row', 'Corrección de 9mm');
    expect(await ammunitionLedger.balanceOf('9mm')).toBe(920);
  });
});

describe('the sheets of ammunition', () => {
  const nothingIsEntered = async () => {
    await AmmunitionModel.deleteMany({});
    await AmmunitionSheetModel.deleteMany({});
  };
  const entered = (now: Date, rounds: number) =>
    appendAmmunition({
      caliber: '9mm',
      sourceKey: `bought:${now.getTime()}`,
      now,
      decide: () => ({ type: 'purchase', delta: rounds, description: '—', by: 'x', invoice: 'A-1' }),
    });

  test('are not there before the first entry', async ({ server, openApp }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'armourer');
    await aFirearm();
    await nothingIsEntered();
    await openApp({ at: '/gestion/armas/planillas', token });
    await screen.findByText(/^Todavía no hay movimientos de munición/);
    expect(screen.queryByRole('button', { name: 'Emitir planilla del trimestre' })).toBeNull();
  });

  test('are issued one after another once their quarters have ended, and downloaded', async ({
    server,
    openApp,
  }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'armourer');
    await aFirearm();
    await nothingIsEntered();
    const { from, to } = daysOfQuarter(quarterOf(new Date()));
    await entered(instantOf(dayAfter(from, -10), '12:00', academy.timeZone), 300);
    const user = await openApp({ at: '/gestion/armas/planillas', token });
    await findWithText('row', 'Pendiente');
    screen.getByText(new RegExp(`al ${shortDate(dayAfter(from, -1))}$`));
    await user.click(await screen.findByRole('button', { name: 'Emitir planilla del trimestre' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Emitir la planilla del trimestre?' }));
    dialog.getByText(/Lo que se corrija después va en la siguiente/);
    await user.click(dialog.getByRole('button', { name: 'Emitir planilla' }));
    await expectToast('Planilla N.º 1 emitida');
    await screen.findByText(`Se emite desde el ${shortDate(dayAfter(to, 1))}`);
    await screen.findByRole('button', { name: 'Descargar la planilla N.º 1 en PDF' });
    const [sheet] = await AmmunitionSheetModel.find().lean();
    expect(sheet?.calibers[0]).toMatchObject({ caliber: '9mm', bought: 300, closing: 300 });

    const { files } = catchSavedFiles();
    await user.click(screen.getByRole('button', { name: 'Descargar la planilla N.º 1 en PDF' }));
    await waitFor(() => expect(files[0]?.type).toBe('application/pdf'));
    await user.click(
      screen.getByRole('button', { name: 'Descargar los movimientos de la planilla N.º 1 en CSV' }),
    );
    await waitFor(() => expect(files[1]?.type).toMatch(/^text\/csv/));
  });
});

describe('a file of weapons', () => {
  test('is checked first, and then entered', async ({ server, openApp }) => {
    const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, 'desk');
    const user = await openApp({ at: '/gestion/armas', token });
    await user.click(await screen.findByRole('button', { name: 'Importar armas…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar armas' }));
    const csv = 'Marca;Número de serie;Modelo\r\nTaurus;CSV-1;Pistola 9mm\r\n';
    const file = Object.assign(new File([csv], 'armas.csv'), { text: () => Promise.resolve(csv) });
    await user.upload(await dialog.findByLabelText('Archivo CSV'), file);
    await dialog.findByText('Se agrega 1 arma.');
    expect(await FirearmModel.exists({ serial: 'CSV-1' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Importar 1 arma' }));
    await expectToast('Importaste 1 arma');
    expect(await FirearmModel.exists({ serial: 'CSV-1' })).not.toBeNull();
  });
});
