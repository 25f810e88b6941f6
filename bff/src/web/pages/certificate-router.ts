import { Router, type Request, type RequestHandler, type Response } from 'express';
import { foldCertificateCode } from '#domain/certificates/certificate.code.ts';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { Limits } from '../../process/limits.ts';
import { certificatePage, failedPage, hasFile, searchPage } from './certificate-page.ts';
import { certificatePdf } from '../pdf/certificate-pdf.ts';
import { nonceOf } from '../security-headers.ts';
import { PRIVATE, mayView, sendPdf, sendPlainPage } from './send-plain-page.ts';
import { sendText } from '../send-text.ts';

const SHARED: Record<string, string> = { 'Cache-Control': 'public, max-age=300' };
const JWKS_TYPE = 'application/jwk-set+json; charset=utf-8';
const CREDENTIAL_TYPE = 'application/vc+jwt';

type PublicKeys = { keys: readonly object[] };

type Certificates = {
  limits: Limits;
  find: (code: string) => Promise<PublicCertificate | null>;
  statusList: (list: number) => Promise<string | null>;
  badge: (code: string) => Promise<string | null>;
  keys: () => Promise<PublicKeys>;
};

const sendShared = (response: Response, type: string, text: string, headers = SHARED) =>
  sendText(response.set({ 'Content-Type': type, 'Access-Control-Allow-Origin': '*', ...headers }), text);

export const certificatePages = ({ limits, find, statusList, badge, keys }: Certificates) => {
  const router = Router({ caseSensitive: true });

  const isAllowed = mayView({
    limits,
    rule: 'certificateByAddress',
    limitedPage: (nonce) => failedPage('limited', nonce),
  });

  const sendSigned =
    (read: (parameter: string) => Promise<string | null>, headers = SHARED): RequestHandler<{ of: string }> =>
    async ({ params }, response) => {
      if (!(await isAllowed(response))) return;
      const signed = await read(params.of);
      if (signed === null) throw notFound('PATH_NOT_FOUND');
      sendShared(response, CREDENTIAL_TYPE, signed, headers);
    };

  router.get('/.well-known/jwks.json', async (_, response) =>
    sendShared(response, JWKS_TYPE, JSON.stringify(await keys())),
  );
  router.get('/verificar', async ({ query }, response) => {
    const { codigo } = query;
    if (typeof codigo !== 'string' || !codigo) return sendPlainPage(response, searchPage(nonceOf(response)));
    return response.redirect(`/verificar/${encodeURIComponent(foldCertificateCode(codigo))}`);
  });
  router.get(
    '/verificar/estado/:of',
    sendSigned((list) => statusList(Number(list))),
  );
  router.get(
    '/verificar/:of/credencial',
    sendSigned((code) => badge(foldCertificateCode(code)), PRIVATE),
  );

  const findOrExplain = async (request: Request<{ code: string }>, response: Response) => {
    if (!(await isAllowed(response))) return null;
    const certificate = await find(foldCertificateCode(request.params.code));
    if (certificate) return certificate;
    response.status(404);
    await sendPlainPage(response, failedPage('unknown', nonceOf(response)));
    return null;
  };
  const sendCertificate = async (response: Response, certificate: PublicCertificate) =>
    sendPlainPage(
      response,
      certificatePage(certificate, {
        nonce: nonceOf(response),
        keys: (await keys()).keys,
        now: new Date(),
      }),
    );

  router.get('/verificar/:code/certificado.pdf', async (request, response) => {
    const certificate = await findOrExplain(request, response);
    if (!certificate) return;
    if (!hasFile(certificate)) return sendCertificate(response.status(410), certificate);
    sendPdf(response, `certificado-${certificate.number}.pdf`, await certificatePdf(certificate));
  });
  router.get('/verificar/:code', async (request, response) => {
    const certificate = await findOrExplain(request, response);
    if (certificate) await sendCertificate(response, certificate);
  });
  return router;
};
