import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { AcademyApi, Payload } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  aDocumentNumber,
  aRegistration,
  aStudent,
  academyDay,
  anEmail,
  everythingStored,
  good,
} from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const conflict = (detail: string) => ({ ok: false, status: 409, detail });

describe.each(surfaces)('register by %s', (_surface, connect) => {
  let api: AcademyApi;
  let taken: { email: string; documentNumber: string };

  beforeAll(async () => {
    api = connect(server.url);
    taken = { email: anEmail(), documentNumber: `AB ${aDocumentNumber()}` };
    await aStudent({ url: server.url, connect }, taken);
  });

  const meAfter = async (registration: Payload) =>
    good(await connect(server.url, good(await api.register(registration)).accessToken).me());

  it('returns a bearer token and nothing else', async () => {
    const session = good(await api.register(aRegistration()));
    expect(session).toEqual({ accessToken: expect.stringMatching(/^[\w-]{40,}$/), tokenType: 'bearer' });
  });

  it('creates an active student with the given profile', async () => {
    const before = Date.now();
    const { password: _, ...profile } = aRegistration();
    // GraphQL returns these two as well.
    const {
      pendingEmail: _email,
      pendingEmailUntil: _until,
      ...me
    } = await meAfter({
      ...profile,
      password: 'secreto-1',
    });
    expect(me).toEqual({
      ...profile,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      role: 'student',
      isActive: true,
      needsSetup: false,
      postalCode: null,
      clu: null,
      cluExpiration: null,
      createdAt: expect.any(String),
    });
    expect(Date.parse(me.createdAt)).toBeGreaterThanOrEqual(before);
  });

  it('leaves phone, city and province null when they are absent, null or blank', async () => {
    const empty = { phone: null, city: null, province: null };
    const { phone: _phone, city: _city, province: _province, ...required } = aRegistration();
    expect(await meAfter(required)).toMatchObject(empty);
    expect(await meAfter(aRegistration(empty))).toMatchObject(empty);
    expect(await meAfter(aRegistration({ phone: '', city: '  ', province: '' }))).toMatchObject(empty);
  });

  it('a text that the account was stored without is null', async () => {
    const student = await aStudent({ url: server.url, connect });
    await UserModel.updateOne({ _id: student.id }, { $unset: { city: 1 } });
    expect(good(await student.api.me())).toMatchObject({ city: null });
  });

  it('trims texts and lowercases the email; the document number is not changed', async () => {
    const email = anEmail();
    const documentNumber = `ab.${aDocumentNumber()}-x`;
    const me = await meAfter(
      aRegistration({
        email: `  ${email.toUpperCase()} `,
        firstName: '  Íñigo ',
        documentNumber: ` ${documentNumber} `,
      }),
    );
    expect(me).toMatchObject({ email, firstName: 'Íñigo', documentNumber });
  });

  it.each([
    [
      'the shortest',
      { firstName: 'Al', lastName: 'Bo', address: 'Ruta8', password: '123456', documentType: 'Cedula' },
    ],
    [
      'the longest',
      {
        firstName: 'a'.repeat(100),
        lastName: 'b'.repeat(100),
        address: 'c'.repeat(200),
        password: 'p'.repeat(128),
        phone: '1'.repeat(30),
        city: 'c'.repeat(100),
        province: 'p'.repeat(100),
        documentNumber: `${aDocumentNumber()}-${'x'.repeat(11)}`,
      },
    ],
    [
      'a document of five and birth today',
      { documentNumber: aDocumentNumber().slice(0, 5), birthDate: academyDay(0) },
    ],
    [
      'a leap day, other alphabets, an apostrophe and markup, which is only text',
      {
        firstName: 'Łukasz',
        lastName: "O'Higgins Ñandú",
        address: '<script>alert(1)</script>',
        birthDate: '2000-02-29',
      },
    ],
  ])('accepts %s', async (_, differences) => {
    expect(await meAfter(aRegistration(differences))).toMatchObject(
      Object.fromEntries(Object.entries(differences).filter(([key]) => key !== 'password')),
    );
  });

  it('accepts any characters in a password, without normalisation', async () => {
    const person = aRegistration({ password: '  ñ 🔑  ' });
    good(await api.register(person));
    expect((await api.login({ email: person.email, password: '  ñ 🔑  ' })).ok).toBe(true);
    expect((await api.login({ email: person.email, password: 'ñ 🔑  ' })).ok).toBe(false);
  });

  it('cuts a full timestamp of birth to its date, whatever its zone', async () => {
    expect((await meAfter(aRegistration({ birthDate: '1990-05-17T00:00:00.000Z' }))).birthDate).toBe(
      '1990-05-17',
    );
    expect((await meAfter(aRegistration({ birthDate: '1990-05-17T23:59:59-03:00' }))).birthDate).toBe(
      '1990-05-17',
    );
  });

  it('ignores fields that a user may not set, and unknown keys', async () => {
    const forbidden = {
      role: 'admin',
      isActive: false,
      points: 500,
      clu: 'CLU-1',
      cluExpiration: '2030-01-01',
      postalCode: 'B1642',
      id: NO_SUCH_ID,
      _id: NO_SUCH_ID,
      passwordHash: 'x',
      needsSetup: true,
      $set: { role: 'admin' },
    };
    const me = await meAfter(aRegistration(forbidden));
    expect(me).toMatchObject({
      role: 'student',
      isActive: true,
      clu: null,
      cluExpiration: null,
      postalCode: null,
    });
    expect(me.id).not.toBe(NO_SUCH_ID);
    const document = await UserModel.collection.findOne({ email: me.email });
    expect(
      Object.keys(document ?? {}).filter((key) => ['points', '$set', 'needsSetup', 'id'].includes(key)),
    ).toEqual([]);
  });

  it('rejects an email that has an account, in any notation', async () => {
    for (const email of [taken.email, ` ${taken.email.toUpperCase()} `]) {
      expect(await api.register(aRegistration({ email }))).toEqual(conflict('email already registered'));
    }
  });

  it.each([
    ['in lower case with dots', (text: string) => text.toLowerCase().replace(' ', '.')],
    ['with dashes', (text: string) => text.replace(' ', '-').replace(/(\d)$/, '–$1')],
    ['without spaces', (text: string) => text.replace(' ', '')],
    [
      'in full-width digits',
      (text: string) => text.replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d))),
    ],
  ])('rejects a document number that is taken, written %s, of another type too', async (_, write) => {
    const documentNumber = write(taken.documentNumber);
    expect(await api.register(aRegistration({ documentNumber, documentType: 'Pasaporte' }))).toEqual(
      conflict('document_number already registered'),
    );
  });

  it('reports the email when both are taken, and stores nothing of a rejected registration', async () => {
    const before = await everythingStored();
    expect(await api.register(aRegistration(taken))).toEqual(conflict('email already registered'));
    expect(await everythingStored()).toEqual(before);
  });

  it('lists every faulty field in the order of the payload, with the message of the first one', async () => {
    expect(await api.register({})).toEqual({
      ok: false,
      status: 422,
      detail: messages.email,
      fields: [
        { field: 'email', message: messages.email },
        { field: 'password', message: messages.password },
        { field: 'firstName', message: messages.firstName },
        { field: 'lastName', message: messages.lastName },
        { field: 'documentType', message: 'Required' },
        { field: 'documentNumber', message: messages.documentNumber },
        { field: 'birthDate', message: 'Required' },
        { field: 'gender', message: 'Required' },
        { field: 'address', message: messages.address },
      ],
    });
  });

  it('stores nothing of an invalid registration', async () => {
    const before = await everythingStored();
    for (const faulty of [
      { email: { $ne: null } },
      { documentNumber: 'PENDING-123' },
      { birthDate: '2999-01-01' },
    ]) {
      expect((await api.register(aRegistration(faulty))).status).toBe(422);
    }
    expect(await everythingStored()).toEqual(before);
  });
});
