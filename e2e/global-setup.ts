import { buildWhenStale } from '../scripts/build-when-stale.ts';

/** The browser tests look at the client as it ships. */
export default buildWhenStale;
