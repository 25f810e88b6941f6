import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { AuditEntryModel, toAuditEntry } from '../../src/features/audit/audit.model.ts';
import { restRoutes } from '../../src/operations.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Payload } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aPending,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  givePoints,
  good,
  type Member,
} from '../builders.ts';
import { fetchFile, rowsOfFile, type Row } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { checkRestError, connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));

const PATHS = restRoutes.map(({ path }) => path).filter((path) => path.startsWith('/api/exports/'));
const FILTERS: Record<string, string> = {
  '/api/exports/users.csv': 'search=2026-11-25',
  '/api/exports/courses.csv': 'search=2026-11-25',
  '/api/exports/enrolments.csv': 'status=pending',
  '/api/exports/armoury.csv': 'day=2026-11-25',
  '/api/exports/ledger.csv': 'to=2026-11-25',
  '/api/exports/money.csv': 'to=2026-11-25',
  '/api/exports/firearms.csv': 'state=workshop',
  '/api/exports/book.csv': 'to=2026-11-25',
  '/api/exports/ammunition.csv': 'to=2026-11-25',
  '/api/exports/tills.csv': 'to=2026-11-25',
  '/api/exports/certificates.csv': 'search=2026-11-25',
};
const filtered = (path: string) => `${path}?${FILTERS[path]}`;

const send = (path: string, token = admin.token) => fetchFile(server.url + path, token);
const rowsOf = async (path: string) => rowsOfFile(await send(path));

const localTime = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: academy.timeZone,
  }).format(new Date(instant));

describe('the file of an export', () => {
  it.each(PATHS)('%s: an admin gets a file that no cache keeps', async (path) => {
    const response = await send(filtered(path));
    const day = path.includes('armoury') ? '2026-11-25' : academyDay(0);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="[a-z-]+-${day}\\.csv"$`),
      ),
    });
    await response.body?.cancel();
  });

  it.each([
    ['/api/exports/users.csv?role=jefe', 'role'],
    ['/api/exports/enrolments.csv?status=perdido', 'status'],
    ['/api/exports/ledger.csv?from=2026-02-30', 'from'],
    ['/api/exports/armoury.csv?day=2026-02-30', 'day'],
    ['/api/exports/armoury.csv', 'day'],
    [`/api/exports/courses.csv?search=${'x'.repeat(101)}`, 'search'],
  ])('%s is rejected as a list would reject it', async (path, field) => {
    const response = await send(path);
    expect(response.status).toBe(422);
    expect(checkRestError(response, await response.json()).fields).toMatchObject([{ field }]);
  });
});

describe('an export', () => {
  const exportsOf = async (requestId: string | null) =>
    (await AuditEntryModel.find({ requestId, action: /^export/ }).lean()).map(toAuditEntry);

  it.each(PATHS)('%s is in the audit trail with its filter', async (path) => {
    const response = await send(filtered(path));
    await response.body?.cancel();
    expect(await exportsOf(response.headers.get('x-request-id'))).toMatchObject([
      {
        actor: { id: admin.id },
        action: expect.stringMatching(/^export\./),
        subject: { type: 'export', id: null },
        changes: [{ before: null, after: FILTERS[path]?.split('=')[1] }],
        outcome: 'done',
      },
    ]);
  });

  it('that is rejected for its filter is not in the audit trail', async () => {
    const response = await send('/api/exports/users.csv?role=jefe');
    expect(await exportsOf(response.headers.get('x-request-id'))).toEqual([]);
  });
});

describe('users.csv', () => {
  it('has the users of a search with all their fields', async () => {
    const surface = { url: server.url, connect: connectRest };
    const student = await aStudent(surface, { lastName: 'Ñandú Export', phone: '+54 11 4000-0000' });
    await givePoints(student.id, 25);
    const me = good(await student.api.me());
    const [row, ...others] = await rowsOf('/api/exports/users.csv?search=nandu%20export');
    expect(others).toEqual([]);
    expect(row).toEqual({
      Id: student.id,
      Email: student.email,
      Nombre: 'Ana',
      Apellido: 'Ñandú Export',
      Rol: 'Estudiante',
      'Tipo de documento': 'DNI',
      'Número de documento': me.documentNumber,
      'Fecha de nacimiento': '1990-05-17',
      Género: 'Mujer',
      Teléfono: "'+54 11 4000-0000",
      Dirección: 'Av. San Martín 1234',
      Ciudad: 'Pilar',
      Provincia: 'Buenos Aires',
      'Código postal': '',
      CLU: '',
      'Vencimiento de la CLU': '',
      Activo: 'Sí',
      Puntos: '25',
      Alta: localTime(me.createdAt),
    });
  });

  it('leaves the document number of a pending profile empty', async () => {
    const { email } = await aPending({ url: server.url, connect: connectRest });
    expect(await rowsOf(`/api/exports/users.csv?search=${email}`)).toMatchObject([
      { 'Número de documento': '' },
    ]);
  });

  it('can be imported elsewhere, without a change of existing users', async () => {
    const surface = { url: server.url, connect: connectRest };
    const student = await aStudent(surface, {
      lastName: 'Traslado',
      phone: '=1+1',
      address: '-5 y 11; casa',
    });
    const staff = connectGraphql(server.url, admin.token);
    const [before] = good(await staff.users({ search: 'traslado' })).nodes;
    const csv = await (await send('/api/exports/users.csv?search=traslado')).text();
    expect(good(await staff.importUsers({ csv, dryRun: false }))).toMatchObject({ created: 0, existing: 1 });
    await UserModel.deleteOne({ _id: student.id });
    expect(good(await staff.importUsers({ csv, dryRun: false }))).toMatchObject({ created: 1, faults: [] });
    const [after] = good(await staff.users({ search: 'traslado' })).nodes;
    expect(after).toEqual({ ...before, id: after?.id, createdAt: after?.createdAt });
  });
});

describe('courses.csv, enrolments.csv and ledger.csv', () => {
  it('have the courses of a search, with prices in pesos and dates in the academy’s zone', async () => {
    const course = await aCourse({ name: 'Exportado; con "comillas"', price: 48_000.5, isActive: false });
    const rows = await rowsOf('/api/exports/courses.csv?search=exportado');
    expect(rows).toEqual([
      {
        Id: course.id,
        Nombre: 'Exportado; con "comillas"',
        Descripción: 'Desenfunde y empuñadura',
        Lugar: 'Polígono Norte',
        Tipo: 'Grupal',
        Fecha: localTime(course.scheduledDate ?? ''),
        'Duración (minutos)': '120',
        Cupo: '',
        Precio: '48000,50',
        Puntos: '100',
        Activo: 'No',
      },
    ]);
  });

  it('have the enrolments of a status, a course and the days of their classes, with student and course', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest }, { lastName: 'Inscripta' });
    const course = await aCourse({ name: 'Curso de marzo', scheduledDate: new Date('2031-03-02T02:59:59Z') });
    const inGroup = good(await student.api.enrol({ courseId: course.id }));
    const booked = good(
      await student.api.enrol(
        aBooking((await aPersonalisedCourse()).id, {
          scheduledDate: '2031-03-02T03:00:00Z',
          scheduledTime: '00:00',
        }),
      ),
    );
    const idsOf = async (query: string) =>
      (await rowsOf(`/api/exports/enrolments.csv?${query}`)).map(({ Id }) => Id);
    expect(await idsOf('from=2031-03-02&to=2031-03-02')).toEqual([booked.id]);
    expect(await idsOf('from=2031-03-01&to=2031-03-02&status=pending')).toEqual([inGroup.id, booked.id]);
    expect(await idsOf('from=2031-03-01&status=cancelled')).toEqual([]);
    expect(await idsOf(`user_id=${student.id}`)).toEqual([booked.id, inGroup.id]);
    expect(await idsOf(`course_id=${course.id}&status=pending`)).toEqual([inGroup.id]);
    const [groupRow, bookedRow] = await rowsOf('/api/exports/enrolments.csv?from=2031-03-01&to=2031-03-31');
    expect(groupRow).toMatchObject({
      Inscripción: localTime(inGroup.createdAt),
      Estado: 'Pendiente',
      Curso: 'Curso de marzo',
      'Fecha de la clase': '2031-03-01 23:59',
      Email: student.email,
      Apellido: 'Inscripta',
      Precio: '48000,00',
      Armas: '',
      'Motivo de la cancelación': '',
    });
    expect(bookedRow).toMatchObject({
      'Fecha de la clase': '2031-03-02 00:00',
      'Tipo de clase': 'Tiro Defensivo',
      Armas: 'Pistola 9mm',
      'Cajas de munición': '1 × 9mm',
      'Arma y munición propias': 'No',
      Precio: '95000,00',
    });
  });

  it('have a ledger that adds up to the balances and to the sum of the academy', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest });
    await givePoints(student.id, 500);
    good(await student.api.redeem({ points: 30, description: '=Descuento' }));
    const rows = await rowsOf('/api/exports/ledger.csv');
    const stats = good(await connectGraphql(server.url, admin.token).adminStats());
    const sum = (entries: Row[]) => entries.reduce((total, { Puntos }) => total + Number(Puntos), 0);
    expect(sum(rows)).toBe(stats.totalPoints);
    const own = rows.filter(({ Email }) => Email === student.email);
    expect(own.map(({ Puntos, Saldo, Tipo, Motivo }) => [Puntos, Saldo, Tipo, Motivo])).toEqual([
      ['500', '500', 'Ajuste', 'Saldo de prueba'],
      ['-30', '470', 'Canje', "'=Descuento"],
    ]);
    expect(sum(own)).toBe(good(await student.api.myPoints()));
    const today = academyDay(0);
    expect(await rowsOf(`/api/exports/ledger.csv?from=${today}&to=${today}`)).toEqual(rows);
    expect(await rowsOf(`/api/exports/ledger.csv?to=${academyDay(-1)}`)).toEqual([]);
  });
});

describe('armoury.csv', () => {
  const day = academyDay(30);
  const book = async (api: Member['api'], clock: string, choice: Payload) => {
    const scheduledDate = instantOf(day, clock, academy.timeZone).toISOString();
    const { id } = await aPersonalisedCourse({ name: 'Clase a medida', location: 'Polígono Sur' });
    return good(await api.enrol(aBooking(id, { scheduledDate, scheduledTime: clock, ...choice })));
  };

  it('has the classes that the armoury of the day has, in the order of the day', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest }, { lastName: 'Armada' });
    const staff = connectGraphql(server.url, admin.token);
    const late = await book(student.api, '23:59', { hasWeaponAmmo: true, ammoBoxes: [] });
    const early = await book(student.api, '00:00', {
      weapons: ['pistola-9mm', 'carabina-22lr'],
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '.22LR', quantity: 1 },
      ],
    });
    const cancelled = await book(student.api, '10:00', {});
    good(await staff.confirmEnrolments({ ids: [late.id] }));
    good(await staff.cancelEnrolments({ ids: [cancelled.id] }));
    const group = await aCourse({ scheduledDate: instantOf(day, '12:00', academy.timeZone) });
    good(await student.api.enrol({ courseId: group.id }));

    const { pending, confirmed } = good(await staff.armoury(day));
    expect(pending.classes.map(({ enrolment }) => enrolment.id)).toEqual([early.id]);
    expect(confirmed.ownWeaponClasses.map(({ enrolment }) => enrolment.id)).toEqual([late.id]);
    const common = {
      Curso: 'Clase a medida',
      Lugar: 'Polígono Sur',
      Email: student.email,
      Nombre: 'Ana',
      Apellido: 'Armada',
      'Tipo de clase': 'Tiro Defensivo',
    };
    expect(await rowsOf(`/api/exports/armoury.csv?day=${day}`)).toEqual([
      {
        ...common,
        Hora: '00:00',
        Estado: 'Pendiente',
        Armas: 'Pistola 9mm, Carabina .22LR',
        'Arma y munición propias': 'No',
        'Cajas 9mm': '2',
        'Cajas 12 UAB': '0',
        'Cajas .22LR': '1',
      },
      {
        ...common,
        Hora: '23:59',
        Estado: 'Confirmado',
        Armas: 'Pistola 9mm',
        'Arma y munición propias': 'Sí',
        'Cajas 9mm': '0',
        'Cajas 12 UAB': '0',
        'Cajas .22LR': '0',
      },
    ]);
    expect(await rowsOf(`/api/exports/armoury.csv?day=${academyDay(29)}`)).toEqual([]);
  });
});
