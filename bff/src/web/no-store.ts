import type { RequestHandler } from 'express';

/** Answers of the API are somebody's data: no cache keeps them. */
export const noStore: RequestHandler = (_, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
