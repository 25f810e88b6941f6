import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  MAX_LIST_LENGTH,
  calendarDay,
  cutLists,
  fields,
  line,
  optionalLine,
  parseInput,
  wholeNumber,
} from './schema.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

it('a list is cut to one element more than the maximum, at every depth', () => {
  const cut = cutLists({ a: { b: rows(5_000) }, c: 'text' });
  expect(cut).toEqual({ a: { b: rows(MAX_LIST_LENGTH + 1) }, c: 'text' });
});

it('an input that needs no cut stays the same value', () => {
  const input = { a: [rows(MAX_LIST_LENGTH)], b: { c: null } };
  expect(cutLists(input)).toBe(input);
});

it('a deep input is not read to its end', () => {
  const deep = rows(20_000).reduce<unknown>((inner) => [inner], 0);
  expect(cutLists(deep)).toBe(deep);
});

it('a schema without a message of its own repeats no value', () => {
  expect(parseInput(v.object({ name: v.string() }), 'secret')).toEqual({
    ok: false,
    errors: [{ field: '', message: 'Indica un objeto con sus datos', code: 'INVALID' }],
  });
});

it('a list without a maximum of its own is rejected, never shortened', () => {
  const schema = fields({ ids: v.array(v.number()) });
  expect(parseInput(schema, { ids: rows(MAX_LIST_LENGTH) }).ok).toBe(true);
  expect(parseInput(schema, { ids: rows(MAX_LIST_LENGTH + 1) })).toEqual({
    ok: false,
    errors: [{ field: 'ids', message: 'Indica una lista de hasta 100 elementos', code: 'TOO_LONG' }],
  });
});

const described = fields({
  name: line({ min: 2, max: 120 }),
  note: optionalLine(200),
  count: wholeNumber({ min: 0, max: 5_000 }),
  change: v.pipe(wholeNumber({ min: -3, max: 3 }), v.notValue(0)),
  kind: v.picklist(['out', 'in']),
  isOn: v.nullish(v.boolean(), false),
  day: calendarDay(),
  rows: v.pipe(v.array(fields({ size: wholeNumber({ min: 1, max: 9 }) })), v.maxLength(3)),
});

const VALID = { name: 'ab', note: null, count: 0, change: 1, kind: 'in', day: '2026-11-25', rows: [] };

const sentenceOf = (wrong: object) => {
  const parsed = parseInput(described, { ...VALID, ...wrong });
  return parsed.ok ? null : parsed.errors.map(({ message }) => message);
};

it.each<[object, string]>([
  [{ name: undefined }, 'Escribe un texto de 2 a 120 caracteres'],
  [{ name: 5 }, 'Escribe un texto de 2 a 120 caracteres'],
  [{ name: 'a' }, 'Escribe un texto de 2 a 120 caracteres'],
  [{ name: 'ab\u202e' }, 'El texto tiene caracteres que no se ven: escríbelo de nuevo'],
  [{ note: 'x'.repeat(201) }, 'Escribe un texto de hasta 200 caracteres'],
  [{ count: '1' }, 'Escribe un número entero de 0 a 5.000'],
  [{ count: 1e15 }, 'Escribe un número entero de 0 a 5.000'],
  [{ change: 0 }, 'Escribe un número entero de -3 a 3, menos 0'],
  [{ kind: 'zzz' }, 'Elige uno de estos valores: out, in'],
  [{ isOn: 'yes' }, 'Indica true o false'],
  [{ day: '2026-02-30' }, 'Escribe un día, por ejemplo 2026-11-25'],
  [{ rows: 'x' }, 'Indica una lista de hasta 3 elementos'],
  [{ rows: [1] }, 'Indica un objeto con sus datos'],
  [{ rows: [{ size: 10 }] }, 'Escribe un número entero de 1 a 9'],
])('a field without a sentence of its own says what it allows: %j', (wrong, sentence) => {
  expect(sentenceOf(wrong)).toEqual([sentence]);
});
