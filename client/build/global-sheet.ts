import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { renderGlobal } from '../src/app/render-global.tsx';

type Renderer = { renderGlobal: typeof renderGlobal };

const RENDERER = fileURLToPath(new URL('../src/app/render-global.tsx', import.meta.url));

/** What Chakra's system makes of them in each browser, also where nobody reads it. */
const MADE = {
  'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];': 'const _global = [];',
  'createPreflight({ preflight })': '{}',
};

const withoutGlobal = (code: string) =>
  Object.entries(MADE).reduce((changed, [made, instead]) => {
    if (!changed.includes(made)) throw new Error('Chakra makes its global styles in another way');
    return changed.replace(made, instead);
  }, code);

/** Adds the styles of every page to base.css, instead of making them in the browser. */
export const globalSheet = (): Plugin => ({
  name: 'global-sheet',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/theme\/base\.css$/, /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/] },
    async handler(code, id) {
      if (!id.endsWith('.css')) return { code: withoutGlobal(code), map: null };
      const { module } = await runnerImport<Renderer>(RENDERER, { configFile: false, logLevel: 'error' });
      return { code: code + module.renderGlobal(), map: null };
    },
  },
});
