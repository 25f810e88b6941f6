import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MEMO = fileURLToPath(new URL('../src/theme/chakra-memo.ts', import.meta.url));

type Changes = Record<string, string>;

/** What Chakra makes for each element at each render, and how it is made once: for a component, for a style object. */
const FACTORY: Changes = {
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

/** The styles of a slot are made when it is shown. */
const SLOTS: Changes = {
  'const result = slots.map(([slot, cvaFn]) => [slot, cvaFn(props)]);\n      return Object.fromEntries(result);':
    'const result = {};\n      for (const [slot, cvaFn] of slots)\n        Object.defineProperty(result, slot, { enumerable: true, get: () => cvaFn(props) });\n      return result;',
};

/** Whether something is a condition is asked of each value, of which there are hundreds. */
const CONDITIONS: Changes = { 'keys().includes(key)': 'Object.hasOwn(values, key)' };

const changed = (code: string, changes: Changes) =>
  Object.entries(changes).reduce((now, [made, instead]) => {
    if (!now.includes(made)) throw new Error('Chakra makes the styles of an element in another way');
    return now.replace(made, () => instead);
  }, code);

const FILES: Record<string, (code: string) => string> = {
  'factory.js': (code) => changed(code, FACTORY) + SERIALIZE_ONCE,
  'sva.js': (code) => changed(code, SLOTS),
  'conditions.js': (code) => changed(code, CONDITIONS),
};

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
    filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(?:factory|sva|conditions)\.js$/ },
    handler: (code, id) => ({ code: FILES[basename(id)]?.(code) ?? code, map: null }),
  },
});
