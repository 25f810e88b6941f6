/** What the landing page shows while there is no network; its script finds them by these names. */
export const offlineIds = {
  region: 'sin-red',
  note: 'aviso-sin-red',
  page: 'pagina-sin-red',
  retry: 'reintentar',
} as const;
