import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles the functions of each chunk while it loads, on another thread. Otherwise the main thread compiles
 * each function when it is called first.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
    },
  },
});
