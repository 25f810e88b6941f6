import { Router } from 'express';
import { PUBLIC_PAGES } from '#domain/public-pages.ts';
import { sendText } from './send-text.ts';

/** The API, and pages that show nothing to who is not signed in. */
const PRIVATE_PATHS = [
  '/api/',
  '/graphql',
  '/admin',
  '/gestion',
  '/dashboard',
  '/history',
  '/profile',
  '/puntos',
];

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (addresses: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

type SiteMap = { publicUrl: string; listCourses: () => Promise<string[]> };

/** What search engines ask for before they read the pages. */
export const siteMap = ({ publicUrl, listCourses }: SiteMap) => {
  const router = Router({ caseSensitive: true, strict: true });
  const rules = robots(publicUrl);

  router.get('/robots.txt', (_, response) => sendText(response.type('txt'), rules));
  router.get('/sitemap.xml', async (_, response) => {
    const courses = (await listCourses()).map((id) => `/courses/${id}`);
    const paths = [...PUBLIC_PAGES.map(({ path }) => path), ...courses];
    await sendText(response.type('xml'), sitemap(paths.map((path) => publicUrl + path)));
  });
  return router;
};
