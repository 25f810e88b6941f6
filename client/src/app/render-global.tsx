import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalStyles } from '../theme/system.ts';
import { renderedRules } from './rendered-rules.ts';

/** The CSS rules that every page has: layers, reset, tokens. */
export const renderGlobal = () => {
  const cache = createCache({ key: 'ac' });
  // Collects the rules in the cache instead of between the elements.
  cache.compat = true;
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      {globalStyles.map((styles, index) => (
        <Global key={index} styles={styles} />
      ))}
    </CacheProvider>,
  );
  return renderedRules(cache).join('');
};
