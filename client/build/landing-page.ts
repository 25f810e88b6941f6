import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type { renderLanding } from '../src/app/render-landing.tsx';
import { paths } from '../src/paths.ts';
import { fontPreload, fontsOf, withLandingHead, withoutServer } from './page-head.ts';
import { entryScripts, routeScripts } from './route-scripts.ts';

type Renderer = { renderLanding: typeof renderLanding };
type Bundle = Rolldown.OutputBundle;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TEMPLATE = here('../landing.html');
const RENDERER = here('../src/app/render-landing.tsx');
const SCRIPT = here('../src/landing/landing.ts');
const NO_ROUTE_SCRIPTS = { routes: {}, shared: [] };

const attribute = ([name, value]: [string, string | boolean]) =>
  value === true ? name : `${name}="${value}"`;
const link = (attributes: Record<string, string | boolean>) =>
  `<link ${Object.entries(attributes).map(attribute).join(' ')}>`;

const fillTemplate = (parts: { content: string; styles: string; script: string }) =>
  Object.entries(parts).reduce(
    (html, [name, part]) => html.replace(`<!--${name}-->`, () => part),
    withLandingHead(readFileSync(TEMPLATE, 'utf8')),
  );

/** A separate build, so that it shares no chunk with the app. */
const buildScript = async (define: Record<string, string>) => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input: SCRIPT } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The script of the landing page was not built');
  return output.output[0].code;
};

const address = (file: string) => `/${file}`;

const routesFromHere = (bundle: Bundle) => {
  const all = entryScripts(bundle).map(address);
  const routes = routeScripts(bundle);
  const scriptsOf = (path: string) => [...all, ...(routes[path] ?? []).map(address)];
  return {
    routes: Object.fromEntries(
      [paths.auth, paths.courses, paths.dashboard].map((path) => [path, scriptsOf(path)]),
    ),
    shared: all.filter((file) => file.includes('/react-')),
  };
};

/** The style sheet of index.html: typefaces and the styles of every page. */
const baseSheets = (bundle: Bundle) =>
  Object.values(bundle)
    .filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
    .map(({ fileName }) => fileName);

/** The landing page as a file, rendered at build time, with its CSS rules and a small script. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { module } = await runnerImport<Renderer>(RENDERER, { configFile: false, logLevel: 'error' });
      const { html, css } = module.renderLanding();
      const script = await buildScript({ ROUTE_SCRIPTS: JSON.stringify(routesFromHere(bundle)) });
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const fonts = fontsOf(bundle).map((file) => link(fontPreload(file)));
      const sheets = [...baseSheets(bundle), emit('landing.css', css)].map((file) =>
        link({ rel: 'stylesheet', href: address(file) }),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'landing.html',
        source: fillTemplate({
          content: html,
          styles: [...sheets, ...fonts].join('\n    '),
          script: `<script type="module" src="${address(emit('landing.js', script))}"></script>`,
        }),
      });
    },
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (new URL(request.url ?? '/', 'http://localhost').pathname !== paths.landing) return next();
      const send = async () => {
        const { html, css } = ((await server.ssrLoadModule(RENDERER)) as Renderer).renderLanding();
        const page = fillTemplate({
          content: html,
          styles: `<link rel="stylesheet" href="/src/theme/base.css"><style>${css}</style>`,
          script: `<script>ROUTE_SCRIPTS = ${JSON.stringify(NO_ROUTE_SCRIPTS)}</script><script type="module" src="/src/landing/landing.ts"></script>`,
        });
        response.setHeader('Content-Type', 'text/html');
        response.end(await server.transformIndexHtml(paths.landing, withoutServer(page)));
      };
      send().catch(next);
    });
  },
});
