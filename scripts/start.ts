import { buildWhenStale } from './build-when-stale.ts';

await buildWhenStale();
await import('../bff/src/server.ts');
