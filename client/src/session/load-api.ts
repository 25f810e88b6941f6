/** The client of the API is not part of what a visitor needs to see a form. */
export const loadApi = () => import('./api-client.ts');
