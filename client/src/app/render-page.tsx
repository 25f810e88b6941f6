import createCache from '@emotion/cache';
import { ApolloClient, ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { SentForm } from '#domain/public-pages.ts';
import { freeTimesQuery } from '../components/availability/free-times.query.ts';
import { OriginProvider } from '../components/layout/origin.ts';
import { Component as BookingPage } from '../features/courses/booking.page.tsx';
import { Component as AuthPage } from '../features/auth/auth.page.tsx';
import { Component as CoursePage } from '../features/courses/course.page.tsx';
import { Component as CoursesPage, partIsLoaded } from '../features/courses/courses.page.tsx';
import type { BookingQuery } from '../gql/graphql.ts';
import { bookableCourse } from '../features/courses/courses.query.ts';
import { Component as DashboardPage } from '../features/dashboard/dashboard.page.tsx';
import { Component as HistoryPage } from '../features/history/history.page.tsx';
import { Component as PrivacyPage } from '../features/legal/privacy.page.tsx';
import { Component as TermsPage } from '../features/legal/terms.page.tsx';
import { Component as ProfilePage } from '../features/profile/profile.page.tsx';
import { PlainForm } from '../features/withdrawal/plain-form.ts';
import { Component as WithdrawalPage } from '../features/withdrawal/withdrawal.page.tsx';
import { paths, PERSONALISED } from '../paths.ts';
import { system } from '../theme/system.ts';
import { createApiCache } from '../session/api-client.ts';
import { asSignedIn } from '../session/session.ts';
import { hashOf } from '../session/trusted-documents.ts';
import { isWhole } from '../session/whole-lists.ts';
import { memberQuery } from './page-queries.ts';
import { publicQuery } from './public-queries.ts';
import { renderedRules, withoutInlineStyles } from './rendered-rules.ts';
import { Component as ShellLayout } from './shell-layout.tsx';

const pages = [
  { path: paths.courses, Component: CoursesPage },
  { path: paths.course, Component: CoursePage },
  { path: paths.booking, Component: BookingPage },
  { path: paths.terms, Component: TermsPage },
  { path: paths.privacy, Component: PrivacyPage },
  { path: paths.withdrawal, Component: WithdrawalPage },
];

/** Pages with a layout of their own, which need script. */
const plainPages = [{ path: paths.auth, Component: AuthPage }];

/** Pages whose parts are not loaded on demand, except where the server shows their place only. */
const memberPages = [
  { path: paths.dashboard, Component: DashboardPage },
  { path: paths.courses, Component: CoursesPage },
  { path: paths.course, Component: CoursePage },
  { path: paths.booking, Component: BookingPage },
  { path: paths.history, Component: HistoryPage },
  { path: paths.profile, Component: ProfilePage },
];

type Routes = { path: string; Component: ComponentType }[];

const handlerOf = (children: Routes, plain: Routes = []) =>
  createStaticHandler([...plain, { Component: ShellLayout, children }]);

const visitorHandler = handlerOf(pages, plainPages);
const memberHandler = handlerOf(memberPages);

type Data = Record<string, unknown>;
type SentQuery = { query: DocumentNode; variables: OperationVariables };

const isOneOf = (routes: Routes, path: string) => routes.some((page) => matchPath(page.path, path));

const documentOf = ({ query, variables }: SentQuery) => ({ hash: hashOf(query), variables });

/**
 * What a page shows to a visitor: the hash of its query with variables, and whether it does nothing without script. Null
 * where the server renders no page.
 */
export const pageRequest = (path: string) => {
  const needsScript = isOneOf(plainPages, path);
  if (!needsScript && !isOneOf(pages, path)) return null;
  const query = publicQuery(path);
  return { document: query && documentOf(query), needsScript };
};

/** The query that a member's page begins with, and whether the server renders the page; null if it is not one. */
export const memberRequest = async (path: string) => {
  const query = await memberQuery(path);
  return query && { document: documentOf(query), isRendered: isOneOf(memberPages, path) };
};

const freeTimesOf = (data: Data) => {
  const course = bookableCourse(data as BookingQuery);
  return course ? freeTimesQuery(course.id) : null;
};

/** By the address that names a part of a page: what the part asks for besides, with the data of the page. */
const queriesOfParts: Record<string, (data: Data) => SentQuery | null> = {
  [`${paths.courses}#${PERSONALISED}`]: freeTimesOf,
  [paths.booking]: freeTimesOf,
};

const queryOfPart = (address: string, data: Data) => queriesOfParts[address]?.(data) ?? null;

/** The query of the part that an address names; null if it names none. */
export const partRequest = (address: string, data: Data) => {
  const query = queryOfPart(address, data);
  return query && documentOf(query);
};

type Result = SentQuery & { data: Data };

const clientWith = (results: Result[]) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createApiCache(), ssrMode: true });
  results.forEach((result) => client.writeQuery(result));
  return client;
};

type View = {
  handler: typeof visitorHandler;
  address: string;
  /** Of the site. */
  origin: string;
  results: Result[];
  render: (element: ReactElement) => string;
  /** The form of the page without script, as it was sent. */
  form?: SentForm | undefined;
};

const renderView = async ({ handler, address, origin, results, render, form }: View) => {
  const context = await handler.query(new Request(new URL(address, origin)));
  if (context instanceof Response) throw new Error(`No page at ${address}`);
  const cache = createCache({ key: 'ac' });
  // Collects the rules in the cache instead of between the elements.
  cache.compat = true;
  const html = render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <ApolloProvider client={clientWith(results)}>
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
  const styled = withoutInlineStyles(html);
  return { html: styled.html, rules: [...renderedRules(cache), ...styled.rules] };
};

const withData = (query: SentQuery | null, data: Data | null | undefined): Result[] =>
  query && data ? [{ ...query, data }] : [];

type Rendering = { path: string; origin: string; data: Data | null; form?: SentForm };

/** Renders a public page for visitors with the components of the app: markup and CSS rules by their class. */
export const renderPage = ({ path, origin, data, form }: Rendering) =>
  renderView({
    handler: visitorHandler,
    address: path,
    origin,
    results: withData(publicQuery(path), data),
    render: renderToStaticMarkup,
    form,
  });

type MemberRendering = {
  /** With the fragment of a part that has its data. */
  address: string;
  origin: string;
  /** The results of the queries of the page and of the part. */
  results: Data[];
};

/** Renders a student's page as the student sees it. Null for other pages, and where there is more to read. */
export const renderMemberPage = async ({ address, origin, results: [data, dataOfPart] }: MemberRendering) => {
  const [path = ''] = address.split('#');
  if (!data || !isWhole(data) || !isOneOf(memberPages, path)) return null;
  await partIsLoaded;
  const render = (element: ReactElement) => asSignedIn(() => renderToStaticMarkup(element));
  const results = [
    ...withData(await memberQuery(path), data),
    ...withData(queryOfPart(address, data), dataOfPart),
  ];
  return renderView({ handler: memberHandler, address, origin, results, render });
};
