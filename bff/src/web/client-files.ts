import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { escapeHtml, scriptJson } from '#domain/texts/html-text.ts';
import { PICTURE_SIZE, PUBLIC_PAGES, type PageHead } from '#domain/public-pages.ts';
import { windowTitle } from '#domain/texts/window-title.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { nonceOf } from './security-headers.ts';
import { sendText } from './send-text.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 3_600;
const GZIP_LEVEL = 9;
const NONCE_PLACE = '__CSP_NONCE__';
const ORIGIN_PLACE = '%PUBLIC_URL%';
const ADDRESS_PLACE = '%PAGE_URL%';
/** Paths of the APIs in any case. Unknown ones respond in JSON, not with the page. */
const MACHINE_PATHS = /^\/+(?:api|users|graphql|livez)(?:\/|%2f|$)/i;

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS | 'identity';

type Body = () => Buffer | Promise<Buffer>;

type ClientFile = {
  extension: string;
  etag: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Body>>;
};

const isCompressed = (path: string) => path.endsWith(ENCODINGS.br) || path.endsWith(ENCODINGS.gzip);

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const readCompressed = (path: string): ClientFile['bodies'] =>
  Object.fromEntries(
    Object.entries(ENCODINGS)
      .filter(([, suffix]) => existsSync(path + suffix))
      .map(([encoding, suffix]) => {
        const body = readFileSync(path + suffix);
        return [encoding, () => body];
      }),
  );

const LANDING_FILE = '/landing.html';

/** Files of the build for the server, which are not served. */
const NOTES = '/.vite/';
const ROUTE_SCRIPTS = '.vite/route-scripts.json';
const ACTION_SCRIPTS = '.vite/action-scripts.json';
const VISITORS_ACTION_SCRIPTS = '.vite/visitors-action-scripts.json';
const FIRST_SCRIPT = '<script src="/first-paint.js"';

const etagOf = (content: Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const onFirstUse = (make: () => Promise<Buffer>): Body => {
  let made: Promise<Buffer> | undefined;
  return () => (made ??= make());
};

type SiteFacts = { publicUrl: string; offersGoogle?: boolean };

/** What a page of the build says of this server. Its style hides the sign-in with Google where that is not configured. */
const ofThisServer = (html: Buffer | string, { publicUrl, offersGoogle = true }: SiteFacts) =>
  String(html)
    .replaceAll(ORIGIN_PLACE, () => publicUrl)
    .replace('<html', () => (offersGoogle ? '<html' : '<html data-google="off"'));

/** The landing page is the same in every response: completed once, compressed by the first request. */
const landingFile = (html: Buffer, file: ClientFile, site: SiteFacts): ClientFile => {
  const identity = Buffer.from(ofThisServer(html, site));
  return {
    ...file,
    etag: etagOf(identity),
    bodies: {
      identity: () => identity,
      br: onFirstUse(() => compress.br(identity)),
      gzip: onFirstUse(() => compress.gzip(identity, { level: GZIP_LEVEL })),
    },
  };
};

const readClientFiles = (folder: string, site: SiteFacts) => {
  const files = new Map<string, ClientFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isCompressed(path)) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (address.startsWith(NOTES)) continue;
    const isHashed = address.startsWith('/assets/');
    const identity = readFileSync(path);
    const file = {
      extension: extname(path),
      etag: etagOf(identity),
      cacheControl: isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, max-age=0',
      bodies: { identity: () => identity, ...readCompressed(path) },
    };
    if (address === LANDING_FILE) files.set('/', landingFile(identity, file, site));
    else files.set(address, file);
  }
  return files;
};

const encodingOf = ({ bodies }: ClientFile, request: Request): Encoding =>
  (Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]).find(
    (encoding) => bodies[encoding] && request.acceptsEncodings(encoding),
  ) ?? 'identity';

const HOME = PUBLIC_PAGES[0];

const publicHead = (path: string): PageHead => {
  const { title, description } = PUBLIC_PAGES.find((page) => page.path === path) ?? HOME;
  return { title, description, isIndexed: true };
};

const PICTURE_TAGS = [
  `<meta property="og:image:width" content="${PICTURE_SIZE.width}">`,
  `<meta property="og:image:height" content="${PICTURE_SIZE.height}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Adds the head for link previews and search engines, in one pass, because a text may contain a placeholder. */
const withHead = (
  html: string,
  { title, description, isIndexed, data, picture }: PageHead,
  publicUrl: string,
) => {
  const words = {
    TITLE: windowTitle(title),
    DESCRIPTION: description,
    PICTURE: picture ?? `${publicUrl}/icon-512.png`,
  };
  const tags = [
    ...(picture ? PICTURE_TAGS : []),
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
    '</head>',
  ];
  return html.replace(/%PAGE_(TITLE|DESCRIPTION|PICTURE)%|<\/head>/g, (_place, word?: keyof typeof words) =>
    word ? escapeHtml(words[word]) : tags.join(''),
  );
};

const readNotes = <T>(folder: string, name: string): Record<string, T> => {
  const notes = join(folder, name);
  return existsSync(notes) ? (JSON.parse(readFileSync(notes, 'utf8')) as Record<string, T>) : {};
};

const inHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`);

const CODE = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const TYPEFACE = /<link rel="preload" as="font"[^>]*>/g;
const FILE = /(?:src|href)="([^"]*)"/;

const filesOf = (tags: string[]) => tags.flatMap((tag) => FILE.exec(tag)?.[1] ?? []);

/**
 * The first script asks for the view of a member's page. Where it is rendered, the code is loaded after it, but the entry,
 * which arrives while the view is made.
 */
const withFirstView = (html: string, { isRendered }: { isRendered: boolean }) => {
  const code = html.match(CODE)?.join('') ?? '';
  const asking = html.replace(FIRST_SCRIPT, () => `${FIRST_SCRIPT} data-view`);
  return isRendered ? inHead(asking.replace(CODE, ''), `<template id="app-code">${code}</template>`) : asking;
};

/** As the client matches them: in upper or lower case, with slashes at the end. No id has a dot. */
const addressesOf = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/.]+')}/*$`, 'i');

const readPages = (folder: string, site: SiteFacts) => {
  const index = ofThisServer(readFileSync(join(folder, 'index.html')), site);
  const entry = filesOf(index.match(CODE) ?? []).join(' ');
  const typefaces = filesOf(index.match(TYPEFACE) ?? []).join(' ');
  const page = index
    .replace(TYPEFACE, '')
    .replace(FIRST_SCRIPT, () => `${FIRST_SCRIPT} data-entry="${entry}" data-typefaces="${typefaces}"`);
  const scripts = readNotes<string[]>(folder, ROUTE_SCRIPTS);
  const actions = readNotes<string[]>(folder, ACTION_SCRIPTS);
  const visitorsActions = readNotes<string[]>(folder, VISITORS_ACTION_SCRIPTS);
  const filesTag = (name: string, files: string[] = []) =>
    files.length ? `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">` : '';
  const pages = Object.entries(scripts).map(([route, files]) => {
    // In this order, after the entry: client/public/first-paint.js.
    const tags = [
      filesTag('page-code', files),
      filesTag('action-code', actions[route]),
      filesTag('visitors-action-code', visitorsActions[route]),
    ];
    return { addresses: addressesOf(route), html: inHead(page, tags.join('')) };
  });
  const findPage = (path: string) => pages.find(({ addresses }) => addresses.test(path));
  return { page, findPage };
};

const escapePath = (path: string) => path.replace(/["<>&]/g, encodeURIComponent);

/** A page of the build with the nonce, the address and the head of a response. */
const completed = (
  html: string,
  response: Response,
  { publicUrl, own = null }: { publicUrl: string; own?: PageHead | null },
) => {
  const { path } = response.req;
  const addressed = html
    .replaceAll(NONCE_PLACE, nonceOf(response))
    .replaceAll(ADDRESS_PLACE, () => publicUrl + escapePath(path));
  return withHead(addressed, own ?? publicHead(path), publicUrl);
};

const ROOT = '<div id="root">';
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;

const pageData = ({ query }: RenderedPage) =>
  query ? `<script type="application/json" id="page-data">${scriptJson(query)}</script>` : '';

const withSheet = (html: string, sheet: string | null) =>
  sheet ? inHead(html, `<link rel="stylesheet" href="${sheet}">`) : html;

/** The content for visitors, in front of the first frame of the app, which members see. */
const withContent = (html: string, rendered: RenderedPage, nonce: string) => {
  return inHead(withSheet(html, rendered.sheet), `<style nonce="${nonce}">${rendered.css}</style>`)
    .replace(NO_SCRIPT, (note) => (rendered.needsScript ? note : pageData(rendered)))
    .replace(
      ROOT,
      () =>
        `${ROOT}<div class="rendered for-visitors"${rendered.needsScript ? ' data-script' : ''}>${rendered.html}</div>`,
    );
};

const APP = /<div id="root">[\s\S]*(?=<\/body>)/;

/** Sends a page that the app does not take over: what a form has been answered with. */
export const pageSender = (folder: string, publicUrl: string) => {
  const index = join(folder, 'index.html');
  const page = existsSync(index)
    ? readFileSync(index, 'utf8')
        .replace(CODE, '')
        .replace(APP, () => `${ROOT}</div>`)
        .replaceAll(ORIGIN_PLACE, () => publicUrl)
    : '';
  return (response: Response, rendered: RenderedPage) => {
    const html = completed(page, response, { publicUrl });
    const content = withContent(html, rendered, nonceOf(response));
    return sendText(response.type('html'), content.replace('rendered for-visitors', 'rendered'));
  };
};

type Site = SiteFacts & {
  headOf?: (path: string) => Promise<PageHead | null>;
  render?: (request: Request, response: Response) => Promise<RenderedPage | null>;
  /** Whether a member's page has a first view, and what it looks like. */
  firstViewOf?: (request: Request) => Promise<{ isRendered: boolean; sheet: string | null } | null>;
};

/**
 * Serves the built client from memory: hashed assets for a year, the landing page, and index.html with a new style
 * nonce for the other pages. At an unknown address a browser gets the app's page for it, with status 404.
 */
export const clientFiles = (folder: string, site: Site) => {
  const { publicUrl, headOf, render, firstViewOf } = site;
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const { page, findPage } = readPages(folder, site);
  const files = readClientFiles(folder, site);

  const sendPage: RequestHandler = async (request, response) => {
    const { path } = request;
    const own = (await headOf?.(path)) ?? null;
    const rendered = own?.isMissing ? null : ((await render?.(request, response)) ?? null);
    const known = findPage(path);
    const found = known?.html ?? page;
    const firstView = own?.isMissing ? null : await firstViewOf?.(request);
    const html = completed(firstView ? withFirstView(found, firstView) : found, response, { publicUrl, own });
    if (own?.isMissing || !known) response.status(404);
    response.set('Cache-Control', 'no-store').type('html');
    await sendText(
      response,
      rendered
        ? withContent(html, rendered, nonceOf(response))
        : withSheet(html, firstView?.isRendered ? firstView.sheet : null),
    );
  };

  const sendFile: RequestHandler = async (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return next();
    const encoding = encodingOf(file, request);
    response.vary('Accept-Encoding').type(file.extension).set({
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
    });
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(await file.bodies[encoding]?.());
  };

  router.use((request, _, next) => next(MACHINE_PATHS.test(request.path) ? 'router' : undefined));
  router.get('/index.html', sendPage);
  router.get('/{*path}', sendFile);
  router.get('/{*path}', (request, response, next) => {
    if (request.path.startsWith('/assets/')) return next();
    if (!findPage(request.path) && request.accepts(['json', 'html']) !== 'html') return next();
    return sendPage(request, response, next);
  });
  return router;
};
