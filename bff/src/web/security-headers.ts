import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;

export const nonceOf = (response: Response) => String(response.locals.styleNonce);

const newNonce: RequestHandler = (_, response, next) => {
  response.locals.styleNonce = randomBytes(NONCE_BYTES).toString('base64url');
  next();
};

/** The camera reads entry codes. One policy for all pages: the app goes from one to the other without loading them. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), display-capture=(), usb=(), payment=()';

const permissionsPolicy: RequestHandler = (_, response, next) => {
  response.set('Permissions-Policy', PERMISSIONS);
  next();
};

export const securityHeaders = ({ isHttps }: { isHttps: boolean }): RequestHandler[] => [
  newNonce,
  permissionsPolicy,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_, response) => `'nonce-${nonceOf(response as Response)}'`],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }),
];
