import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MEMO = fileURLToPath(new URL('../src/theme/chakra-memo.ts', import.meta.url));

/** What Chakra makes for each element at each render, and how it is made once: for a component, for a style object. */
const MADE = {
  'const Styled = withEmotionCache(': 'let madeWith, cvaRecipe;\n  const Styled = withEmotionCache(',
  'const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);':
    'if (madeWith !== cva) {\n    madeWith = cva;\n    const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);',
  'const cvaRecipe = mergeCva(baseCva, cvaFn);': 'cvaRecipe = mergeCva(baseCva, cvaFn);\n    }',
  'const serialized = serializeStyles(\n':
    'const serialized = classInterpolations.length === 1 ? serializeOnce(styleProps) : serializeStyles(\n',
};

const SERIALIZE_ONCE = `
const serializedStyles = new WeakMap();
const serializeOnce = (styles) => {
  if (!serializedStyles.has(styles)) serializedStyles.set(styles, serializeStyles([styles]));
  return serializedStyles.get(styles);
};
`;

const madeOnce = (code: string) =>
  Object.entries(MADE).reduce((changed, [made, instead]) => {
    if (!changed.includes(made)) throw new Error('Chakra makes the styles of an element in another way');
    return changed.replace(made, instead);
  }, code + SERIALIZE_ONCE);

/** Lets Chakra make what it knows already only once. The styles are the same. */
export const quickStyles = (): Plugin => ({
  name: 'quick-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/memo\.js$/ },
    handler: (_, importer) => (importer?.includes('/@chakra-ui/react/') ? MEMO : null),
  },
  transform: {
    filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/ },
    handler: (code) => ({ code: madeOnce(code), map: null }),
  },
});
