import cors from 'cors';

const PREFLIGHT_SECONDS = 600;

export const crossOrigin = (origins: string[]) =>
  cors({
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-None-Match',
      'Apollo-Require-Preflight',
    ],
    exposedHeaders: [
      'X-Request-Id',
      'Error-Reason',
      'Error-Fields',
      'Error-Price',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'X-Total-Count',
      'WWW-Authenticate',
      'Allow',
      'Content-Disposition',
      'ETag',
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
