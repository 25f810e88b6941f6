import { readFileSync } from 'node:fs';
import { NoDeprecatedCustomRule, parse, validate } from 'graphql';
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
