import { buildSchema } from 'graphql';
import { sdl } from '../../src/graphql/sdl.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { operations, restRoutes } from '../../src/operations.ts';

export const PUBLIC_URL = 'https://academia.test';

/** The document of REST as a server at PUBLIC_URL serves it. */
export const contractDocument = () =>
  openApiDocument({ routes: restRoutes, operations, schema: buildSchema(sdl), publicUrl: PUBLIC_URL });
