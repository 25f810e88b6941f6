import type { RequestHandler } from 'express';
import type { Lifecycle } from '../operation/context.ts';

/** A client whose connection closes with an answer sends its next request to another server, not into a closing one. */
export const closeWhileDraining =
  (lifecycle: Lifecycle): RequestHandler =>
  (_, response, next) => {
    if (lifecycle.isDraining) response.set('Connection', 'close');
    next();
  };
