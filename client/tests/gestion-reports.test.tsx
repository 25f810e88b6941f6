import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { longMonth, shortDate } from '#domain/dates/date-text.ts';
import { pesosText } from '#domain/texts/money.ts';
import { addToMonth } from '#domain/dates/months.ts';
import { Types } from 'mongoose';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aCourse, academyDay, givePoints, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { moneyIs } from '../../bff/contract/money-builders.ts';
import { enrolmentRow } from '../../bff/contract/enrolment-rows.ts';
import { appendEntry } from '../../bff/src/features/points/ledger.ts';
import { PointsEntryModel } from '../../bff/src/features/points/points-entry.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { monthText } from '../src/features/gestion/reports/months.ts';
import { test } from './open-app.tsx';
import { aClass } from './personalised-class.ts';
import { catchSavedFiles, textOf } from './saved-files.ts';
import { region } from './screen.ts';

const thisMonth = () => academyDay(0).slice(0, 7);

const cells = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

const tableOf = async (title: string) =>
  cells(within(await region(title)).getByRole('table', { hidden: true }));

/** The reports count the whole academy. */
const removeFigures = () => Promise.all([EnrolmentModel.deleteMany(), PointsEntryModel.deleteMany()]);

describe('the reports', () => {
  test('show the last twelve months: figures, a chart with its text, its table and its file', async ({
    server,
    openApp,
    network,
  }) => {
    await removeFigures();
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await givePoints(student.id, 1_200);
    const day = academyDay(5);
    const { id, price } = await aClass(server, day, 'Robles');
    await EnrolmentModel.updateOne({ _id: id }, { status: 'confirmed', classMonth: thisMonth() });
    const user = await openApp({ at: '/gestion/informes', token });
    const enrolments = await tableOf('Inscripciones por estado');
    expect(enrolments[0]).toEqual(['Mes', 'Completadas', 'Confirmadas', 'Pendientes', 'Canceladas']);
    expect(enrolments).toHaveLength(1 + 12 + 1);
    expect(enrolments[1]?.[0]).toBe(monthText(addToMonth(thisMonth(), -11)));
    expect(enrolments[12]).toEqual([monthText(thisMonth()), '0', '1', '0', '0']);
    expect(enrolments[13]).toEqual(['Total', '0', '1', '0', '0']);
    expect((await tableOf('Puntos'))[13]).toEqual(['Total', '0', '0', '1.200']);
    expect((await tableOf('Cajas por calibre'))[13]).toEqual(['Total', '2', '1', '0']);
    expect(price).toBeGreaterThan(0);
    await screen.findByText(/Inscripciones por estado, por mes\. Completadas: 0\. Confirmadas: 1\./);
    screen.getByText(`Informes de ${longMonth(addToMonth(thisMonth(), -11))} a ${longMonth(thisMonth())}`);
    expect(network.operations()).toEqual(['Reports', 'Release']);

    const { files, names } = catchSavedFiles();
    await user.click(screen.getByRole('button', { name: 'Descargar Clases por arma en CSV' }));
    expect(names()).toHaveLength(1);
    const lines = (await textOf(files[0])).split('\r\n');
    expect(lines[0]).toContain('"Mes";"Carabina 9mm";"Pistola 9mm"');
    expect(lines.at(-2)).toBe('"Total";0;1;1;0');
  });

  test('are of the months of the URL, which stay in order', async ({ server, openApp }) => {
    const { token, user: admin } = await anAdmin(server);
    for (const createdAt of [
      new Date('2026-02-10T12:00:00Z'),
      new Date('2026-05-10T12:00:00Z'),
      new Date(),
    ]) {
      const entry = {
        type: 'adjust',
        delta: 10,
        description: 'Saldo',
        sourceKey: createdAt.toISOString(),
      } as const;
      await appendEntry({ ...entry, userId: admin.id, createdAt });
    }
    const user = await openApp({ at: '/gestion/informes?del=2026-01&al=2026-03', token });
    await waitFor(async () => expect(await tableOf('Puntos')).toHaveLength(1 + 3 + 1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Desde' }), longMonth('2026-05'));
    await waitFor(() => expect(window.location.search).toBe('?del=2026-05&al=2026-05'));
    await waitFor(async () => expect(await tableOf('Puntos')).toHaveLength(1 + 1 + 1));
    await user.click(screen.getByRole('button', { name: 'Últimos 12 meses' }));
    await waitFor(async () => expect(await tableOf('Puntos')).toHaveLength(1 + 12 + 1));
    expect(window.location.search).toBe('');
  });

  test('of payments show them beside what was booked, by method, and by day for one month', async ({
    server,
    openApp,
    network,
  }) => {
    await removeFigures();
    await moneyIs({});
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const pay = async (amount: number, method: string) =>
      good(
        await connectGraphql(server.url, token).recordPayment({
          userId: student.id,
          amount,
          method,
          isOnAccount: true,
        }),
      );
    await pay(1_200.1, 'transfer');
    await pay(800.2, 'card');
    const month = thisMonth();
    const user = await openApp({ at: `/gestion/informes?del=${month}&al=${month}`, token });
    await user.click(await screen.findByRole('link', { name: 'Cobros' }));
    const amounts = (...pesos: number[]) => pesos.map(pesosText);
    expect((await tableOf('Reservado y cobrado')).at(-1)).toEqual(['Total', ...amounts(0, 2_000.3, 0)]);
    expect(await tableOf('Cobrado por día')).toEqual([
      ['Día', 'Efectivo', 'Transferencia', 'Tarjeta', 'QR', 'Total'],
      [shortDate(academyDay(0)), ...amounts(0, 1_200.1, 800.2, 0, 2_000.3)],
      ['Total', ...amounts(0, 1_200.1, 800.2, 0, 2_000.3)],
    ]);
    expect(network.operations().filter((name) => name === 'MoneyReport')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Últimos 12 meses' }));
    await screen.findByText('Elige un solo mes para ver cada día.');
  });

  test('of classes are for the desk too, with the number of uncounted ones', async ({ server, openApp }) => {
    await removeFigures();
    const { user: desk, token } = await aStudent(server);
    await UserModel.updateOne({ _id: desk.id }, { staffRole: 'desk' });
    const course = await aCourse({ name: 'Nocturno de informe', scheduledDate: new Date() });
    const { user: student } = await aStudent(server);
    const row = enrolmentRow({
      userId: new Types.ObjectId(student.id),
      courseId: new Types.ObjectId(course.id),
      status: 'confirmed',
      startsAt: new Date(Date.now() - 60_000),
      createdAt: new Date(),
    });
    await EnrolmentModel.create(row);
    await openApp({ at: '/gestion/informes/asistencia', token });
    expect((await tableOf('Por curso')).find(([name]) => name === 'Nocturno de informe')).toEqual([
      'Nocturno de informe',
      '—',
      '0',
      '0',
      '0',
      '0',
      '0',
      '1',
      '0',
    ]);
    const notes = await region('Qué no se cuenta');
    expect(notes.textContent).toContain(`1 inscripción de ${longMonth(thisMonth())}`);
    expect(screen.queryByRole('link', { name: 'Ingresos y ocupación' })).toBeNull();
  });
});
