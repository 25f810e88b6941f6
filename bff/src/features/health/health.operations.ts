import type { Health } from '#domain/health.ts';
import { pingDatabase } from '../../database/ping.ts';
import { unavailable } from '../../errors/domain-error.ts';
import { visitor, staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { release } from '../../process/version.ts';

const RETRY_SECONDS = 5;

export const getHealth = operation({
  field: 'Query.health',
  access: visitor,
  run: async ({ ctx: { engine, lifecycle } }): Promise<Health> => {
    if (lifecycle.isDraining || !(await pingDatabase())) throw unavailable(RETRY_SECONDS);
    return { status: 'ok', database: 'up', engine };
  },
});

export const getRelease = operation({
  field: 'Query.release',
  access: staff,
  run: () => release,
});
