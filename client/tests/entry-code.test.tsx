import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { aClassToday, aCourse, aStaffMember, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aFirearm } from '../../bff/contract/firearm-builders.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { startFields } from '../../bff/src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { FirearmModel } from '../../bff/src/features/firearms/firearm.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { test } from './open-app.tsx';

const surface = (server: TestServer) => ({ url: server.url, connect: connectGraphql });

const aClass = async (server: TestServer) => {
  await EnrolmentModel.collection.deleteMany({});
  await aFirearm();
  const { enrolments } = await aClassToday(
    await aStaffMember(surface(server), 'instructor'),
    surface(server),
  );
  for (const [index, { student }] of enrolments.entries()) {
    const lastName = ['Acosta', 'Bravo'][index];
    await UserModel.updateOne({ _id: student.id }, { $set: { lastName } });
  }
  return enrolments;
};

const codeOf = async (server: TestServer, token: string) =>
  good(await connectGraphql(server.url, token).myEntryCode())?.code ?? '';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the code of a student', () => {
  test('is on the dashboard on the day of a class, with name and hours', async ({ server, openApp }) => {
    const [{ student, id }] = await aClass(server);
    const user = await openApp({ at: '/dashboard', token: student.token });
    await user.click(await button('Código de ingreso'));
    const shown = await dialog('Código de ingreso');
    await shown.findByRole('img', { name: 'Código QR de ingreso de Ana Acosta' });
    shown.getByText('Ana Acosta');
    const startsAt = (await EnrolmentModel.findById(id).orFail().lean()).startsAt ?? new Date(0);
    const hours = shown.getByRole('list', { name: 'Tus clases de hoy' });
    expect(hours.textContent).toContain(`${clockIn(startsAt, academy.timeZone)}–`);
  });

  test('is replaced by the next class when that of today was moved', async ({ server, openApp }) => {
    const [{ student, id }] = await aClass(server);
    good(await student.api.enrol({ courseId: (await aCourse({ name: 'Escopeta' })).id }));
    const user = await openApp({ at: '/dashboard', token: student.token });
    await button('Código de ingreso');
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { ...startFields(addDays(new Date(), 2)), scheduledDate: addDays(new Date(), 2) } },
    );
    await user.click(await button('Código de ingreso'));
    const shown = await dialog('Código de ingreso');
    await shown.findByText(/^Hoy no tienes un código de ingreso/);
    shown.getByText(/^Tu próxima clase es el .*: Escopeta\.$/);
  });

  test('is not there on another day, nor where the academy has no weapons', async ({ server, openApp }) => {
    const [{ student, id }, { student: other }] = await aClass(server);
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { ...startFields(addDays(new Date(), 2)), scheduledDate: addDays(new Date(), 2) } },
    );
    await openApp({ at: '/dashboard', token: student.token });
    await screen.findByRole('heading', { name: 'Mis Próximos Cursos' });
    expect(screen.queryByRole('button', { name: 'Código de ingreso' })).toBeNull();
    await FirearmModel.deleteMany({});
    await openApp({ at: '/dashboard', token: other.token });
    await screen.findByRole('heading', { name: 'Mis Próximos Cursos' });
    expect(screen.queryByRole('button', { name: 'Código de ingreso' })).toBeNull();
  });
});

/** What the camera sees: the text of a code, or nothing. */
let inView: string | null = null;
const stop = vi.fn();

class FakeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (inView === null ? [] : [{ rawValue: inView }]);
}

const aStream = () => {
  const track = Object.assign(new EventTarget(), { stop });
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
};

/** jsdom has neither a camera nor WebCrypto. */
const giveCamera = (getUserMedia: () => Promise<MediaStream>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

beforeEach(() => {
  inView = null;
  stop.mockClear();
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  vi.stubGlobal('crypto', webcrypto);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
});

const openScanner = async (
  server: TestServer,
  openApp: (visit: { at: string; token: string }) => Promise<{ click: (element: Element) => Promise<void> }>,
) => {
  const { token } = await aStaffMember(surface(server), 'desk');
  const user = await openApp({ at: '/gestion/dia', token });
  await user.click(await button('Escanear código'));
  return { user, shown: await dialog('Escanear código') };
};

describe('the scanner', () => {
  test('marks who shows the code of today, once, and says why it refuses others', async ({
    server,
    network,
    openApp,
  }) => {
    const [{ student }, { student: other }] = await aClass(server);
    const code = await codeOf(server, student.token);
    giveCamera(async () => aStream().stream);
    const { user, shown } = await openScanner(server, openApp);
    await shown.findByText('Apunta al código que muestra el estudiante.');
    inView = code;
    await shown.findByText('Llegó Ana Acosta');
    await screen.findByText('1 por llegar · 1 llegó');

    const [head = '', payload = '', signature] = (await codeOf(server, other.token)).split('.');
    inView = `${head}.${payload.slice(0, 20)}A${payload.slice(21)}.${signature}`;
    await shown.findByText('El código está alterado');
    inView = 'https://academia.example';
    await shown.findByText('No es un código de ingreso');
    inView = code;
    await shown.findByText(/^Ya ingresó \d\d:\d\d$/);
    expect(network.operations().filter((name) => name === 'ReportRangeAction')).toHaveLength(1);

    await user.click(shown.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  test('keeps the entry when there is no network', async ({ server, network, openApp }) => {
    const [{ student }] = await aClass(server);
    giveCamera(async () => aStream().stream);
    const { shown } = await openScanner(server, openApp);
    const code = await codeOf(server, student.token);
    network.lose('MarkArrivals');
    inView = code;
    await shown.findByText(/^Llegó /);
    await screen.findByText('1 cambio sin enviar');
  });

  test.for([
    ['NotAllowedError', 'El navegador no tiene permiso para usar la cámara'],
    ['NotFoundError', 'Este dispositivo no tiene cámara'],
    ['NotReadableError', 'No pudimos usar la cámara'],
  ] as const)('on %s says what to do, and tries again', async ([name, title], { server, openApp }) => {
    await aClass(server);
    giveCamera(() => Promise.reject(new DOMException('', name)));
    const { user, shown } = await openScanner(server, openApp);
    within(await shown.findByRole('alert')).getByText(title);
    giveCamera(async () => aStream().stream);
    await user.click(shown.getByRole('button', { name: 'Volver a intentar' }));
    await shown.findByText('Apunta al código que muestra el estudiante.');
  });

  test('says when the page has no camera at all, and when it is taken away', async ({ server, openApp }) => {
    await aClass(server);
    const { user, shown } = await openScanner(server, openApp);
    await shown.findByText('Este dispositivo no tiene cámara');
    const { track, stream } = aStream();
    giveCamera(async () => stream);
    await user.click(shown.getByRole('button', { name: 'Volver a intentar' }));
    await shown.findByText('Apunta al código que muestra el estudiante.');
    track.dispatchEvent(new Event('ended'));
    await shown.findByText('No pudimos usar la cámara');
  });

  test('is not offered to who may not mark arrivals', async ({ server, openApp }) => {
    await aClass(server);
    const { token } = await aStaffMember(surface(server), 'armourer');
    await openApp({ at: '/gestion/dia', token });
    await screen.findByText('2 por llegar');
    expect(screen.queryByRole('button', { name: 'Escanear código' })).toBeNull();
  });
});
