import { addHours, startOfSecond } from 'date-fns';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isCertificateCode } from '#domain/certificates/certificate.code.ts';
import type { CertificateContent, PublicCertificate } from '#domain/certificates/certificate.ts';
import type { Env } from '../../process/env.ts';
import { STATUS_LIST_SIZE } from './certificate.issue.ts';
import {
  CertificateModel,
  VERIFY_PATH,
  certificateUrl,
  type CertificateDocument,
} from './certificate.model.ts';
import { signClaims } from './signing-keys.ts';

/** Hours for which a signed status list may be trusted. */
const LIST_HOURS = 1;
const BITS_PER_BYTE = 8;
const MAX_LIST = 9_999;

const VC_TYPE = 'vc+jwt';
/** The type that Open Badges 3.0 demands. */
const BADGE_TYPE = 'JWT';
const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

const compress = promisify(gzip);

const findByCode = async (code: string): Promise<CertificateDocument | null> =>
  isCertificateCode(code) ? CertificateModel.findOne({ code }).lean() : null;

export const readPublicCertificate = async (code: string): Promise<PublicCertificate | null> => {
  const document = await findByCode(code);
  if (!document) return null;
  const { number, issuedAt, content, revocation, replaces, jws } = document;
  return {
    url: certificateUrl(document),
    code,
    number,
    issuedAt,
    content,
    revocation: revocation && { reason: revocation.reason, at: revocation.at },
    replaces,
    jws,
  };
};

type Site = { env: Env; publicUrl: string };

const listUrl = (publicUrl: string, list: number) => `${publicUrl}${VERIFY_PATH}/estado/${list}`;

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000);

const revokedBits = async (list: number) => {
  const bits = Buffer.alloc(STATUS_LIST_SIZE / BITS_PER_BYTE);
  const ofList = { $gte: `${list}/`, $lt: `${list}/:` };
  const revoked = CertificateModel.find({ statusKey: ofList, revocation: { $ne: null } }, { statusKey: 1 });
  for await (const { statusKey } of revoked.lean().cursor()) {
    const index = Number(statusKey.split('/')[1]);
    const at = Math.floor(index / BITS_PER_BYTE);
    // The first index is the leftmost bit.
    bits.writeUInt8(bits.readUInt8(at) | (0x80 >> (index % BITS_PER_BYTE)), at);
  }
  return bits;
};

/** A Bitstring Status List as a signed credential; null for what is no number of a list, or without a key. */
export const signedStatusList = async ({ env, publicUrl }: Site, list: number, now: Date) => {
  if (!Number.isInteger(list) || list < 0 || list > MAX_LIST) return null;
  const id = listUrl(publicUrl, list);
  const validUntil = addHours(now, LIST_HOURS);
  return signClaims(env, {
    type: VC_TYPE,
    claims: {
      '@context': [CREDENTIALS_CONTEXT],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: publicUrl,
      iss: publicUrl,
      iat: secondsOf(now),
      exp: secondsOf(validUntil),
      validFrom: now.toISOString(),
      validUntil: validUntil.toISOString(),
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: `u${(await compress(await revokedBits(list))).toString('base64url')}`,
      },
    },
  });
};

type Certified = CertificateDocument & { content: CertificateContent };

const badgeOf = ({ issuer, code, number, issuedAt, statusKey, content }: Certified) => {
  const url = certificateUrl({ issuer, code });
  const holder = `${url}#titular`;
  const [list, index] = statusKey.split('/');
  const statusListCredential = listUrl(issuer, Number(list));
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    iss: issuer,
    jti: url,
    sub: holder,
    nbf: secondsOf(issuedAt),
    issuer: { id: issuer, type: ['Profile'], name: content.academy, url: issuer },
    name: content.course,
    // Equal to `nbf`, which has no milliseconds.
    validFrom: startOfSecond(issuedAt).toISOString(),
    credentialSubject: {
      id: holder,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: content.name },
      ],
      achievement: {
        id: `${url}#logro`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: content.course,
        description: `Certificado ${number}`,
        criteria: { narrative: `Completó la clase el ${content.day}.` },
      },
    },
    credentialStatus: {
      id: `${statusListCredential}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential,
    },
  };
};

/** An Open Badge 3.0 as VC-JWT; null for an unknown code, an erased person, or without a key. */
export const openBadge = async ({ env }: Site, code: string) => {
  const document = await findByCode(code);
  if (!document?.content) return null;
  const claims = badgeOf({ ...document, content: document.content });
  return signClaims(env, { type: BADGE_TYPE, claims, hasKey: true });
};
