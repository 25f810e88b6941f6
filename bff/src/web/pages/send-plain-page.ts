import type { Response } from 'express';
import { DomainError } from '../../errors/domain-error.ts';
import { limitHeaders } from '../../process/limit-headers.ts';
import { clientKey, type Limits } from '../../process/limits.ts';
import { nonceOf } from '../security-headers.ts';
import { sendText } from '../send-text.ts';

export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export const sendPlainPage = (response: Response, html: string) =>
  sendText(response.set(PRIVATE).type('html'), html);

export const sendPdf = (response: Response, name: string, file: Buffer) =>
  void response.set(PRIVATE).set('Content-Disposition', `inline; filename="${name}"`).type('pdf').send(file);

type Limited = {
  limits: Limits;
  rule: 'certificateByAddress' | 'classLinkByAddress';
  limitedPage: (nonce: string) => string;
};

export const mayView =
  ({ limits, rule, limitedPage }: Limited) =>
  async (response: Response) => {
    try {
      const { ip } = response.req;
      await limits.consumeBy(limitHeaders(response))(rule, clientKey(ip ?? ''));
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.status(429).set(error.headers);
      await sendPlainPage(response, limitedPage(nonceOf(response)));
      return false;
    }
  };
