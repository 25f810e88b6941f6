import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router } from 'express';
import { pinoHttp } from 'pino-http';
import { messages } from '#domain/messages.ts';
import type { Ctx, Deps } from './context.ts';
import { DomainError } from './errors/domain-error.ts';
import { startApollo } from './graphql/apollo.ts';
import { graphqlErrorHandler } from './graphql/errors.ts';
import { httpLogOptions } from './log.ts';
import { operations, restRoutes, typeResolvers } from './operations.ts';
import { requestContext } from './request-context.ts';
import { restErrorHandler } from './rest/errors.ts';
import { mountRoutes } from './rest/mount.ts';
import { answerInTurn } from './web/answer-in-turn.ts';
import { clientFiles } from './web/client-files.ts';
import { closeWhileDraining } from './web/close-while-draining.ts';
import { jsonBody } from './web/json-body.ts';
import { noStore } from './web/no-store.ts';
import { noticeProxy } from './web/notice-proxy.ts';
import { securityHeaders } from './web/security-headers.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** The one list of what is mounted, in order. */
export const createApp = async (deps: Deps, httpServer: Server) => {
  const { env, log, publicUrl } = deps;
  const apollo = await startApollo({ operations, typeResolvers }, { env, log, httpServer });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');

  app.use(answerInTurn);
  app.get('/livez', (_, response) => void response.json({ status: 'alive' }));
  app.use(pinoHttp(httpLogOptions(log)));
  app.use(securityHeaders({ isHttps: publicUrl.startsWith('https:') }));
  app.use(closeWhileDraining(deps.lifecycle));
  app.use(noticeProxy(env, log));
  app.use(['/api', '/users', '/graphql'], noStore, jsonBody);
  const graphql = Router({ caseSensitive: true });
  graphql.all(
    '/graphql',
    async (request, response, next) => {
      request.body ??= {};
      response.locals.ctx = await requestContext(deps, request, response);
      next();
    },
    expressMiddleware(apollo, { context: async ({ res }) => res.locals.ctx as Ctx }),
  );
  app.use(graphql);
  app.use(mountRoutes(restRoutes, (request, response) => requestContext(deps, request, response)));
  app.use(clientFiles(CLIENT_FOLDER));
  app.use(() => {
    throw new DomainError('NOT_FOUND', messages.pathNotFound);
  });
  app.use('/graphql', graphqlErrorHandler(log));
  app.use(restErrorHandler(log));

  httpServer.on('request', app);
  return { app, stop: () => apollo.stop() };
};
