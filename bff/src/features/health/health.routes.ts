import { get, type Route } from '../../rest/route.ts';
import { getHealth } from './health.operations.ts';

export const healthRoutes: Route[] = [get('/api/health', getHealth)];
