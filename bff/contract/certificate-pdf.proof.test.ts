import { describe, expect, it } from 'vitest';
import { certificateCodeText } from '#domain/certificates/certificate.code.ts';
import {
  CertificateModel,
  type CertificateDocument,
} from '../src/features/certificates/certificate.model.ts';
import { verifiedClaims } from '../src/features/certificates/signing-keys.ts';
import { aCertificate } from './certificate-builders.ts';
import { useTestServer } from './harness.ts';
import { canReadPdf, readPdf } from './pdf-tools.ts';

const server = useTestServer();

const stored = (id: string): Promise<CertificateDocument> => CertificateModel.findById(id).orFail().lean();

const openPdf = async (code: string) => {
  const response = await fetch(`${server.url}/verificar/${code}/certificado.pdf`);
  const { status, headers } = response;
  return { status, headers, file: Buffer.from(await response.arrayBuffer()) };
};

describe('the PDF of a certificate', () => {
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
});
