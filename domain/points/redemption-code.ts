/** Crockford base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const BITS = 5n;
const MASK = (1n << BITS) - 1n;

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a with a final mix, so that consecutive ids have different codes. */
const hashOf = (text: string) => {
  let hash = OFFSET;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  hash = BigInt.asUintN(64, (hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  return hash ^ (hash >> 33n);
};

/** The code of a redemption: 8 characters derived from the id of its entry. Codes are not unique. */
export const redemptionCode = (id: string) => {
  const hash = hashOf(id);
  return Array.from({ length: LENGTH }, (_, index) => {
    const digit = (hash >> (BigInt(index) * BITS)) & MASK;
    return ALPHABET[Number(digit)] ?? '';
  }).join('');
};

/** Normalises a typed code: any case, spaces or dashes, O for 0, I or L for 1. */
export const foldRedemptionCode = (text: string) =>
  text
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const HALF = 4;

/** `K7QM-2X9D`: in groups of four. */
export const codeText = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
