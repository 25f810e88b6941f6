import { Router, type RequestHandler } from 'express';
import helmet from 'helmet';
import { fixedFile } from './fixed-file.ts';

const PATH = '/graphql/graphiql';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>GraphiQL</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${PATH}/graphiql.css">
    <script src="${PATH}/graphiql.js" defer></script>
    <script src="${PATH}/start.js" defer></script>
  </head>
  <body class="no-focus-outline"><div id="root"></div></body>
</html>
`;

const start = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) => '${PATH}/' + label + '.js',
};
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), { title: 'GraphiQL', endpoint: '/graphql' });
`;

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** A development dependency, imported only when it is used. */
const bundle = () => import('@graphql-yoga/render-graphiql/graphiql');

const files = {
  '': { type: HTML, read: () => page },
  '/start.js': { type: SCRIPT, read: () => start },
  '/graphiql.js': { type: SCRIPT, read: async () => (await bundle()).js },
  '/graphiql.css': { type: 'text/css; charset=utf-8', read: async () => (await bundle()).css },
  '/editorWorkerService.js': { type: SCRIPT, read: async () => (await bundle()).editorWorkerService },
  '/json.js': { type: SCRIPT, read: async () => (await bundle()).jsonWorker },
  '/graphql.js': { type: SCRIPT, read: async () => (await bundle()).graphqlWorker },
};

/** The content security policy of the editor, which adds styles and fonts to the page. */
const headers: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
});

export const graphiql = () => {
  const router = Router({ caseSensitive: true });
  router.get('/graphql', (request, response, next) => {
    const isVisit = request.accepts(['json', 'html']) === 'html' && request.query.query === undefined;
    return isVisit ? response.redirect(PATH) : next();
  });
  for (const [name, file] of Object.entries(files)) router.get(PATH + name, headers, fixedFile(file));
  return router;
};
