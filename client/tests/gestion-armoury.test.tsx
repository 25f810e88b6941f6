import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { academyDay, aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { longDayText } from '../src/features/gestion/days/day-text.ts';
import { test } from './open-app.tsx';
import { aClass } from './personalised-class.ts';
import { expectToast, region } from './screen.ts';

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the armoury', () => {
  test('lists the group courses of the day, and says of which model more are lent than there are', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(23);
    const scheduledDate = instantOf(day, '10:00', academy.timeZone);
    await aCourse({ name: 'Curso de seguridad', scheduledDate });
    await aClass(server, day, 'Paz');
    await aClass(server, day, 'Sosa');
    const staff = connectGraphql(server.url, token);
    good(await staff.updateSchedule({ weaponCounts: [{ weapon: 'pistola-9mm', count: 1 }] }));
    await openApp({ at: `/gestion/armeria?dia=${day}`, token });
    const groups = within(await region('Cursos grupales'));
    expect(groups.getByRole('listitem').textContent).toContain('10:00');
    expect(groups.getByRole('link', { name: 'Curso de seguridad' })).toBeTruthy();
    await screen.findByText('Faltan armas: Pistola 9mm, 2 prestadas a la vez desde las 16:30; hay 1');
    good(await staff.updateSchedule({ weaponCounts: [] }));
  });

  test('adds up weapons and ammunition, pending ones separately and without own weapons', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(22);
    const { id } = await aClass(server, day, 'Robles');
    await aClass(server, day, 'Soler');
    await aClass(server, day, 'Vidal', true);
    await EnrolmentModel.updateOne({ _id: id }, { status: 'confirmed' });
    const user = await openApp({ at: `/gestion/armeria?dia=${day}`, token });
    await screen.findByRole('heading', { level: 2, name: longDayText(day) });

    const confirmed = within(await region('Confirmadas'));
    expect(cells(confirmed.getByRole('table', { name: 'Confirmadas: armas' }))).toEqual([
      ['Arma', 'Clases'],
      ['Pistola 9mm', '1'],
      ['Escopeta 12 UAB', '1'],
    ]);
    expect(cells(confirmed.getByRole('table', { name: 'Confirmadas: munición' }))).toEqual([
      ['Calibre', 'Cajas', 'Cartuchos'],
      ['9mm', '2', '100'],
      ['12 UAB', '1', '25'],
    ]);
    const row = confirmed.getByRole('listitem').textContent;
    expect(row).toContain('16:30');
    expect(row).toContain('Ana Robles');
    expect(row).toContain('Pistola 9mm · Escopeta 12');
    expect(row).toContain('2 cajas de 9mm · 1 caja de 12 UAB');

    const pending = within(await region('Por confirmar'));
    const own = within(pending.getByRole('list', { name: 'Por confirmar: con arma propia' }));
    expect(own.getByRole('listitem').textContent).toContain('Ana Vidal');
    expect(network.operations()).toEqual(['Armoury', 'Release']);

    const signatures = within(screen.getByRole('group', { name: 'Firmas', hidden: true }));
    expect(signatures.getAllByText('Firma, aclaración y hora')).toHaveLength(3);

    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T18:05:00Z') });
    fireEvent(window, new Event('beforeprint'));
    vi.useRealTimers();
    const head = screen.getByText('Impreso el 24 de diciembre de 2026 a las 15:05').parentElement;
    expect(head?.textContent).toContain(academy.name);

    await user.click(pending.getByRole('button', { name: 'Ana Soler' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Soler' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirmar' }));
    await expectToast('1 inscripción confirmada');
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() =>
      expect(cells(confirmed.getByRole('table', { name: 'Confirmadas: munición' }))[1]).toEqual([
        '9mm',
        '4',
        '200',
      ]),
    );
  });

  test('shows when no class needs weapons or ammunition', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(-60);
    await openApp({ at: `/gestion/armeria?dia=${day}`, token });
    await screen.findByText('Ninguna clase este día');
    expect(screen.getByRole('link', { name: 'Ver la agenda del día' }).getAttribute('href')).toBe(
      `/gestion/agenda?dia=${day}`,
    );
  });
});
