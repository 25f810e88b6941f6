import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

type Options = { isHttps: boolean };

/** The headers that helmet sets for responses that are not pages, computed once. */
const securityHeaders = ({ isHttps }: Options) => {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })(sample.req, sample, () => {});
  return Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
};

export const apiHeaders = (options: Options): RequestHandler => {
  const headers = new Map([['cache-control', 'no-store'], ...securityHeaders(options)]);
  return (_, response, next) => {
    response.setHeaders(headers);
    next();
  };
};
