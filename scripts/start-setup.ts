export { buildWhenStale as setup } from './build-when-stale.ts';
