import { readFileSync } from 'node:fs';
import { NoDeprecatedCustomRule, buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  BASELINE,
  baselineOf,
  breakingChanges,
  readBaseline,
  readContract,
  undatedDeprecations,
} from './contract-changes.ts';

const OURS = 'client/src/gql/persisted-documents.json';

describe('the contract in schema.graphql', () => {
  const contract = readContract();

  it('has no breaking change (accept an intended change with: npm run contract:accept -- --breaking)', () => {
    expect(breakingChanges(readBaseline(), contract)).toEqual([]);
  });

  it('equals the baseline, which includes additions (write it with: npm run contract:accept)', () => {
    expect(readFileSync(BASELINE, 'utf8')).toBe(baselineOf(contract));
  });

  it('has a date and a replacement for everything deprecated', () => {
    expect(undatedDeprecations(contract)).toEqual([]);
  });

  it('has no deprecated field that the client requests', () => {
    const documents = Object.values(JSON.parse(readFileSync(OURS, 'utf8')) as Record<string, string>);
    const errors = documents.flatMap((text) => validate(contract, parse(text), [NoDeprecatedCustomRule]));
    expect(errors.map(({ message }) => message)).toEqual([]);
  });
});

const BEFORE = `
  enum Mood { GOOD BAD }
  input Wish { what: String!, count: Int = 1 }
  type Query { first: Int, second(wish: Wish, limit: Int = 5): String!, moods: [Mood!]! }
`;

describe('a change of the contract', () => {
  it.each([
    ['a field that is gone', ['first: Int, ', '']],
    ['a field of another type', ['first: Int', 'first: Float']],
    ['a field that may be null now', ['): String!', '): String']],
    ['an argument that is gone', [', limit: Int = 5', '']],
    ['an argument that is required now', ['wish: Wish', 'wish: Wish!']],
    ['an argument with another default', ['limit: Int = 5', 'limit: Int = 6']],
    ['a new input field that is required', ['what: String!', 'what: String!, why: String!']],
    ['an enum value that is gone', ['GOOD BAD', 'GOOD']],
    ['a type that is gone', ['enum Mood { GOOD BAD }', 'scalar Mood']],
  ] as const)('is breaking: %s', (_, [from, to]) => {
    expect(BEFORE).toContain(from);
    expect(breakingChanges(buildSchema(BEFORE), buildSchema(BEFORE.replace(from, to)))).toHaveLength(1);
  });

  it.each([
    ['a new field', ['first: Int', 'first: Int, third: Int']],
    ['a field that is never null now', ['first: Int', 'first: Int!']],
    ['a new argument that is optional', ['limit: Int = 5', 'limit: Int = 5, skip: Int']],
    ['a new input field that is optional', ['what: String!', 'what: String!, why: String']],
    ['a deprecation', ['first: Int', 'first: Int @deprecated(reason: "2026-11-22: use second")']],
  ] as const)('breaks nothing: %s', (_, [from, to]) => {
    expect(BEFORE).toContain(from);
    expect(breakingChanges(buildSchema(BEFORE), buildSchema(BEFORE.replace(from, to)))).toEqual([]);
  });

  it('is found with the written baseline, which has no descriptions', () => {
    const described = buildSchema(BEFORE.replace('type Query', '"What can be read." type Query'));
    expect(baselineOf(described)).toBe(baselineOf(buildSchema(BEFORE)));
    expect(breakingChanges(buildSchema(baselineOf(described)), buildSchema(BEFORE))).toEqual([]);
  });

  it('that deprecates without a date or a reason is found', () => {
    const fields =
      'a: Int @deprecated, b: Int @deprecated(reason: "old"), c: Int @deprecated(reason: "2026-11-22: use d")';
    expect(undatedDeprecations(buildSchema(`type Query { ${fields} }`))).toHaveLength(2);
  });
});
