import { describe, expect, it } from 'vitest';
import { parseInput } from '../schema.ts';
import { isPendingDocument } from '../users/pending-document.ts';
import { documentKey, emailSchema, registerSchema } from './auth.schema.ts';

const emailOf = (text: unknown) => {
  const parsed = parseInput(emailSchema, text);
  return parsed.ok ? parsed.value : null;
};

describe('email', () => {
  it.each([
    ['Ana@Example.COM', 'ana@example.com'],
    ['  ana@example.com\t', 'ana@example.com'],
    ['\u00a0ana@example.com\ufeff', 'ana@example.com'],
    ['ANA+curso@EXAMPLE.com', 'ana+curso@example.com'],
  ])('%j is the same address as %j', (text, email) => {
    expect(emailOf(text)).toBe(email);
  });

  it.each([
    "o'brien@example.com",
    'ana@xn--mller-kva.de',
    'ana@example.xn--p1ai',
    'ana@x--y.com',
    'ana/curso=1@a.b-c.example.com',
    '_ana-@1.co',
  ])('%s is an address', (text) => {
    expect(emailOf(text)).toBe(text);
  });

  it.each([
    ['a dot more', 'a.na@example.com'],
    ['a plus', 'ana+1@example.com'],
    ['another domain', 'ana@example.org'],
  ])('%s gives another address', (_, text) => {
    expect(emailOf(text)).not.toBe('ana@example.com');
    expect(emailOf(text)).not.toBeNull();
  });

  it.each([
    ['Cyrillic а', '\u0430na@example.com'],
    ['Kelvin sign', '\u212aarl@example.com'],
    ['dotless ı', 'mar\u0131a@example.com'],
    ['long ſ', 'jo\u017fe@example.com'],
    ['full-width', 'ａna@example.com'],
    ['full-width @', 'ana＠example.com'],
    ['combining accent', 'ana\u0301@example.com'],
    ['zero width space', 'an\u200ba@example.com'],
    ['zero width joiner', 'an\u200da@example.com'],
    ['soft hyphen', 'an\u00ada@example.com'],
    ['right-to-left mark', 'ana\u200f@example.com'],
    ['direction override', 'ana\u202e@example.com'],
    ['look-alike domain', 'ana@ex\u0430mple.com'],
    ['ideographic full stop', 'ana@example\u3002com'],
    ['NUL', 'ana\u0000@example.com'],
    ['inner space', 'ana @example.com'],
    ['no domain', 'ana@'],
    ['no top level', 'ana@example'],
    ['two @', 'ana@@example.com'],
    ['an empty label', 'ana@example..com'],
    ['a label that ends with a hyphen', 'ana@example-.com'],
    ['a label that begins with a hyphen', 'ana@-example.com'],
    ['a dot at the end', 'ana.@example.com'],
    ['two dots', 'an..a@example.com'],
    ['a number for a top level', 'ana@127.0.0.1'],
    ['a quoted part', '"ana"@example.com'],
    ['angle brackets', '<ana@example.com>'],
  ])('a confusable address is rejected: %s', (_, text) => {
    expect(emailOf(text)).toBeNull();
  });

  // Backtracking over so many characters would not end.
  it('a hostile text is validated in little time', () => {
    for (const text of ['a'.repeat(200_000), `${'a.'.repeat(100_000)}@`, `a@${'a-'.repeat(100_000)}`]) {
      expect(emailOf(text)).toBeNull();
    }
  });
});

describe('the key of a document', () => {
  it.each([
    ['30.111.222', '30111222'],
    ['30 111 222', '30111222'],
    ['30-111-222', '30111222'],
    ['30–111—222', '30111222'],
    ['30\u2212111\u2212222', '30111222'],
    ['30\u200b111\u00ad222\u2060', '30111222'],
    ['30\u3164111\u034f222\ufe0f', '30111222'],
    [' ab.123-c ', 'AB123C'],
    ['３０１１１２２２', '30111222'],
    ['30\u00a0111\u2009222', '30111222'],
  ])('%j is %j', (text, key) => {
    expect(documentKey(text)).toBe(key);
  });

  it('is different for every digit and letter', () => {
    expect(documentKey('30111222')).not.toBe(documentKey('30111223'));
    expect(documentKey('AB1')).not.toBe(documentKey('AC1'));
  });

  it('a pending document is recognised by its marker only', () => {
    expect(isPendingDocument('PENDING-abc')).toBe(true);
    expect(isPendingDocument('30111222')).toBe(false);
  });
});

describe('registration', () => {
  const schema = registerSchema('2026-05-20');
  const person = {
    email: 'ana@example.com',
    password: 'secreto',
    firstName: 'Ana',
    lastName: 'Gómez',
    documentType: 'DNI',
    documentNumber: '30111222',
    birthDate: '1990-05-17',
    gender: 'Mujer',
    address: 'Calle 123',
  };

  it.each([
    ['2026-05-20', true],
    ['2026-05-21', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['1990-05-17T00:00:00.000Z', true],
    ['1990-05-17T23:59:59-03:00', true],
    ['1990-05-17T00:00:00', true],
    ['1990-05-17T', false],
    ['1990-05-17Tgarbage', false],
    ['1990-05-17T25:00:00Z', false],
    ['1990-05-17T00:00:00ZZ', false],
  ])('birth on %s is allowed: %s', (birthDate, isAllowed) => {
    expect(parseInput(schema, { ...person, birthDate }).ok).toBe(isAllowed);
  });

  it.each(['PENDI\u200bNG-ab', '\u2060pending-ab', 'PENDING\u2212ab', 'PENDING\u2013ab', 'PENDING\u00ad-ab'])(
    '%j begins like a pending document and is rejected',
    (documentNumber) => {
      expect(parseInput(schema, { ...person, documentNumber }).ok).toBe(false);
    },
  );

  it.each([
    ['firstName', '👍', false],
    ['firstName', '👍👍', true],
    ['firstName', '👍'.repeat(100), true],
    ['firstName', 'A\ud83d', false],
    ['firstName', '\u200b\u2060\u00ad', false],
    ['firstName', '\u3164\u3164', false],
    ['firstName', 'Ana\u200dMaría', true],
    ['city', '', true],
    ['city', '\u200b', false],
    ['password', '👍👍👍', false],
    ['password', '👍'.repeat(6), true],
    ['password', '👍'.repeat(128), true],
    ['password', '👍'.repeat(129), false],
  ])(
    'length counts characters, not UTF-16 units, and one must be visible: %s %j is allowed: %s',
    (field, text, isAllowed) => {
      expect(parseInput(schema, { ...person, [field]: text }).ok).toBe(isAllowed);
    },
  );

  it('keeps only its own fields', () => {
    const parsed = parseInput(schema, { ...person, role: 'admin', points: 5, $set: {} });
    expect(parsed.ok && parsed.value).toEqual(person);
  });

  it('lists its errors in the order of its fields, one each', () => {
    const parsed = parseInput(schema, { gender: 'x', password: '1', email: 5 });
    expect(!parsed.ok && parsed.errors.map(({ field }) => field)).toEqual([
      'email',
      'password',
      'firstName',
      'lastName',
      'documentType',
      'documentNumber',
      'birthDate',
      'gender',
      'address',
    ]);
  });
});
