import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { renderGlobal } from '../src/app/render-global.tsx';

type Renderer = { renderGlobal: typeof renderGlobal };

const RENDERER = fileURLToPath(new URL('../src/app/render-global.tsx', import.meta.url));

/** Chakra's styles of every page, in its system: made for each load, also where nobody reads them. */
const MADE = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** Adds the styles of every page to base.css, instead of making them in the browser. */
export const globalSheet = (): Plugin => ({
  name: 'global-sheet',
  enforce: 'pre',
  transform: {
    filter: { id: [/\/theme\/base\.css$/, /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/] },
    async handler(code, id) {
      if (!id.endsWith('.css')) {
        if (!code.includes(MADE)) throw new Error('Chakra makes its global styles in another way');
        return { code: code.replace(MADE, 'const _global = [];'), map: null };
      }
      const { module } = await runnerImport<Renderer>(RENDERER, { configFile: false, logLevel: 'error' });
      return { code: code + module.renderGlobal(), map: null };
    },
  },
});
