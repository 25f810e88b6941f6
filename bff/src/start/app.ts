import type { Server } from 'node:http';
import { Router, type Express, type Request, type Response } from 'express';
import { buildSchema } from 'graphql';
import { pinoHttp } from 'pino-http';
import { mayAsStaff } from '../operation/access.ts';
import type { Deps } from '../operation/context.ts';
import { notFound } from '../errors/domain-error.ts';
import { calendarReaders } from '../features/calendars/calendar.feeds.ts';
import {
  openBadge,
  readPublicCertificate,
  signedStatusList,
} from '../features/certificates/certificate.public.ts';
import { publicKeys } from '../features/certificates/signing-keys.ts';
import { isGoogleConfigured } from '../features/auth/google/google-flow.ts';
import { coursePageHeads, findPictured } from '../features/courses/course.page.ts';
import { listSiteMapCourses } from '../features/courses/course.store.ts';
import { coursesRevision } from '../features/courses/public-courses.ts';
import { answerClassLink, readClassLink } from '../features/enrolments/enrolment.link.ts';
import { UNSUBSCRIBE_PATH, changeByLink, preferenceOfLink } from '../features/mail/mail.preferences.ts';
import { startApollo } from '../graphql/apollo.ts';
import { graphqlErrorHandler } from '../graphql/errors.ts';
import { requestWithdrawal } from '../features/withdrawals/withdrawal.operations.ts';
import { graphqlHandler, readDocument } from '../graphql/http.ts';
import { sdl } from '../graphql/sdl.ts';
import { readSharedPassport } from '../features/passports/passport.public.ts';
import { httpLogOptions } from '../process/log.ts';
import { httpMetrics } from '../metrics/http-metrics.ts';
import { openApiDocument } from '../openapi/document.ts';
import { operations, restRoutes } from '../operations.ts';
import { requestContext } from './request-context.ts';
import { restErrorHandler } from '../rest/errors.ts';
import { mountRoutes } from '../rest/mount.ts';
import { schema } from '../schema.ts';
import { limitPipelining } from '../web/limit-pipelining.ts';
import { apiDocs } from '../web/api-docs.ts';
import { apiHeaders } from '../web/api-headers.ts';
import { CLIENT_FOLDER, SERVER_FOLDER } from '../web/built-client.ts';
import { calendarFiles } from '../web/calendar-files.ts';
import { classLinkPages } from '../web/pages/class-link-page.ts';
import { certificatePages } from '../web/pages/certificate-router.ts';
import { clientFiles, pageSender } from '../web/client-files.ts';
import { closeWhileDraining } from '../web/close-while-draining.ts';
import { coursePictures } from '../web/course-pictures.ts';
import { crossOrigin } from '../web/cross-origin.ts';
import { firstViews } from '../web/first-views.ts';
import { fixedFile } from '../web/fixed-file.ts';
import { graphiql } from '../web/graphiql.ts';
import { jsonBody } from '../web/json-body.ts';
import { noticeProxy } from '../web/notice-proxy.ts';
import { requireHost } from '../web/require-host.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { sendParts, sendText } from '../web/send-text.ts';
import { passportPages } from '../web/pages/passport-router.ts';
import { renderedPages } from '../web/rendered-pages.ts';
import { sentForms } from '../web/pages/sent-forms.ts';
import { siteMap } from '../web/site-map.ts';
import { unsubscribePage } from '../web/pages/unsubscribe-page.ts';

const API_PATHS = ['/api', '/users', '/graphql'];

const pathNotFound = () => {
  throw notFound('PATH_NOT_FOUND');
};

const SDL_TYPE = 'text/plain; charset=utf-8';
const DOCUMENT_TYPE = 'application/json; charset=utf-8';

const contracts = ({ publicUrl }: Deps) => {
  const router = Router({ caseSensitive: true });
  const writeDocument = () =>
    JSON.stringify(openApiDocument({ routes: restRoutes, operations, schema: buildSchema(sdl), publicUrl }));
  router.get('/api/openapi.json', fixedFile({ type: DOCUMENT_TYPE, read: writeDocument }));
  router.get('/graphql/schema.graphql', fixedFile({ type: SDL_TYPE, read: () => sdl }));
  return router;
};

export const createApp = async (deps: Deps, { app, httpServer }: { app: Express; httpServer: Server }) => {
  const { env, log } = deps;
  const isHttps = deps.publicUrl.startsWith('https:');
  const contextOf = (request: Request, response: Response) => requestContext(deps, request, response);
  /** An import is a GraphQL mutation of admins that carries a whole file. */
  const mayBeLarge = async (request: Request, response: Response) =>
    request.baseUrl.toLowerCase() === '/graphql' &&
    mayAsStaff(await contextOf(request, response), 'Mutation.importUsers');
  const apollo = await startApollo({ schema, operations }, { env, log, httpServer });
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  // API responses must not be cached by clients, and each file has an ETag of its own.
  app.disable('etag');

  app.use(closeWhileDraining(deps.lifecycle));
  app.use(limitPipelining);
  const checkHost = requireHost(deps.publicUrl);
  app.get('/livez', checkHost, (_, response) => void response.json({ status: 'alive' }));
  app.use(pinoHttp(httpLogOptions(log)));
  if (deps.metrics) app.use(httpMetrics(deps.metrics));
  app.use(checkHost);
  app.use(noticeProxy(env, log));
  app.use(apiDocs({ isHttps }));
  if (env.NODE_ENV === 'development') app.use(graphiql());
  if (env.CORS_ORIGINS) app.use(API_PATHS, crossOrigin(env.CORS_ORIGINS));
  app.use(API_PATHS, apiHeaders({ isHttps }), jsonBody({ mayBeLarge }));
  app.use(contracts(deps));
  const graphql = Router({ caseSensitive: true });
  graphql.all('/graphql', graphqlHandler(apollo, { contextOf, send: sendText }));
  app.use(graphql);
  app.use(mountRoutes(restRoutes, { contextOf, send: sendText, sendParts }));
  app.use(API_PATHS, pathNotFound);
  app.use(securityHeaders({ isHttps }));
  app.use(
    certificatePages({
      limits: deps.limits,
      find: readPublicCertificate,
      statusList: (list) => signedStatusList(deps, list, new Date()),
      badge: (code) => openBadge(deps, code),
      keys: publicKeys,
    }),
  );
  app.use(
    passportPages({
      limits: deps.limits,
      find: (code) => readSharedPassport(code, new Date()),
    }),
  );
  app.use(
    unsubscribePage({
      path: UNSUBSCRIBE_PATH,
      find: (query) => preferenceOfLink(env, query),
      change: (query, isWanted) => changeByLink(env, { query, isWanted }),
    }),
  );
  app.use(
    classLinkPages({
      limits: deps.limits,
      read: async (request, response, asked) => readClassLink(await contextOf(request, response), asked),
      answer: async (request, response, asked) => answerClassLink(await contextOf(request, response), asked),
    }),
  );
  app.use(siteMap({ publicUrl: deps.publicUrl, listCourses: listSiteMapCourses }));
  app.use(calendarFiles(deps.limits, calendarReaders(deps)));
  app.use(coursePictures({ limits: deps.limits, find: findPictured }));
  const pages = renderedPages(
    { client: CLIENT_FOLDER, server: SERVER_FOLDER },
    { ...deps, revision: coursesRevision },
  );
  if (pages) {
    app.use(
      firstViews(async (address, request, response) => {
        const context = await contextOf(request, response);
        return (
          context.actor && pages.firstView(address, (document) => readDocument(apollo, document, context))
        );
      }),
    );
    app.use(
      sentForms({
        path: '/arrepentimiento',
        limits: deps.limits,
        fields: ['name', 'email', 'phone', 'about'],
        save: async (request, response, values) => {
          const { code, answerBy, settleBy } = await requestWithdrawal(
            await contextOf(request, response),
            values,
          );
          return { code, answerBy: answerBy.toISOString(), settleBy: settleBy.toISOString() };
        },
        render: (form) => pages.renderForm('/arrepentimiento', form),
        send: pageSender(CLIENT_FOLDER, deps.publicUrl),
      }),
    );
  }
  app.use(
    clientFiles(CLIENT_FOLDER, {
      publicUrl: deps.publicUrl,
      offersGoogle: isGoogleConfigured(deps.env),
      headOf: coursePageHeads(deps),
      render: async (request, response) =>
        pages?.render(request, async (document) =>
          readDocument(apollo, document, await contextOf(request, response)),
        ) ?? null,
      firstViewOf: async (request) => pages?.firstViewOf(request) ?? null,
    }),
  );
  app.use(pathNotFound);
  app.use('/graphql', graphqlErrorHandler);
  app.use(restErrorHandler);

  httpServer.on('request', app);
  return { app, stop: () => apollo.stop() };
};
