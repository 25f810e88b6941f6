import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aBooking, aPersonalisedCourse, aStudent, everyEffectStored } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';
import { RawJson } from '../wire-json.ts';

const server = useTestServer();

const NOT_TEXT: unknown[] = [null, 0, 5, true, [], ['12:00'], {}, { $ne: null }, new RawJson('1e999')];
const box = (quantity: unknown, caliber: unknown = '9mm') => [{ caliber, quantity }];

type Case = { field: string; at?: string; detail: string; values: unknown[] };

const CASES: Case[] = [
  {
    field: 'scheduledDate',
    detail: 'Selecciona una fecha',
    values: [
      undefined,
      ...NOT_TEXT,
      '',
      'mañana',
      '2030-02-30',
      '2030-1-1',
      '2030-02-30T10:00:00Z',
      '2030-13-01T10:00:00Z',
      '2030-01-01T10:00:00',
      '2030-01-01T25:00:00Z',
      '2030-01-01T10:00:00+25:00',
      '2030-01-01 10:00:00Z',
      '+012030-01-01T10:00:00Z',
      '1e999',
      '2030-01-01T10:00:00Z\u0000',
      '99999-01-01T10:00:00Z',
      '9999-12-31T23:59:00-12:00',
    ],
  },
  {
    field: 'scheduledTime',
    detail: 'Selecciona una hora',
    values: [
      undefined,
      ...NOT_TEXT,
      '',
      ' ',
      '24:00',
      '12:60',
      '9:30',
      '09:30:00',
      '9.30',
      '-1:30',
      '09:30 ',
      '0９:30',
    ],
  },
  { field: 'hasWeaponAmmo', detail: 'Required', values: [undefined] },
  {
    field: 'hasWeaponAmmo',
    detail: 'Invalid input',
    values: [null, 0, 1, 'true', 'false', '', [], {}, { $ne: null }],
  },
  {
    field: 'weapons',
    detail: 'Selecciona al menos un arma',
    values: [
      undefined,
      null,
      [],
      '',
      'pistola-9mm',
      5,
      true,
      {},
      { $ne: null },
      { 0: 'pistola-9mm', length: 1 },
    ],
  },
  {
    field: 'weapons',
    at: 'weapons.0',
    detail: 'Elige uno de estos valores: carabina-9mm, pistola-9mm, escopeta-12, carabina-22lr',
    values: [
      ['bazuca'],
      [null],
      [5],
      [''],
      [['pistola-9mm']],
      [{ $ne: null }],
      ['Pistola 9mm'],
      ['PISTOLA-9MM'],
    ],
  },
  {
    field: 'ammoBoxes',
    detail: 'Si no cuentas con municiones, debes agregar al menos una entrada',
    values: [undefined, null, [], '', '9mm', 5, true],
  },
  {
    field: 'ammoBoxes',
    at: 'ammoBoxes.0.quantity',
    detail: 'Mínimo 1 caja',
    values: [...[undefined, null, 0, -1].map((quantity) => box(quantity)), box(new RawJson('-0'))],
  },
  {
    field: 'ammoBoxes',
    at: 'ammoBoxes.0.quantity',
    detail: 'Escribe un número entero de 1 a 100',
    values: [
      ...[1.5, '1', true, [1], { $gt: 0 }, 9_007_199_254_740_992].map((quantity) => box(quantity)),
      ...['1e999', '-1e999', '9007199254740993', '0.1', '1e-7'].map((text) => box(new RawJson(text))),
    ],
  },
  {
    field: 'ammoBoxes',
    at: 'ammoBoxes.0.quantity',
    detail: 'Máximo 100 cajas por calibre',
    values: [box(101), box(2_147_483_648)],
  },
  { field: 'ammoBoxes', at: 'ammoBoxes.0.caliber', detail: 'Required', values: [[{ quantity: 1 }]] },
  {
    field: 'ammoBoxes',
    at: 'ammoBoxes.0.caliber',
    detail: 'Invalid input',
    values: [null, 5, '', '9MM', '.45', ['9mm'], { $ne: null }].map((caliber) => box(1, caliber)),
  },
  {
    field: 'ammoBoxes',
    detail: 'Invalid input',
    values: [box(1, '12 UAB'), box(1, '.22LR'), [...box(1), ...box(1, '12 UAB')]],
  },
  {
    field: 'ammoBoxes',
    detail: 'Máximo 100 cajas por calibre',
    values: [[...box(60), ...box(41)], Array(20).fill(box(6)).flat()],
  },
  {
    field: 'classType',
    detail: 'Selecciona un tipo de clase',
    values: [undefined, null, '', 'DEFENSIVE', 'Tiro Defensivo', 5, true, ['sport'], { $ne: null }],
  },
];

describe.each(surfaces)('a booking by %s', (_surface, connect) => {
  const student = useBuilt(() => aStudent({ url: server.url, connect }));
  let courseId: string;

  beforeAll(async () => {
    courseId = (await aPersonalisedCourse()).id;
  });

  it.each(CASES)(
    'returns "$detail" for every wrong $field and stores nothing',
    async ({ field, at, values, detail }) => {
      const before = await everyEffectStored();
      for (const value of values) {
        const result = await student.api.enrol(aBooking(courseId, { [field]: value }));
        expect({ value, ...result }).toEqual({
          value,
          ok: false,
          status: 422,
          detail,
          fields: [{ field: at ?? field, message: detail }],
        });
      }
      expect(await everyEffectStored()).toEqual(before);
    },
  );

  it('returns the first faulty field in the order of the payload', async () => {
    const result = await student.api.enrol(
      aBooking(courseId, { classType: 'x', weapons: [], scheduledTime: '', ammoBoxes: box(0) }),
    );
    expect(result).toMatchObject({
      status: 422,
      detail: messages.classTime,
      fields: [
        { field: 'scheduledTime' },
        { field: 'weapons' },
        { field: 'ammoBoxes.0.quantity' },
        { field: 'classType' },
      ],
    });
  });

  it('rejects more than twenty rows of ammunition and accepts twenty', async () => {
    const rows = (count: number) => Array(count).fill(box(5)).flat();
    expect((await student.api.enrol(aBooking(courseId, { ammoBoxes: rows(21) }))).status).toBe(422);
    expect((await student.api.enrol(aBooking(courseId, { ammoBoxes: rows(20) }))).ok).toBe(true);
  });
});
