import { buildWhenStale } from './build-when-stale.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
await buildWhenStale();
await import('../bff/src/server.ts');
