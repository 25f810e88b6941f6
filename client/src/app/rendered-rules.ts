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
