import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { SentForm } from '#domain/public-pages.ts';
import { createCache } from '../database/cache.ts';

/** What client/src/app/render-page.tsx exports; the build writes it to one file. */
type Rendering = {
  path: string;
  origin: string;
  data: Data | null;
  form?: SentForm;
};
type MemberRendering = { address: string; origin: string; results: Data[] };
type Markup = { html: string; rules: string[] };
type Renderer = {
  pageRequest: (path: string) => { document: PageDocument | null; needsScript: boolean } | null;
  renderPage: (rendering: Rendering) => Promise<Markup>;
  memberRequest: (path: string) => Promise<{ document: PageDocument; isRendered: boolean } | null>;
  partRequest: (address: string, data: Data) => PageDocument | null;
  renderMemberPage: (rendering: MemberRendering) => Promise<Markup | null>;
};

/** The query of a page, by the hash of a trusted document. */
export type PageDocument = { hash: string; variables: Record<string, unknown> };

type Data = Record<string, unknown>;
type SentQuery = PageDocument & { data: Data };

export type RenderedPage = {
  html: string;
  /** The style sheet that pages share. */
  sheet: string | null;
  /** Rules that it does not have. */
  css: string;
  query: SentQuery | null;
  /** Whether it does nothing without script. */
  needsScript?: boolean;
};

/**
 * A member's page until its code is there: the results of its query and of a part that the address names, and how it
 * looks with them.
 */
export type FirstView = { queries: SentQuery[]; html: string; css: string };

type Read = (document: PageDocument) => Promise<Data | null>;

const READ_MS = 1_000;
/** Of a page with the same data. */
const RENDERED_MS = 600_000;
const MAX_READ = 100;
const MAX_RENDERED = 500;
/** Of a member's page with the same data: a page that is loaded again and again is rendered once. */
const VIEWED_MS = 60_000;
const MAX_VIEWED = 100;

const sharedSheet = (client: string) => {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^landing-.*\.css$/.test(name));
  return file ? { address: `/assets/${file}`, rules: readFileSync(join(assets, file), 'utf8') } : null;
};

type Folders = { client: string; server: string };

/** Renders public pages as visitors see them, with the client's components. Null where the build has no renderer. */
export const renderedPages = (
  { client, server }: Folders,
  { log, publicUrl, revision }: { log: Logger; publicUrl: string; revision: () => number },
) => {
  const file = join(server, 'pages.js');
  if (!existsSync(file)) return null;
  const sheet = sharedSheet(client);
  const reads = createCache<RenderedPage | null>(READ_MS, { maxEntries: MAX_READ });
  const renderings = createCache<RenderedPage>(RENDERED_MS, { maxEntries: MAX_RENDERED });
  let loading: Promise<Renderer> | undefined;
  const load = () => (loading ??= import(pathToFileURL(file).href) as Promise<Renderer>);

  const views = createCache<Pick<FirstView, 'html' | 'css'>>(VIEWED_MS, { maxEntries: MAX_VIEWED });
  const cssOf = (rules: string[]) => rules.filter((rule) => !sheet?.rules.includes(rule)).join('');

  const make = async (path: string, query: RenderedPage['query'], form?: SentForm): Promise<RenderedPage> => {
    const { renderPage } = await load();
    const { html, rules } = await renderPage({
      path,
      origin: publicUrl,
      data: query?.data ?? null,
      ...(form && { form }),
    });
    return { html, css: cssOf(rules), query, sheet: sheet?.address ?? null };
  };

  const makeWithData = async (path: string, document: PageDocument, read: Read) => {
    const data = await read(document);
    return data && renderings.read(path + JSON.stringify(data), () => make(path, { ...document, data }));
  };

  /** A page that cannot be rendered is sent without content: the app shows it, or its error. */
  const render = async ({ path, url }: { path: string; url: string }, read: Read) => {
    // An address with search parameters shows a choice of what the page has.
    if (url.includes('?')) return null;
    try {
      const { pageRequest } = await load();
      const asked = pageRequest(path);
      if (!asked) return null;
      const { document, needsScript } = asked;
      if (!document)
        return await renderings.read(path, async () => ({ ...(await make(path, null)), needsScript }));
      return await reads.read(`${revision()} ${path}`, () => makeWithData(path, document, read));
    } catch (error) {
      log.warn({ err: error }, 'page not rendered');
      return null;
    }
  };

  /** An address with search parameters may have another query. */
  const memberRequestOf = async ({ path, url }: { path: string; url: string }) =>
    url.includes('?') ? null : (await load()).memberRequest(path);

  const firstViewOf = async (request: { path: string; url: string }) => {
    const found = await memberRequestOf(request);
    return found && { isRendered: found.isRendered, sheet: sheet?.address ?? null };
  };

  const view = async (address: string, queries: SentQuery[]) => {
    const { renderMemberPage } = await load();
    const results = queries.map(({ data }) => data);
    const markup = await renderMemberPage({ address, origin: publicUrl, results }).catch((error: unknown) =>
      log.warn({ err: error }, 'page not rendered'),
    );
    return { html: markup?.html ?? '', css: cssOf(markup?.rules ?? []) };
  };

  /** Null if it is no member's page, or its query fails: the app asks again. */
  const firstView = async (address: string, read: Read): Promise<FirstView | null> => {
    const [path = ''] = address.split('#');
    const document = (await memberRequestOf({ path, url: path }))?.document;
    const data = document && (await read(document));
    if (!data) return null;
    const part = (await load()).partRequest(address, data);
    const dataOfPart = part && (await read(part));
    const queries = [{ ...document, data }, ...(part && dataOfPart ? [{ ...part, data: dataOfPart }] : [])];
    const shown = queries.length > 1 ? address : path;
    const markup = await views.read(shown + JSON.stringify(queries), () => view(shown, queries));
    return { queries, ...markup };
  };

  return {
    render,
    firstViewOf,
    firstView,
    renderForm: (path: string, form: SentForm) => make(path, null, form),
  };
};
