import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { aCourse, aFullCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { holdTimers } from './held-timers.ts';
import { findWithText } from './screen.ts';

const FOLDER = 'client/src';
const filesWith = (pattern: RegExp, ending: string) =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && pattern.test(readFileSync(`${FOLDER}/${file}`, 'utf8')))
    .toSorted();

/** What is read by `useQuery` itself, and so not again by itself, with the reason. */
const READ_ONCE = {
  'components/availability/free-times.query.ts': 'free times of a form, read again when its choices change',
  'components/dialogs/calendar-dialog.tsx': 'the link of a dialog, which only its owner changes',
  'components/identity/identity-dialog.tsx': 'what the question of a dialog asks for',
  'components/queries/use-live-query.ts': 'is the hook',
  'components/queries/use-staff.ts': 'reads the cache',
  'components/records/age-notice.tsx':
    'the birth date of the user, which does not change while a class is chosen',
  'features/auth/profile-setup.page.tsx': 'the name of a form that is being filled in',
  'features/auth/profile-setup.tsx': 'whether the email of a form that is being filled in is taken',
  'features/auth/recover-password.page.tsx': 'a setting of the server',
  'features/auth/resume-session.tsx': 'leaves the page',
  'features/gestion/activity/gestion-activity.page.tsx': 'options of a filter',
  'features/gestion/agenda/columns/agenda-columns.tsx': 'lanes and instructors; the classes are read again',
  'features/gestion/course/contacts/contacts.tsx': 'addresses to copy, and a sheet to print',
  'features/gestion/course/move/move-form.tsx': 'what a form would change, read again when it changes',
  'features/gestion/course/series/series.tsx': 'courses of a series; each is opened',
  'features/gestion/enrolments/dialogs/move-form.tsx': 'lanes to choose from',
  'features/gestion/enrolments/dialogs/notify-student.tsx': 'a setting of the server',
  'features/gestion/filters/id-filters.tsx': 'the name in a filter',
  'features/gestion/filters/person-combobox.tsx': 'a search while one types',
  'features/gestion/filters/use-instructor-options.ts': 'options of a filter',
  'features/gestion/frame/gestion-frame.tsx': 'the version of the server',
  'features/gestion/integrations/webhook-log-dialog.tsx': 'polls by itself',
  'features/gestion/mail/mail-dialog.tsx': 'a message as it was sent',
  'features/gestion/person/book-class.tsx': 'the course of a form',
  'features/gestion/person/enrol-in-course-form.tsx': 'the courses of a form',
  'features/gestion/person/release-form.tsx': 'what a form would release',
  'features/gestion/points/hand-out-dialog.tsx': 'what a person owes, for a form',
  'features/gestion/till/take-payment.tsx': 'what a person owes, for a form',
  'features/history/share-passport-dialog.tsx': 'links that only their owner makes',
  'features/profile/mail-dialog.tsx': 'choices that only their owner makes',
};

/** Pages that are live only at times. */
const NOT_LIVE = {
  'features/gestion/reports/gestion-class-report.page.tsx': 'sums of months, expensive to read',
  'features/gestion/reports/gestion-money-report.page.tsx': 'sums of months, expensive to read',
  'features/gestion/reports/gestion-reports.page.tsx': 'sums of months, expensive to read',
  'features/payments/payments.page.tsx': 'not while more than the first page is shown',
  'features/points/points.page.tsx': 'not while more than the first page is shown',
};

describe('every page with data of the server', () => {
  test('reads by a live query, but for those with a reason', () => {
    expect(
      [
        ...filesWith(/\buseQuery(<[^>]*>)?\(/, '.tsx'),
        ...filesWith(/\buseQuery(<[^>]*>)?\(/, '.ts'),
      ].toSorted(),
    ).toEqual(Object.keys(READ_ONCE).toSorted());
    expect(filesWith(/isLive: (?!boolean|undefined)/, '.page.tsx')).toEqual(Object.keys(NOT_LIVE).toSorted());
  });
});

/** A pending enrolment of a student of each surname. */
const enrolmentsOf = async (server: TestServer, lastNames: readonly string[]) => {
  for (const lastName of lastNames) {
    const { token } = await aStudent(server, { lastName });
    const { id: courseId } = await aCourse({ name: `Curso de ${lastName}` });
    await enrolmentIn(server, { token, courseId });
  }
};

const SECOND = 1_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What a browser reports when somebody looks at a tab again. */
const LOOKS = {
  'the window has the focus': () => fireEvent.focus(window),
  'the tab is shown': () => fireEvent(document, new Event('visibilitychange')),
};
const lookAtTab = async (look: () => void = LOOKS['the window has the focus']) => {
  await pass(3 * SECOND);
  look();
};

describe('a page that is open while data change', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.for(Object.entries(LOOKS))(
    'a student sees what staff changed when %s',
    async ([, look], { server, openApp }) => {
      const { token } = await aStudent(server);
      const { id: courseId } = await aCourse({ name: 'El de antes' });
      await enrolmentIn(server, { token, courseId });
      await openApp({ at: '/dashboard', token });
      await screen.findByRole('button', { name: 'El de antes' });
      const admin = await anAdmin(server);
      good(await connectGraphql(server.url, admin.token).updateCourse({ id: courseId, name: 'El de ahora' }));
      await lookAtTab(look);
      await screen.findByRole('button', { name: 'El de ahora' });
    },
  );

  test('a list is read again within a minute, and once a minute', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/cursos?buscar=reciente', token });
    await screen.findByText(/^Ningún curso próximo coincide/);
    await aCourse({ name: 'Uno reciente' });
    const before = network.operations().length;
    await pass(60 * SECOND);
    await findWithText('row', 'Uno reciente');
    expect(network.operations().length - before).toBe(1);
    await pass(55 * SECOND);
    await waitFor(() => expect(network.operations().length - before).toBe(2));
  });

  test('a look reads once, also right after the read of a minute', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/cursos?buscar=mirada', token });
    await screen.findByText(/^Ningún curso próximo coincide/);
    const before = network.operations().length;
    await aCourse({ name: 'Una mirada' });
    await pass(55 * SECOND);
    await findWithText('row', 'Una mirada');
    await aCourse({ name: 'Otra mirada' });
    for (const look of Object.values(LOOKS)) look();
    await pass(SECOND);
    await findWithText('row', 'Otra mirada');
    await pass(50 * SECOND);
    expect(network.operations().length - before).toBe(2);
  });

  test('nothing is read while the tab is hidden', async ({ server, openApp, network }) => {
    const { token } = await aStudent(server);
    await openApp({ at: '/history', token });
    await screen.findByText('No tienes cursos activos en este momento');
    const before = network.operations().length;
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(200 * SECOND);
    hidden.mockRestore();
    expect(network.operations().length).toBe(before);
  });

  test('is read again after a write that failed because of a change', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await aStudent(server);
    await aFullCourse({ name: 'Todavía lleno' });
    const { id } = await aCourse({ name: 'Con lugar' });
    const user = await openApp({ at: `/courses/${id}`, token, expecting: [409] });
    const enrol = await screen.findByRole('button', { name: 'Inscribirse' });
    await CourseModel.updateOne({ _id: id }, { $set: { isActive: false } });
    const before = network.operations().length;
    await user.click(enrol);
    await waitFor(() => expect(network.operations().slice(before)).toContain('Course'));
  });

  test('a failed re-read leaves what is shown, without a toast', async ({ server, openApp, network }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'Queda a la vista' });
    await enrolmentIn(server, { token, courseId });
    await openApp({ at: '/history', token });
    await screen.findAllByText('Queda a la vista');
    network.lose('History');
    const before = network.operations().length;
    await lookAtTab();
    await waitFor(() => expect(network.operations().length).toBe(before + 1));
    await screen.findAllByText('Queda a la vista');
    expect(document.querySelectorAll('[data-scope=toast]')).toHaveLength(0);
  });

  test('what is typed and chosen stays', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await enrolmentsOf(server, ['Quieta1', 'Quieta2']);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=quieta&estado=PENDING', token });
    const row = await findWithText('row', 'Ana Quieta1');
    await user.click(within(row).getByRole('checkbox'));
    await screen.findByText('1 elegida');
    await pass(60 * SECOND);
    await screen.findByText('1 elegida');
    expect(within(await findWithText('row', 'Ana Quieta1')).getByRole('checkbox')).toHaveProperty(
      'checked',
      true,
    );
  });
});

describe('a list that somebody works on', () => {
  const REST_MS = 20 * SECOND;

  test('shows what a re-read adds once it has been left', async ({ server, openApp }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { token } = await anAdmin(server);
    await enrolmentsOf(server, ['Estable1']);
    await openApp({ at: '/gestion/inscripciones?buscar=estable', token });
    const rest = holdTimers(REST_MS);
    fireEvent.pointerMove(await findWithText('row', 'Ana Estable1'));
    await enrolmentsOf(server, ['Estable2']);
    await pass(60 * SECOND);
    await screen.findByText(/^2 inscripciones/);
    expect(screen.queryByText('Ana Estable2')).toBeNull();
    rest();
    await screen.findByText('Ana Estable2');
  });

  test('shows at once what the user does', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    good(await connectGraphql(server.url, token).addPersonNote({ userId: student.id, text: 'Llega tarde' }));
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=notas`, token });
    const remove = await screen.findByRole('button', { name: 'Borrar…' });
    holdTimers(REST_MS);
    await user.click(remove);
    const dialog = within(await screen.findByRole('dialog', { name: 'Borrar la nota' }));
    await user.click(dialog.getByRole('button', { name: 'Borrar' }));
    await screen.findByText('Todavía no hay notas');
  });
});

describe('chosen rows', () => {
  test('are no longer chosen when another search hides them', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await enrolmentsOf(server, ['Visible1', 'Visible2']);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=visible', token });
    await user.click(within(await findWithText('row', 'Ana Visible1')).getByRole('checkbox'));
    await screen.findByText('1 elegida');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'visible2' } });
    await waitFor(() => expect(screen.queryByText('Ana Visible1')).toBeNull());
    expect(screen.queryByText('1 elegida')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Lo elegido' })).toBeNull();
  });
});
