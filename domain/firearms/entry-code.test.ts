import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academy } from '../academy.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import { ENTRY_CODE_TYPE, entryCodeClaims, verifyEntryCode, type EntryCode } from './entry-code.ts';

/** Of each kind. */
const CODES = Number(process.env.ENTRY_CODES ?? 200);

const DAY = '2026-11-28';
const STUDENT = '6650c0ffee0000000000beef';
const at = (clock: string, day = DAY) => instantOf(day, clock, academy.timeZone);

const newSigner = (kid: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { kid, privateKey, x: String(publicKey.export({ format: 'jwk' }).x) };
};
type Signer = ReturnType<typeof newSigner>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = ({ kid, privateKey }: Signer, header: object, claims: object) => {
  const text = `${part({ alg: 'EdDSA', typ: ENTRY_CODE_TYPE, kid, ...header })}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
};

const own = newSigner('own');
const former = newSigner('former');
const other = newSigner('other');
const issuer = 'https://academia.example';
const keys = [own, former].map(({ kid, x }) => ({ kid, x }));

const claimsOf = (day: string, differences: object = {}) => ({
  ...entryCodeClaims({ issuer, studentId: STUDENT, day, expiresAt: at('00:00', dayAfter(day, 1)) }),
  ...differences,
});

const codeOf = (day: string, signer = own) => signed(signer, {}, claimsOf(day));
const resultOf = async (code: string, now = at('10:00')) =>
  (await verifyEntryCode(code, { issuer, keys, now })).result;

describe('an entry code', () => {
  it('of today names the student, also by a former key', async () => {
    const ok: EntryCode = { result: 'ok', studentId: STUDENT, day: DAY };
    for (const signer of [own, former]) {
      expect(await verifyEntryCode(codeOf(DAY, signer), { issuer, keys, now: at('10:00') })).toEqual(ok);
    }
  });

  it.each([
    ['23:49', dayAfter(DAY, -1), 'expired'],
    ['23:51', dayAfter(DAY, -1), 'ok'],
    ['00:00', DAY, 'ok'],
    ['23:59', DAY, 'ok'],
    ['00:09', dayAfter(DAY, 1), 'ok'],
    ['00:10', dayAfter(DAY, 1), 'expired'],
  ])('is valid ten minutes around its day: at %s of %s it is %s', async (clock, day, result) => {
    expect(await resultOf(codeOf(DAY), at(clock, day))).toBe(result);
  });

  it('has no more of the student than the id', () => {
    expect(Object.keys(claimsOf(DAY))).toEqual(['iss', 'aud', 'sub', 'day', 'exp']);
    expect(codeOf(DAY).length).toBeLessThan(400);
  });

  it('is not one of another type or audience, whoever signed it', async () => {
    expect(await resultOf(signed(own, { typ: 'certificate+jws' }, claimsOf(DAY)))).toBe('unreadable');
    expect(await resultOf(signed(own, { alg: 'none' }, claimsOf(DAY)))).toBe('unreadable');
    expect(await resultOf(signed(own, {}, claimsOf(DAY, { aud: 'certificate' })))).toBe('unreadable');
  });

  it('is not a link, another text or a long one', async () => {
    const texts = ['', 'hola', 'a.b.c', `${issuer}/verificar/ABC#x.y.z`, `${codeOf(DAY)}.x`, 'á.é.í'];
    for (const text of [...texts, 'x'.repeat(5_000)]) expect(await resultOf(text)).toBe('unreadable');
  });
});

describe(`of ${CODES} codes`, () => {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => dayAfter(DAY, days));
  const each = (codes: fc.Arbitrary<string>, judge: (result: EntryCode['result']) => void) =>
    fc.assert(
      fc.asyncProperty(codes, async (code) => void judge(await resultOf(code))),
      { numRuns: CODES },
    );

  it('by a foreign key none is accepted, also under the name of an own one', async () => {
    await each(
      day.map((one) => codeOf(one, other)),
      (result) => expect(result).toBe('foreign'),
    );
    const posing = { ...other, kid: own.kid };
    await each(
      day.map((one) => codeOf(one, posing)),
      (result) => expect(result).toBe('altered'),
    );
  });

  it('of another academy none is accepted, even by an own key', async () => {
    const others = fc
      .uuid()
      .map((name) => signed(own, {}, claimsOf(DAY, { iss: `https://${name}.example` })));
    await each(others, (result) => expect(result).toBe('foreign'));
  });

  it('of another day none is accepted', async () => {
    const others = day.filter((one) => one !== DAY).map((one) => codeOf(one));
    await each(others, (result) => expect(result).toBe('expired'));
  });

  it('with another claim under the same signature none is accepted', async () => {
    const altered = fc
      .record({ sub: fc.string(), day })
      .filter((claims) => claims.day !== DAY)
      .map((claims) => {
        const [head, , signature] = codeOf(DAY).split('.');
        return `${head}.${part(claimsOf(DAY, claims))}.${signature}`;
      });
    await each(altered, (result) => expect(result).toBe('altered'));
  });

  it('with one other character none is accepted', async () => {
    const valid = codeOf(DAY);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=.+/ '];
    const altered = fc
      .tuple(fc.nat(valid.length - 1), fc.constantFrom(...letters))
      .map(([index, letter]) => valid.slice(0, index) + letter + valid.slice(index + 1))
      .filter((text) => text !== valid);
    await each(altered, (result) => expect(result).not.toBe('ok'));
  });

  it('that were cut short or are random none is accepted', async () => {
    const valid = codeOf(DAY);
    const cut = fc.nat(valid.length - 1).map((length) => valid.slice(0, length));
    const random = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
    await each(fc.oneof(cut, random), (result) => expect(result).not.toBe('ok'));
  });
});
