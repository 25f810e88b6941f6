import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Router } from 'express';
import { fixedFile } from './fixed-file.ts';
import { securityHeaders } from './security-headers.ts';

const PATH = '/api/docs';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>REST</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${PATH}/swagger-ui.css">
    <script src="${PATH}/swagger-ui-bundle.js" defer></script>
    <script src="${PATH}/start.js" defer></script>
  </head>
  <body><main id="docs"></main></body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
`;

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';

const require = createRequire(import.meta.url);

export const apiDocs = ({ isHttps }: { isHttps: boolean }) => {
  const router = Router({ caseSensitive: true });
  const headers = securityHeaders({ isHttps });
  const files = {
    [PATH]: { type: HTML, read: () => page },
    [`${PATH}/start.js`]: { type: SCRIPT, read: () => start },
    [`${PATH}/swagger-ui.css`]: {
      type: STYLES,
      read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui.css')),
    },
    [`${PATH}/swagger-ui-bundle.js`]: {
      type: SCRIPT,
      read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    },
  };
  for (const [path, file] of Object.entries(files)) router.get(path, headers, fixedFile(file));
  return router;
};
