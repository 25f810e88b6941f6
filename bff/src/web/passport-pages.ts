import { Router } from 'express';
import { foldCertificateCode } from '#domain/certificates/certificate.code.ts';
import type { Limits } from '../process/limits.ts';
import { passportFailure, passportPage, type ShownPassport } from './passport-page.ts';
import { nonceOf } from './security-headers.ts';
import { mayView, sendPlainPage } from './send-plain-page.ts';

type Find = (code: string) => Promise<ShownPassport | null>;

/** The public page of a shared passport, rendered without script. Each view is counted. */
export const passportPages = ({ limits, find }: { limits: Limits; find: Find }) => {
  const router = Router({ caseSensitive: true });
  const isAllowed = mayView(limits, (nonce) => passportFailure('limited', nonce));
  router.get('/pasaporte/:code', async ({ params }, response) => {
    if (!(await isAllowed(response))) return;
    const passport = await find(foldCertificateCode(params.code));
    const nonce = nonceOf(response);
    if (passport) return sendPlainPage(response, passportPage(passport, nonce));
    return sendPlainPage(response.status(404), passportFailure('unknown', nonce));
  });
  return router;
};
