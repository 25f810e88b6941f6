import { describe, expect, it } from 'vitest';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { ImportOutcome } from '../../src/features/imports/import-file.ts';
import {
  aDocumentNumber,
  aStudent,
  anAdmin,
  anEmail,
  aPending,
  everyEffectStored,
  good,
} from '../builders.ts';
import { crashBeforeEveryWrite } from '../crashes.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const dryRun = async (csv: string) => good(await admin.api.importUsers({ csv }));
const apply = async (csv: string) => good(await admin.api.importUsers({ csv, dryRun: false }));

const HEADER =
  'Email;Nombre;Apellido;Tipo de documento;Número de documento;Fecha de nacimiento;Género;Dirección;Teléfono';

type Cells = Partial<Record<'email' | 'name' | 'kind' | 'document' | 'birth' | 'gender' | 'address', string>>;

let documents = 2_000_000;

/** Of seven digits, as an old DNI has: never the same twice, nor one of the eight digits that others have. */
const aShortDocument = () => String((documents += 1));

const aRow = (cells: Cells = {}) =>
  [
    cells.email ?? anEmail(),
    cells.name ?? 'Ana',
    'Gómez',
    cells.kind ?? 'DNI',
    cells.document ?? aShortDocument(),
    cells.birth ?? '1990-05-17',
    cells.gender ?? 'Mujer',
    cells.address ?? 'Av. San Martín 1234',
    "'+54 11 4000-0000",
  ].join(';');

const fileOf = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

const nothingFaulty = { faults: [], warnings: [] };

describe('an import of users', () => {
  it.each(['\u0000', '\u001b', '\u202E'])(
    'reports each cell with the character %j, which would change the address',
    async (hidden) => {
      const email = anEmail();
      const outcome = await apply(
        fileOf(aRow({ email: `x${hidden}${email}` }), `${hidden};${hidden}`, aRow()),
      );
      expect(outcome).toMatchObject({ created: 0 });
      expect(outcome.faults).toEqual([
        { line: 2, field: 'Email', message: messages.importControls },
        { line: 3, field: 'Email', message: messages.importControls },
        { line: 3, field: 'Nombre', message: messages.importControls },
      ]);
    },
  );

  it('creates complete users who can be found, without a password', async () => {
    const [email, document] = [anEmail(), '28.123.' + aDocumentNumber().slice(0, 3)];
    expect(await apply(fileOf(aRow({ email: ` ${email.toUpperCase()} `, document })))).toEqual({
      dryRun: false,
      created: 1,
      existing: 0,
      ...nothingFaulty,
    });
    const found = good(await admin.api.users({ search: email }));
    expect(found.nodes).toMatchObject([
      {
        email,
        firstName: 'Ana',
        documentNumber: document,
        birthDate: '1990-05-17',
        phone: '+54 11 4000-0000',
        role: 'student',
        isActive: true,
        needsSetup: false,
      },
    ]);
    const stored = await UserModel.findOne({ email }).select('+passwordHash').lean();
    expect(stored).toMatchObject({ passwordHash: null, documentKey: documentKey(document) });
  });

  it('gives a user without a document number a pending profile with the other data', async () => {
    const email = anEmail();
    await apply(`Email;Nombre;Apellido;Ciudad\n${email};;Vega;Pilar`);
    const found = good(await admin.api.users({ search: email })).nodes[0];
    expect(found).toMatchObject({ needsSetup: true, firstName: null, lastName: 'Vega', city: 'Pilar' });
  });

  it('stores nothing in a dry run, which is the default', async () => {
    const before = await everyEffectStored();
    expect(await dryRun(fileOf(aRow(), aRow()))).toEqual({
      dryRun: true,
      created: 2,
      existing: 0,
      ...nothingFaulty,
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('of the same file a second time changes nothing', async () => {
    const csv = fileOf(aRow(), aRow(), `${anEmail()};Eva;Paz;;;;;;`);
    expect(await apply(csv)).toMatchObject({ created: 3, existing: 0 });
    const before = await everyEffectStored();
    expect(await apply(csv)).toEqual({ dryRun: false, created: 0, existing: 3, ...nothingFaulty });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('of a file that was stored in part stores the rest', async () => {
    const [first, second] = [aRow(), aRow()];
    await apply(fileOf(first));
    expect(await apply(fileOf(first, second))).toMatchObject({ created: 1, existing: 1, faults: [] });
  });

  it('reports every faulty line and field, and stores no user', async () => {
    const taken = await aStudent(server);
    const { email, documentNumber } = good(await taken.api.me());
    const [twice, document] = [anEmail(), aDocumentNumber()];
    const before = await everyEffectStored();
    const csv = fileOf(
      aRow({ email: 'nadie', name: 'A', birth: '2990-01-01' }),
      aRow({ kind: 'Carnet', gender: '', address: '' }),
      aRow({ email: twice }),
      aRow({ email: twice.toUpperCase() }),
      aRow({ document: `${document.slice(0, 2)}.${document.slice(2)}` }),
      aRow({ document }),
      aRow({ email }),
      aRow({ document: documentNumber }),
      aRow({ document: 'PENDING-123' }),
      `${aRow()};de más`,
      aRow(),
    );
    const faults = [
      [2, 'Email', messages.email],
      [2, 'Nombre', messages.firstName],
      [2, 'Fecha de nacimiento', messages.birthDateInvalid],
      [3, 'Dirección', messages.address],
      [3, 'Género', messages.gender],
      [3, 'Tipo de documento', messages.documentType],
      [5, 'Email', messages.importRepeatedEmail],
      [7, 'Número de documento', messages.importRepeatedDocument],
      [8, 'Número de documento', messages.importOtherDocument],
      [9, 'Número de documento', messages.documentTakenShown],
      [10, 'Número de documento', messages.documentNumber],
      [11, '', messages.importCells],
    ];
    const outcome = await apply(csv);
    expect(outcome).toMatchObject({ created: 0, existing: 0 });
    const reported = outcome.faults.map(({ line, field, message }) => [line, field, message]);
    expect(reported.sort()).toEqual(faults.sort());
    expect((await dryRun(csv)).faults).toEqual(outcome.faults);
    expect(await everyEffectStored()).toEqual(before);
  });

  it('does not change a user who completes the profile or has completed it', async () => {
    const pending = await aPending(server);
    expect(await apply(fileOf(aRow({ email: pending.email })))).toMatchObject({ created: 0, existing: 1 });
    const complete = await aStudent(server);
    expect(await apply(`Email\n${complete.email}`)).toMatchObject({ created: 0, existing: 1, faults: [] });
  });

  it('counts as the registration of an invited friend', async () => {
    const email = anEmail();
    const referrer = await aStudent(server);
    good(await referrer.api.createReferral({ referredEmail: email }));
    await apply(`Email\n${email}\n${anEmail()}`);
    await sweep(server.deps);
    expect(good(await referrer.api.myReferrals())).toMatchObject([
      { referredEmail: email, status: 'registered' },
    ]);
  });

  it('creates no admin, and does not reactivate a user', async () => {
    const email = anEmail();
    const outcome = await apply(`Email;Rol;Activo;Notas\n${email};Admin;no;x`);
    expect(outcome.warnings).toEqual(['La columna «Rol» no se importa', 'La columna «Notas» no se importa']);
    expect(good(await admin.api.users({ search: email })).nodes[0]).toMatchObject({
      role: 'student',
      isActive: false,
    });
  });
});

describe('what a spreadsheet has destroyed', () => {
  const EXPONENT = '2,0123E+10';

  it('is refused in a file of users, by line and column', async () => {
    const csv = fileOf(aRow({ document: EXPONENT }), aRow({ document: '#¡VALOR!' }), aRow());
    expect((await dryRun(csv)).faults).toEqual([
      { line: 2, field: 'Número de documento', message: messages.spreadsheetDamage },
      { line: 3, field: 'Número de documento', message: messages.spreadsheetDamage },
    ]);
  });

  it('is refused on every other way in', async () => {
    const student = await aStudent(server);
    const staff = admin.api;
    const firearm = { make: 'Bersa', serial: EXPONENT, model: 'pistola-9mm' };
    const ways = {
      profile: await student.api.updateProfile({ phone: EXPONENT }),
      person: await staff.createPerson({ firstName: 'Ana', phone: '#N/D' }),
      staff: await staff.updateUser({ id: student.id, documentNumber: EXPONENT }),
      licence: await staff.updateUser({ id: student.id, clu: EXPONENT }),
      firearm: await staff.createFirearm(firearm),
      cuim: await staff.createFirearm({ ...firearm, serial: 'E-1', cuim: '####' }),
    };
    for (const [way, result] of Object.entries(ways)) {
      expect({ way, result }).toMatchObject({
        result: { ok: false, status: 422, detail: messages.spreadsheetDamage },
      });
    }
    const csv = `Marca;Número de serie;Modelo\r\nBersa;${EXPONENT};Pistola 9mm`;
    expect(good(await staff.importFirearms({ csv })).faults).toEqual([
      { line: 2, field: 'Número de serie', message: messages.spreadsheetDamage },
    ]);
  });

  it('is not a DNI of other than 7 or 8 digits: that is imported with a warning', async () => {
    const csv = fileOf(
      aRow(),
      aRow({ document: '201234567' }),
      aRow({ document: 'AB.12345', kind: 'Pasaporte' }),
    );
    const warned = { faults: [], warnings: [`Línea 3, 201234567: ${messages.unusualDni}`] };
    expect(await dryRun(csv)).toMatchObject({ created: 3, ...warned });
    expect(await apply(csv)).toMatchObject({ created: 3, ...warned });
  });
});

describe('a file of users', () => {
  it('may begin with the line that tells a spreadsheet the separator', async () => {
    const csv = `sep=;\r\n${fileOf(aRow(), aRow({ gender: 'Otra' }))}`;
    expect(await dryRun(csv)).toMatchObject({ faults: [{ line: 4, field: 'Género' }] });
    const told = `\uFEFFsep=,\n${fileOf(aRow()).replaceAll(';', ',')}`;
    expect(await apply(told)).toMatchObject({ created: 1, ...nothingFaulty });
  });

  const outcomes = async (csv: string): Promise<ImportOutcome> => dryRun(csv);

  it.each([
    ['commas', ','],
    ['tabs', '\t'],
  ])('may have %s between its cells, any order of columns and any case', async (_, separator) => {
    const rows = [
      ['APELLIDO', 'email', 'numero de documento'],
      ['Gómez', anEmail(), ''],
    ];
    const csv = rows.map((row) => row.join(separator)).join('\n');
    expect(await outcomes(`\uFEFF${csv}\n`)).toMatchObject({ created: 1, ...nothingFaulty });
  });

  it('may have the days that a spreadsheet in Spanish writes', async () => {
    const email = anEmail();
    await apply(`${HEADER}\n${aRow({ email, birth: '7/5/1990', kind: 'dni', gender: 'MUJER' })}`);
    expect(good(await admin.api.users({ search: email })).nodes[0]).toMatchObject({
      birthDate: '1990-05-07',
    });
  });

  it('reports the line of the spreadsheet, after cells of several lines and empty lines', async () => {
    const csv = `Email;Nombre\n${anEmail()};"Ana\nMaría"\n\n;\nnadie;Eva`;
    expect((await outcomes(csv)).faults).toEqual([{ line: 6, field: 'Email', message: messages.email }]);
  });

  const rejection = (message: string) => ({
    ok: false,
    status: 422,
    detail: message,
    fields: [{ field: 'csv', message }],
  });

  it.each([
    ['nothing', '', messages.importHeader],
    ['no column of emails', 'Nombre\nAna', messages.importHeader],
    ['a column twice', 'Email;Nombre;nombre\n', messages.importHeader],
    ['quotes that are left open', 'Email;Nombre\n"a@example.com;Ana', messages.importQuotes],
    ['another encoding', 'Email;Nombre\na@example.com;Mar\uFFFDa', messages.importEncoding],
    ['2,001 lines', `Email${'\na@example.com'.repeat(2_001)}`, messages.importTooLong],
    ['more than 1 MB', `Email;Nombre\na@example.com;${'a'.repeat(1_000_000)}`, messages.importTooLarge],
  ])('with %s is rejected', async (_, csv, message) => {
    expect(await admin.api.importUsers({ csv })).toEqual(rejection(message));
  });
});

describe('a large import', () => {
  /** A busy machine may not be done in time: the same file again finishes it. */
  const applyAgain = async (csv: string): Promise<ImportOutcome> => {
    const result = await admin.api.importUsers({ csv, dryRun: false });
    return !result.ok && result.status === 503 ? applyAgain(csv) : good(result);
  };

  it('of 2,000 users is stored completely, and without duplicates when repeated', async () => {
    const csv = fileOf(...Array.from({ length: 2_000 }, () => aRow()));
    const before = await UserModel.countDocuments();
    expect(await applyAgain(csv)).toMatchObject({ faults: [] });
    expect(await applyAgain(csv)).toMatchObject({ created: 0, existing: 2_000, faults: [] });
    expect(await UserModel.countDocuments()).toBe(before + 2_000);
  }, 120_000);

  it('twice at once creates no duplicates', async () => {
    const csv = fileOf(...Array.from({ length: 300 }, () => aRow()));
    const before = await UserModel.countDocuments();
    const results = await Promise.all([1, 2, 3].map(() => admin.api.importUsers({ csv, dryRun: false })));
    for (const result of results) {
      if (result.ok) expect(result.data.created + result.data.existing).toBe(300);
      // Some servers let the others wait for too long.
      else expect(result.status).toBe(503);
    }
    expect(await applyAgain(csv)).toMatchObject({ faults: [] });
    expect(await UserModel.countDocuments()).toBe(before + 300);
  });

  if (isWhole) {
    it('that a crash interrupts before any write creates all users or none, and the rest by the same file', async () => {
      const ROWS = 600;
      let csv = '';
      let before = 0;
      await crashBeforeEveryWrite({
        settings: { MONGODB_URI: server.settings.MONGODB_URI ?? '', DB_NAME: server.settings.DB_NAME ?? '' },
        prepare: async () => {
          csv = fileOf(...Array.from({ length: ROWS }, () => aRow()));
          before = await UserModel.countDocuments();
          return (url) => connectGraphql(url, admin.token).importUsers({ csv, dryRun: false });
        },
        check: async () => {
          const stored = (await UserModel.countDocuments()) - before;
          expect([0, ROWS]).toContain(stored);
          expect(await apply(csv)).toMatchObject({ created: ROWS - stored, existing: stored, faults: [] });
          expect(await UserModel.countDocuments()).toBe(before + ROWS);
        },
      });
    }, 240_000);
  }

  it('is for admins only, before its file is read', async () => {
    const student = await aStudent(server);
    const query = 'mutation ($csv: String!) { importUsers(input: { csv: $csv }) { created } }';
    const variables = { csv: `Email\n${`${anEmail()}\n`.repeat(1_500)}` };
    const statusFor = async (token?: string) =>
      (await postGraphql(server.url, { query, variables }, token)).response.status;
    expect(await statusFor()).toBe(413);
    expect(await statusFor(student.token)).toBe(413);
    expect(await statusFor(admin.token)).toBe(200);
  });
});
