import createCache from '@emotion/cache';
import { ApolloClient, ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { SentForm } from '#domain/public-pages.ts';
import { OriginProvider } from '../components/layout/origin.ts';
import { Component as CoursePage } from '../features/courses/course.page.tsx';
import { Component as CoursesPage } from '../features/courses/courses.page.tsx';
import { Component as DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Component as HistoryPage } from '../features/history/history.page.tsx';
import { Component as PrivacyPage } from '../features/legal/privacy.page.tsx';
import { Component as TermsPage } from '../features/legal/terms.page.tsx';
import { Component as ProfilePage } from '../features/profile/profile.page.tsx';
import { PlainForm } from '../features/withdrawal/plain-form.ts';
import { Component as WithdrawalPage } from '../features/withdrawal/withdrawal.page.tsx';
import { paths } from '../paths.ts';
import { system } from '../theme/system.ts';
import { createApiCache } from '../session/api-client.ts';
import { asSignedIn } from '../session/session.ts';
import { hashOf } from '../session/trusted-documents.ts';
import { isWhole } from '../session/whole-lists.ts';
import { memberQuery } from './page-queries.ts';
import { publicQuery } from './public-queries.ts';
import { renderedRules } from './rendered-rules.ts';
import { Component as ShellLayout } from './shell-layout.tsx';

const pages = [
  { path: paths.courses, Component: CoursesPage },
  { path: paths.course, Component: CoursePage },
  { path: paths.terms, Component: TermsPage },
  { path: paths.privacy, Component: PrivacyPage },
  { path: paths.withdrawal, Component: WithdrawalPage },
];

/** Pages whose parts are not loaded on demand, except where the server shows their place only. */
const memberPages = [
  { path: paths.dashboard, Component: DashboardPage },
  { path: paths.courses, Component: CoursesPage },
  { path: paths.course, Component: CoursePage },
  { path: paths.history, Component: HistoryPage },
  { path: paths.profile, Component: ProfilePage },
];

type Routes = { path: string; Component: ComponentType }[];

const handlerOf = (children: Routes) => createStaticHandler([{ Component: ShellLayout, children }]);

const visitorHandler = handlerOf(pages);
const memberHandler = handlerOf(memberPages);

type SentQuery = { query: DocumentNode; variables: OperationVariables };

const isOneOf = (routes: Routes, path: string) => routes.some((page) => matchPath(page.path, path));

const documentOf = ({ query, variables }: SentQuery) => ({ hash: hashOf(query), variables });

/** What a page shows to a visitor: the hash of its query with variables. Null where the server renders no page. */
export const pageRequest = (path: string) => {
  if (!isOneOf(pages, path)) return null;
  const query = publicQuery(path);
  return { document: query && documentOf(query) };
};

/** The query that a member's page begins with, and whether the server renders the page; null if it is not one. */
export const memberRequest = (path: string) => {
  const query = memberQuery(path);
  return query && { document: documentOf(query), isRendered: isOneOf(memberPages, path) };
};

type Rendering = {
  path: string;
  /** Of the site. */
  origin: string;
  /** The result of its query. */
  data: Record<string, unknown> | null;
  /** The form of the page without script, as it was sent. */
  form?: SentForm;
};

const clientWith = (sent: SentQuery | null, data: Rendering['data']) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createApiCache(), ssrMode: true });
  if (sent && data) client.writeQuery({ query: sent.query, variables: sent.variables, data });
  return client;
};

type View = {
  handler: typeof visitorHandler;
  query: SentQuery | null;
  render: (element: ReactElement) => string;
};

const renderView = async (
  { handler, query, render }: View,
  { path, origin, data, form = undefined }: Rendering,
) => {
  const context = await handler.query(new Request(new URL(path, origin)));
  if (context instanceof Response) throw new Error(`No page at ${path}`);
  const cache = createCache({ key: 'ac' });
  // Collects the rules in the cache instead of between the elements.
  cache.compat = true;
  const html = render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <ApolloProvider client={clientWith(query, data)}>
          <PlainForm value={form ?? null}>
            <OriginProvider value={origin}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </OriginProvider>
          </PlainForm>
        </ApolloProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  return { html, rules: renderedRules(cache) };
};

/** Renders a public page for visitors with the components of the app: markup and CSS rules by their class. */
export const renderPage = (rendering: Rendering) =>
  renderView(
    { handler: visitorHandler, query: publicQuery(rendering.path), render: renderToStaticMarkup },
    rendering,
  );

/** Renders a student's page as the student sees it. Null for other pages, and where there is more to read. */
export const renderMemberPage = async (rendering: Rendering) => {
  const { path, data } = rendering;
  if (!data || !isWhole(data) || !isOneOf(memberPages, path)) return null;
  const render = (element: ReactElement) => asSignedIn(() => renderToStaticMarkup(element));
  return renderView({ handler: memberHandler, query: memberQuery(path), render }, rendering);
};
