import type { RequestHandler } from 'express';
import type { Lifecycle } from '../operation/context.ts';

/** Closes connections while draining, so that clients send their next request to another server. */
export const closeWhileDraining =
  (lifecycle: Lifecycle): RequestHandler =>
  (_, response, next) => {
    if (lifecycle.isDraining) response.set('Connection', 'close');
    next();
  };
