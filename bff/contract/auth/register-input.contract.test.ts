import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aRegistration, academyDay, everythingStored } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';
import { RawJson } from '../wire-json.ts';

const server = useTestServer();

/** What no text field takes: the same for every one of them. */
const NOT_TEXT: unknown[] = [
  null,
  0,
  12345678,
  true,
  [],
  ['texto válido'],
  {},
  { $ne: null },
  { $gt: '' },
  new RawJson('1e999'),
];
const CONTROL = ['Ana\u0000Gómez', 'Ana\u001bGómez', 'Ana\u202eGómez', 'Ana\u007fGómez', 'Ana\u0085Gómez'];
const ABSENT = [undefined];
const words = (min: number, max: number) => [
  '',
  ' ',
  'a'.repeat(min - 1),
  ` ${'a'.repeat(min - 1)} `,
  'a'.repeat(max + 1),
];

const CASES: { field: string; values: unknown[]; detail: string }[] = [
  {
    field: 'email',
    detail: messages.email,
    values: [
      ...NOT_TEXT,
      ...ABSENT,
      '',
      ' ',
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'a b@example.com',
      'ana@example.com, eva@example.com',
      'ana@exa mple.com',
      'ana@@example.com',
      'ana@example..com',
      'añá@example.com',
      'ana@exámple.com',
      '\u212a@example.com',
      'ana\u0000@example.com',
      'ana\u200b@example.com',
      'ana@example.com\u0000',
      'ana\n@example.com',
      `${'a'.repeat(250)}@example.com`,
      '<ana@example.com>',
    ],
  },
  {
    field: 'password',
    detail: messages.password,
    values: [...NOT_TEXT, ...ABSENT, '', '12345', 'p'.repeat(129)],
  },
  {
    field: 'firstName',
    detail: messages.firstName,
    values: [...NOT_TEXT, ...ABSENT, ...CONTROL, ...words(2, 100)],
  },
  {
    field: 'lastName',
    detail: messages.lastName,
    values: [...NOT_TEXT, ...ABSENT, ...CONTROL, ...words(2, 100)],
  },
  { field: 'phone', detail: 'Invalid input', values: [...NOT_TEXT.slice(1), ...CONTROL, '1'.repeat(31)] },
  { field: 'phone', detail: messages.spreadsheetDamage, values: ['5,49E+11', '#N/D', '####'] },
  { field: 'documentNumber', detail: messages.spreadsheetDamage, values: ['1.23E+10', '#¡REF!', '#####'] },
  { field: 'documentType', detail: 'Required', values: ABSENT },
  {
    field: 'documentType',
    detail: 'Invalid input',
    values: [...NOT_TEXT, '', 'dni', 'DNI ', 'PASAPORTE', 'CUIT', 'Cédula'],
  },
  {
    field: 'documentNumber',
    detail: messages.documentNumber,
    values: [
      ...NOT_TEXT,
      ...ABSENT,
      '',
      '1234',
      ' 1234 ',
      '1'.repeat(21),
      '12345\u0000',
      '.....',
      '- - - -',
      'PENDING-',
      'PENDING-12345',
      'pending-12345',
      'Pending-12345',
      '  PENDING-12345',
      'PENDING-12345  ',
      '\u00a0PENDING-12345',
      'ＰＥＮＤＩＮＧ-12345',
      'ＰＥＮＤＩＮＧ－12345',
      'ｐｅｎｄｉｎｇ-12345',
    ],
  },
  { field: 'birthDate', detail: 'Required', values: ABSENT },
  {
    field: 'birthDate',
    detail: 'Invalid input',
    values: [
      ...NOT_TEXT,
      '',
      'ayer',
      '17/05/1990',
      '1990-5-17',
      '1990-02-30',
      '2001-02-29',
      '1990-13-01',
      '1990-00-10',
      '0000-01-01',
      '19900-01-01',
      '1990-05-17x',
      academyDay(1),
      '2999-12-31',
      '2999-12-31T00:00:00Z',
    ],
  },
  { field: 'gender', detail: 'Required', values: ABSENT },
  { field: 'gender', detail: 'Invalid input', values: [...NOT_TEXT, '', 'hombre', 'HOMBRE', 'Otro'] },
  {
    field: 'address',
    detail: messages.address,
    values: [...NOT_TEXT, ...ABSENT, ...CONTROL, ...words(5, 200)],
  },
  { field: 'city', detail: 'Invalid input', values: [...NOT_TEXT.slice(1), ...CONTROL, 'c'.repeat(101)] },
  { field: 'province', detail: 'Invalid input', values: [...NOT_TEXT.slice(1), ...CONTROL, 'p'.repeat(101)] },
];

describe.each(surfaces)('a registration by %s', (_surface, connect) => {
  it.each(CASES)(
    'returns "$detail" for every wrong $field and stores nothing',
    async ({ field, values, detail }) => {
      const api = connect(server.url);
      const before = await everythingStored();
      for (const value of values) {
        const result = await api.register(aRegistration({ [field]: value }));
        expect({ value, ...result }).toEqual({
          value,
          ok: false,
          status: 422,
          detail,
          fields: [{ field, message: detail }],
        });
      }
      expect(await everythingStored()).toEqual(before);
    },
  );
});
