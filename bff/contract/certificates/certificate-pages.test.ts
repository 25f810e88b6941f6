import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subHours } from 'date-fns';
import { EmbeddedJWK, compactVerify } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimsOf } from '#domain/certificates/certificate.claims.ts';
import { CERTIFICATE_TYPE } from '../../src/features/certificates/certificate.issue.ts';
import {
  CertificateModel,
  type CertificateDocument,
} from '../../src/features/certificates/certificate.model.ts';
import { signedStatusList } from '../../src/features/certificates/certificate.public.ts';
import {
  publicKeys,
  resealSigningKeys,
  rotateSigningKey,
  signClaims,
  verifiedClaims,
} from '../../src/features/certificates/signing-keys.ts';
import { eraseCertificates } from '../../src/features/certificates/certificate.data.ts';
import { RULES } from '../../src/process/limits.ts';
import { aCertificate, certify, revokeStored } from '../certificate-builders.ts';
import { useTestServer } from '../harness.ts';

/** The long form: `CERTIFICATES=1000`. */
const CERTIFICATES = Number(process.env.CERTIFICATES ?? 50);
const VERIFIER = fileURLToPath(new URL('../../../docs/guide/verify-certificate.py', import.meta.url));

const server = useTestServer({ RATE_LIMITS: 'on' });

const open = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const stored = (id: string): Promise<CertificateDocument> => CertificateModel.findById(id).orFail().lean();
const pageOf = ({ code }: CertificateDocument) => open(`/verificar/${code}`);

const hasPython = spawnSync('python3', ['-c', 'import cryptography']).status === 0;
if (!hasPython) console.log('skipped: python3 with the package cryptography is not on this machine');

describe('the public page of a certificate', () => {
  it('shows the certified data, without script, and no other data of the person', async () => {
    const { id, student } = await aCertificate(server.url);
    const certificate = await stored(id);
    const { status, headers, text } = await pageOf(certificate);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('<meta name="robots" content="noindex">');
    for (const shown of ['Certificado válido', 'Tiro Defensivo', certificate.number, '2 horas']) {
      expect(text).toContain(shown);
    }
    expect(text).toContain(certificate.content?.name);
    expect(text).toContain(certificate.content?.document);
    for (const hidden of [student.email, student.id, certificate.enrolmentId.toString()]) {
      expect(text).not.toContain(hidden);
    }
    const dashed = certificate.code.toLowerCase().replace(/.{4}(?=.)/g, '$&-');
    expect((await open(`/verificar/${dashed}`)).status).toBe(200);
  });

  it('shows that a code is unknown, a certificate revoked or its person erased', async () => {
    for (const code of ['23456789ABCDEFGHJKMN', 'corto', '%3Cscript%3E']) {
      const { status, text } = await open(`/verificar/${code}`);
      expect([status, text.includes('No hay un certificado con este código')]).toEqual([404, true]);
      expect(text).not.toContain('<script>');
    }
    const { id } = await aCertificate(server.url);
    await revokeStored(id);
    const revoked = (await pageOf(await stored(id))).text;
    expect(revoked).toContain('Certificado anulado');
    expect(revoked).not.toContain('Rindió otra persona');
    const { id: erasedId, student } = await aCertificate(server.url);
    const { content, number, code } = await stored(erasedId);
    await eraseCertificates(student.id);
    const { text } = await open(`/verificar/${code}`);
    for (const shown of ['Titular suprimido', number]) expect(text).toContain(shown);
    for (const gone of [content?.name ?? '', 'Tiro Defensivo', 'eyJ']) expect(text).not.toContain(gone);
    expect((await open(`/verificar/${code}/credencial`)).status).toBe(404);
  });

  it('responds with 429 and a text after too many', async () => {
    const { id } = await aCertificate(server.url);
    const certificate = await stored(id);
    const { limits } = server.deps;
    for (let count = 0; count < RULES.certificateByAddress.points; count += 1) {
      await limits.count('certificateByAddress', '127.0.0.1');
    }
    const { status, headers, text } = await pageOf(certificate);
    expect([status, text.includes('Demasiadas consultas')]).toEqual([429, true]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await limits.forgive('certificateByAddress', '127.0.0.1');
  });
});

const claimsOfRandom = (statusKey: string) =>
  claimsOf({
    issuer: server.url,
    code: randomUUID(),
    issuedAt: new Date(),
    number: `CEN-2026-${randomUUID().slice(0, 6)}`,
    content: {
      name: `Ñandú ${randomUUID()}`,
      document: 'DNI ···123',
      course: 'Tiro Defensivo',
      minutes: randomInt(15, 600),
      instructor: null,
      day: '2026-03-10',
      academy: 'Academia Centinela',
    },
    statusKey,
    replaces: null,
  });

/** The last character of a signature has bits that count for nothing: it stays. */
const flipped = (text: string) => {
  const at = randomInt(text.length - 1);
  const other = text[at] === 'A' ? 'B' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
};

describe('signatures', () => {
  it('are of the published keys; the open badge has the fields of Open Badges 3.0 and the status list', async () => {
    await rotateSigningKey(server.deps.env);
    const { id } = await aCertificate(server.url);
    const { code, issuer, statusKey, content } = await stored(id);
    const { headers, text: badge } = await open(`/verificar/${code}/credencial`);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const { payload, protectedHeader } = await compactVerify(badge, EmbeddedJWK);
    const { keys: published } = await publicKeys();
    expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'JWT', jwk: published[0] });
    const claims = JSON.parse(Buffer.from(payload).toString()) as {
      nbf: number;
      validFrom: string;
      credentialStatus: { statusListCredential: string; statusListIndex: string };
    };
    const url = `${issuer}/verificar/${code}`;
    expect(claims).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: url,
      jti: url,
      iss: issuer,
      sub: `${url}#titular`,
      issuer: { id: issuer, type: ['Profile'] },
      credentialSubject: {
        id: `${url}#titular`,
        type: ['AchievementSubject'],
        identifier: [{ identityType: 'name', identityHash: content?.name, hashed: false }],
        achievement: {
          type: ['Achievement'],
          name: content?.course,
          criteria: { narrative: expect.any(String) },
        },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
    });
    expect(new Date(claims.nbf * 1_000).toISOString()).toBe(claims.validFrom);
    const { credentialStatus } = claims;
    expect(credentialStatus.statusListIndex).toBe(statusKey.split('/')[1]);
    const list = new URL(credentialStatus.statusListCredential).pathname;
    expect(await verifiedClaims((await open(list)).text)).toMatchObject({
      credentialSubject: { statusPurpose: 'revocation' },
    });
    const response = await fetch(`${server.url}/.well-known/jwks.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys).toEqual(published);
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' });
    expect(JSON.stringify(keys)).not.toMatch(/"d"|salt/);
  });

  it.skipIf(!hasPython)(
    `of ${CERTIFICATES} certificates have the same verdict in the independent verifier`,
    async () => {
      const { deps } = server;
      const formerKeys = (await publicKeys()).keys.length;
      const signed = (statusKey: string) =>
        signClaims(deps.env, { type: CERTIFICATE_TYPE, claims: claimsOfRandom(statusKey) });
      const revokedKeys = [];
      for (let count = 0; count < 3; count += 1) {
        const { id } = await aCertificate(server.url);
        await revokeStored(id);
        revokedKeys.push((await stored(id)).statusKey);
      }
      const lines: string[] = [];
      const expected: string[] = [];
      for (let index = 0; index < CERTIFICATES; index += 1) {
        if (index === Math.floor(CERTIFICATES / 2)) await rotateSigningKey(deps.env);
        const kind = ['valid', 'forged', 'revoked', 'valid'][index % 4] ?? '';
        const jws = (await signed(kind === 'revoked' ? (revokedKeys[index % 3] ?? '') : '0/0')) ?? '';
        lines.push(kind === 'forged' ? flipped(jws) : jws);
        expected.push(kind);
      }
      const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const judge = async (listedAt: Date) => {
        const list = (await signedStatusList(deps, 0, listedAt)) ?? '';
        writeFileSync(join(folder, 'keys.json'), JSON.stringify(await publicKeys()));
        writeFileSync(join(folder, 'list.jwt'), list);
        const files = [join(folder, 'keys.json'), join(folder, 'list.jwt')];
        return execFileSync('python3', [VERIFIER, ...files], { input: lines.join('\n') })
          .toString()
          .trim()
          .split('\n');
      };
      expect(await judge(new Date())).toEqual(expected);
      const unknown = expected.map((verdict) => (verdict === 'forged' ? 'forged' : 'unknown'));
      expect(await judge(subHours(new Date(), 2))).toEqual(unknown);
      expect((await publicKeys()).keys).toHaveLength(formerKeys + 1);
    },
    120_000,
  );

  it('require SECRETS_KEY: the database is not enough to sign', async () => {
    await aCertificate(server.url);
    const { env } = server.deps;
    const signed = (SECRETS_KEY: string | undefined) =>
      signClaims({ ...env, NODE_ENV: 'production', SECRETS_KEY }, { type: CERTIFICATE_TYPE, claims: {} });
    expect(await signed(undefined)).toBeNull();
    await expect(signed('another key of thirty-two letters')).rejects.toThrow('another SECRETS_KEY');
  });

  it('of a former key stay valid, and a certificate issued again has the new one', async () => {
    const { id, enrolmentId } = await aCertificate(server.url);
    const { jws } = await stored(id);
    const { kid } = await rotateSigningKey(server.deps.env);
    await revokeStored(id);
    const next = await stored(await certify(enrolmentId));
    expect(await verifiedClaims(jws ?? '')).not.toBeNull();
    expect(Buffer.from(next.jws?.split('.')[0] ?? '', 'base64url').toString()).toContain(kid);
  });

  // The last test: the server still has the key before.
  it('are by the same key after SECRETS_KEY was replaced', async () => {
    await aCertificate(server.url);
    const { keys } = await publicKeys();
    const replaced = { ...server.deps.env, SECRETS_KEY: randomUUID() };
    expect(
      await resealSigningKeys({ ...replaced, SECRETS_KEY_PREVIOUS: 'academia development secrets key' }),
    ).toBe(keys.length);
    const signed = await signClaims(replaced, { type: CERTIFICATE_TYPE, claims: { number: 'CEN-1' } });
    expect(await verifiedClaims(signed ?? '')).toEqual({ number: 'CEN-1' });
    expect((await publicKeys()).keys).toEqual(keys);
  });
});
