import { describe, expect, it, vi } from 'vitest';
import { certificateCodeText } from '#domain/certificates/certificate.code.ts';
import {
  CertificateModel,
  type CertificateDocument,
} from '../../src/features/certificates/certificate.model.ts';
import { eraseCertificates } from '../../src/features/certificates/certificate.data.ts';
import { verifiedClaims } from '../../src/features/certificates/signing-keys.ts';
import { aCertificate, revokeStored } from '../certificate-builders.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';

const server = useTestServer();

const stored = (id: string): Promise<CertificateDocument> => CertificateModel.findById(id).orFail().lean();

const openPdf = async (code: string) => {
  const response = await fetch(`${server.url}/verificar/${code}/certificado.pdf`);
  const { status, headers } = response;
  return { status, headers, file: Buffer.from(await response.arrayBuffer()) };
};

describe('the PDF of a certificate', () => {
  it('has the same bytes each time', async () => {
    const { id } = await aCertificate(server.url);
    const { code, number } = await stored(id);
    const { status, headers, file } = await openPdf(code);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe(`inline; filename="certificado-${number}.pdf"`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const tag of ['/MarkInfo', '/StructTreeRoot', '/Lang (es)']) expect(file.includes(tag)).toBe(true);
    // The dates in a PDF have seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      expect((await openPdf(code)).file.equals(file)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  if (isWhole) {
    it.skipIf(!canReadPdf)(
      'is read by independent programs: every field, its tags, and its QR code',
      async () => {
        const { id, student } = await aCertificate(server.url);
        await CertificateModel.updateOne(
          { _id: id },
          { $set: { 'content.name': 'Łucja Ñandú Žižek', 'content.instructor': 'Sara Solé' } },
        );
        const { code, issuer, number, content, jws } = await stored(id);
        const { text, elements, structure, readQr } = readPdf((await openPdf(code)).file);
        const fields = [
          'Łucja Ñandú Žižek',
          'Sara Solé',
          'Tiro Defensivo',
          content?.document,
          '2 horas',
          number,
        ];
        for (const shown of [...fields, content?.academy, certificateCodeText(code), `/verificar/${code}`]) {
          expect(text).toContain(shown);
        }
        expect(text).not.toContain(student.email);
        expect(elements).toEqual(expect.arrayContaining(['CERTIFICADO DE FORMACIÓN', 'Número', number]));
        for (const tag of ['/S /H1', '/S /P', '/S /Figure', 'pdfuaid:part']) expect(structure).toContain(tag);
        const qr = readQr();
        expect(qr).toBe(`${issuer}/verificar/${code}#${jws}`);
        expect(await verifiedClaims(qr.split('#')[1] ?? '')).toMatchObject({ jti: code });
      },
    );
  }

  it.skipIf(!canReadPdf)(
    'has texts of 200 letters that do not overlap, no emoji and no unreadable code',
    async () => {
      const { id } = await aCertificate(server.url);
      const first = `Ñandu\u0301a x\u0323 🎯👩‍🚀 ${'María de los Ángeles '.repeat(4)}`.slice(0, 96).trim();
      const last = 'ß'.repeat(100);
      const { code, issuer } = await stored(id);
      const readWith = async (content: Record<string, string>) => {
        const fields = Object.entries(content).map(([name, value]) => [`content.${name}`, value]);
        await CertificateModel.updateOne(
          { _id: id },
          { $set: { ...Object.fromEntries(fields), jws: 'e'.repeat(1_400) } },
        );
        return readPdf((await openPdf(code)).file);
      };
      const instructor = 'Ingeniero Maximiliano Aguirre '.repeat(7).slice(0, 200).trim();
      const course = 'Tiro defensivo con pistola y carabina, '.repeat(6).slice(0, 200).trim();
      const { text, collisions, readQr } = await readWith({ name: `${first} ${last}`, instructor, course });
      const read = text.replace(/\s+/g, '');
      for (const shown of [`Ñandúax${first.slice(first.indexOf('María'))}${last}`, instructor, course]) {
        expect(read).toContain(shown.replace(/\s+/g, ''));
      }
      expect(read).not.toContain('?');
      expect(collisions()).toEqual([]);
      expect(readQr()).toBe(`${issuer}/verificar/${code}`);
      const other = await readWith({
        name: 'María Guadalupe de los Ángeles Fernández Echeverría',
        course: `${course.slice(0, 90)} Олександр Γιώργος דוד بن محمد عبد الله`,
        instructor: 'W'.repeat(200),
      });
      expect(other.collisions()).toEqual([]);
      const letters = other.text.replace(/[\s\p{Cf}]+/gu, '');
      for (const shown of ['ОлександрΓιώργος', 'דודبنمحمدعبدالله']) expect(letters).toContain(shown);
      // The actual text for screen readers, in UTF-16.
      const actualText = Buffer.from('דוד بن محمد عبد الله', 'utf16le').swap16().toString('hex');
      expect(other.structure).toContain(actualText);
    },
  );

  it('does not exist for an unknown, revoked or erased one: the page shows why', async () => {
    expect((await openPdf('23456789ABCDEFGHJKMN')).status).toBe(404);
    const { id, student } = await aCertificate(server.url);
    const { code } = await stored(id);
    await revokeStored(id);
    const revoked = await openPdf(code);
    expect([revoked.status, revoked.file.includes('Certificado anulado')]).toEqual([410, true]);
    expect(revoked.file.includes('certificado.pdf')).toBe(false);
    await CertificateModel.updateOne({ _id: id }, { $set: { revocation: null } });
    await eraseCertificates(student.id);
    const erased = await openPdf(code);
    expect([erased.status, erased.file.includes('Titular suprimido')]).toEqual([410, true]);
  });
});
