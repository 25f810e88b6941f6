import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MAX_LIST_LENGTH, cutLists, fields, parseInput } from './schema.ts';

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
    errors: [{ field: '', message: 'Invalid input', code: 'INVALID' }],
  });
});

it('a list without a maximum of its own is rejected, never shortened', () => {
  const schema = fields({ ids: v.array(v.number()) });
  expect(parseInput(schema, { ids: rows(MAX_LIST_LENGTH) }).ok).toBe(true);
  expect(parseInput(schema, { ids: rows(MAX_LIST_LENGTH + 1) })).toEqual({
    ok: false,
    errors: [{ field: 'ids', message: 'Invalid input', code: 'TOO_LONG' }],
  });
});
