/** Loads the API client on demand: forms are shown without it. */
export const loadApi = () => import('./api-client.ts');
