import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../process/env.ts';

/** Warns about an unknown proxy, behind which all clients share one address and one limit. */
export const noticeProxy = ({ TRUST_PROXY }: Env, log: Logger): RequestHandler => {
  let isSilent = TRUST_PROXY > 0;
  return (request, _, next) => {
    if (!isSilent && request.headers['x-forwarded-for'] !== undefined) {
      isSilent = true;
      log.warn(
        'requests come through a proxy: set TRUST_PROXY to the number of proxies, or all clients share one limit',
      );
    }
    next();
  };
};
