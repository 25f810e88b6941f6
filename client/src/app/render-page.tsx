import createCache from '@emotion/cache';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { SentForm } from '#domain/public-pages.ts';
import { OriginProvider } from '../components/layout/origin.ts';
import { Component as CoursePage } from '../features/courses/course.page.tsx';
import { Component as CoursesPage } from '../features/courses/courses.page.tsx';
import { Component as PrivacyPage } from '../features/legal/privacy.page.tsx';
import { Component as TermsPage } from '../features/legal/terms.page.tsx';
import { PlainForm } from '../features/withdrawal/plain-form.ts';
import { Component as WithdrawalPage } from '../features/withdrawal/withdrawal.page.tsx';
import { paths } from '../paths.ts';
import { system } from '../theme/system.ts';
import { publicQuery } from './public-queries.ts';
import { Component as ShellLayout } from './shell-layout.tsx';

const pages = [
  { path: paths.courses, Component: CoursesPage },
  { path: paths.course, Component: CoursePage },
  { path: paths.terms, Component: TermsPage },
  { path: paths.privacy, Component: PrivacyPage },
  { path: paths.withdrawal, Component: WithdrawalPage },
];

const routes = [{ Component: ShellLayout, children: pages }];

const handler = createStaticHandler(routes);

/** What a page shows to a visitor: the hash of its query with variables. Null where the server renders no page. */
export const pageRequest = (path: string) => {
  if (!pages.some((page) => matchPath(page.path, path))) return null;
  const found = publicQuery(path);
  return { document: found && { hash: found.hash, variables: found.variables } };
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

const clientWith = (path: string, data: Rendering['data']) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache(), ssrMode: true });
  const found = publicQuery(path);
  if (found && data) client.writeQuery({ query: found.query, variables: found.variables, data });
  return client;
};

/** Renders a public page for visitors with the components of the app: markup and CSS rules by their class. */
export const renderPage = async ({ path, origin, data, form }: Rendering) => {
  const context = await handler.query(new Request(new URL(path, origin)));
  if (context instanceof Response) throw new Error(`No page at ${path}`);
  const cache = createCache({ key: 'ac' });
  // Collects the rules in the cache instead of between the elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <ApolloProvider client={clientWith(path, data)}>
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
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { html, rules };
};
