import type { EmotionCache } from '@emotion/cache';

const DARK_RULE = /(?<=[{}]|^)\.dark[^{}]*\{[^{}]*\}/g;

/** public/first-paint.js sets the class of the theme; without scripts the system's preference decides. */
const withoutScript = (rule: string) => {
  const dark = rule.match(DARK_RULE)?.join('').replaceAll('.dark', ':root');
  return dark ? [`@media (scripting:none) and (prefers-color-scheme:dark){${dark}}`] : [];
};

/** The CSS rules of what was rendered with a cache. */
export const renderedRules = (cache: EmotionCache) =>
  Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .flatMap((rule) => [rule, ...withoutScript(rule)]);

const INLINE = / style="([^"]*)"/g;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const unescaped = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

/** Inline styles as rules: the content security policy allows no others. */
export const withoutInlineStyles = (html: string) => {
  const styles = [...new Set([...html.matchAll(INLINE)].map(([, style = '']) => style))];
  return {
    html: html.replace(INLINE, (_, style: string) => ` data-style="${styles.indexOf(style)}"`),
    rules: styles.map((style, index) => `[data-style="${index}"]{${unescaped(style)}}`),
  };
};
