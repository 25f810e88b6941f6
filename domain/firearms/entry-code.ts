import { addMinutes, subMinutes } from 'date-fns';
import * as v from 'valibot';
import { academy } from '../academy.ts';
import { dayIn } from '../dates/date-text.ts';

/*
 * The code with which a student enters on a day of a class: a compact JWS (Ed25519) in a QR code, signed by the server
 * and verified by a telephone without a network. It has nothing of the person but their id.
 */

/** In the protected header: keys that sign certificates sign entry codes as well, and neither is taken for the other. */
export const ENTRY_CODE_TYPE = 'entry+jws';
const AUDIENCE = 'entry';

/** How far the clock of a telephone may be off, which matters around midnight. */
const CLOCK_MINUTES = 10;

const ALGORITHM = 'Ed25519';

const headerSchema = v.object({ alg: v.literal('EdDSA'), typ: v.literal(ENTRY_CODE_TYPE), kid: v.string() });

const claimsSchema = v.object({
  iss: v.string(),
  aud: v.literal(AUDIENCE),
  /** Id of the student. */
  sub: v.string(),
  day: v.string(),
  /** Seconds since 1970: the end of the day, or of the class if that is later. */
  exp: v.number(),
});

export type EntryCodeClaims = v.InferOutput<typeof claimsSchema>;

type Issued = { issuer: string; studentId: string; day: string; expiresAt: Date };

const MS_PER_SECOND = 1_000;

export const entryCodeClaims = ({ issuer, studentId, day, expiresAt }: Issued): EntryCodeClaims => ({
  iss: issuer,
  aud: AUDIENCE,
  sub: studentId,
  day,
  exp: Math.floor(expiresAt.getTime() / MS_PER_SECOND),
});

/** What verifies codes: who signs them, and the public keys, each with its coordinate `x` of a JWK. */
export type EntryKeys = { issuer: string; keys: readonly { kid: string; x: string }[] };

export type EntryCode =
  | { result: 'ok'; studentId: string; day: string }
  /** Of another academy, or by a key that is not known here. */
  | { result: 'foreign' }
  /** Of another day. */
  | { result: 'expired' }
  | { result: 'altered' }
  /** No entry code at all, as a certificate or a link. */
  | { result: 'unreadable' };

/** Throws where the browser has no Ed25519. */
export const verifyEntryCode = async (
  text: string,
  { issuer, keys, now }: EntryKeys & { now: Date },
): Promise<EntryCode> => {
  const [head = '', payload = '', signature = '', ...rest] = text.split('.');
  const header = rest.length === 0 ? parsePart(headerSchema, head) : null;
  if (!header) return { result: 'unreadable' };
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return { result: 'foreign' };
  const bytes = bytesOf(signature);
  const isSigned = bytes !== null && (await isSignedBy(key.x, bytes, `${head}.${payload}`));
  if (!isSigned) return { result: 'altered' };
  const claims = parsePart(claimsSchema, payload);
  if (!claims) return { result: 'unreadable' };
  if (claims.iss !== issuer) return { result: 'foreign' };
  if (!isValidAt(claims, now)) return { result: 'expired' };
  return { result: 'ok', studentId: claims.sub, day: claims.day };
};

/** From its day on, until it expires: at midnight, or when a class that goes on past it ends. */
const isValidAt = ({ day, exp }: EntryCodeClaims, now: Date) => {
  const [earliest, latest] = [subMinutes(now, CLOCK_MINUTES), addMinutes(now, CLOCK_MINUTES)];
  return day <= dayIn(latest, academy.timeZone) && earliest.getTime() < exp * MS_PER_SECOND;
};

const isSignedBy = async (x: string, signature: BufferSource, text: string) => {
  const jwk = { kty: 'OKP', crv: ALGORITHM, x };
  const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify']);
  return crypto.subtle.verify(ALGORITHM, key, signature, new TextEncoder().encode(text));
};

const parsePart = <Schema extends v.GenericSchema>(schema: Schema, part: string) => {
  const bytes = bytesOf(part);
  if (!bytes) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** Of base64url. Null for other texts, also for one of several that stand for the same bytes: it is not what was signed. */
const bytesOf = (part: string) => {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const written = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return written === part ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
};
