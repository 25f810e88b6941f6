import * as v from 'valibot';
import { named } from '../../rest/response-schemas.ts';
import { get, tagged } from '../../rest/route.ts';
import { getHealth } from './health.operations.ts';

const healthResponse = named('Health', {
  status: v.literal('ok'),
  database: v.literal('up'),
  engine: v.string(),
});

export const healthRoutes = tagged({ name: 'Service', description: 'Whether the service answers.' }, [
  get('/api/health', getHealth, {
    summary: 'State of the service',
    response: healthResponse,
    example: { status: 'ok', database: 'up', engine: 'mongodb 8.0.4' },
  }),
]);
