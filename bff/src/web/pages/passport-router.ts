import type { SharedPassport } from '#domain/passport/passport-link.ts';
import { Router, type Request, type Response } from 'express';
import { foldCertificateCode } from '#domain/certificates/certificate.code.ts';
import type { Limits } from '../../process/limits.ts';
import { passportFailure, passportPage } from './passport-page.ts';
import { passportPdf } from '../pdf/passport-pdf.ts';
import { nonceOf } from '../security-headers.ts';
import { mayView, sendPdf, sendPlainPage } from './send-plain-page.ts';

type Find = (code: string) => Promise<SharedPassport | null>;

export const passportPages = ({ limits, find }: { limits: Limits; find: Find }) => {
  const router = Router({ caseSensitive: true });
  const isAllowed = mayView({
    limits,
    rule: 'certificateByAddress',
    limitedPage: (nonce) => passportFailure('limited', nonce),
  });

  const findOrExplain = async ({ params }: Request<{ code: string }>, response: Response) => {
    if (!(await isAllowed(response))) return null;
    const passport = await find(foldCertificateCode(params.code));
    if (!passport) await sendPlainPage(response.status(404), passportFailure('unknown', nonceOf(response)));
    return passport;
  };

  router.get('/pasaporte/:code/pasaporte.pdf', async (request, response) => {
    const passport = await findOrExplain(request, response);
    if (passport) sendPdf(response, 'pasaporte.pdf', await passportPdf(passport, new Date()));
  });
  router.get('/pasaporte/:code', async (request, response) => {
    const passport = await findOrExplain(request, response);
    if (passport)
      await sendPlainPage(response, passportPage(passport, { nonce: nonceOf(response), now: new Date() }));
  });
  return router;
};
