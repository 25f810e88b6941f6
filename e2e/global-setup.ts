import { buildWhenStale } from '../scripts/build-when-stale.ts';
import { NO_CHROMIUM, chromiumPath } from './chromium.ts';

/** The browser tests look at the client as it ships. */
export default async () => {
  if (!chromiumPath()) throw new Error(`The browser tests cannot run. ${NO_CHROMIUM}`);
  await buildWhenStale();
};
