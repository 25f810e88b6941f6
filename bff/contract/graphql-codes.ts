import { buildSchema } from 'graphql';
import { sdl } from '../src/graphql/sdl.ts';

/** The words in capitals of the head of schema.graphql: every code of an error is one of them. */
export const listedCodes = (): readonly string[] =>
  buildSchema(sdl).description?.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? [];
