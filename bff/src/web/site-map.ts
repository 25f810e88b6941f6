import { addDays } from 'date-fns';
import { Router } from 'express';
import { academy } from '#domain/academy.ts';
import { PUBLIC_PAGES } from '#domain/public-pages.ts';
import { sendText } from './send-text.ts';

/** The API, and pages that are empty without sign-in. */
const PRIVATE_PATHS = [
  '/api/',
  '/graphql',
  '/admin',
  '/gestion',
  '/dashboard',
  '/history',
  '/profile',
  '/puntos',
  '/calendario',
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

type Listed = { path: string; changedAt?: Date | undefined };

const sitemap = (publicUrl: string, pages: readonly Listed[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changedAt }) => {
      const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${publicUrl}${path}</loc>${lastmod}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

type SiteMap = {
  publicUrl: string;
  listCourses: () => Promise<readonly { id: string; updatedAt?: Date | undefined }[]>;
};

const SECURITY_TEXT_DAYS = 180;

/** The contact for security reports, by RFC 9116. It expires, so that copies become invalid. */
const securityText = (publicUrl: string) =>
  [
    `Contact: mailto:${academy.contact.email}`,
    `Expires: ${addDays(new Date(), SECURITY_TEXT_DAYS).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

export const siteMap = ({ publicUrl, listCourses }: SiteMap) => {
  const router = Router({ caseSensitive: true, strict: true });
  const rules = robots(publicUrl);

  router.get('/robots.txt', (_, response) => sendText(response.type('txt'), rules));
  router.get(['/.well-known/security.txt', '/security.txt'], (_, response) =>
    sendText(response.type('txt'), securityText(publicUrl)),
  );
  router.get('/sitemap.xml', async (_, response) => {
    const courses = (await listCourses()).map(({ id, updatedAt }) => ({
      path: `/courses/${id}`,
      changedAt: updatedAt,
    }));
    await sendText(response.type('xml'), sitemap(publicUrl, [...PUBLIC_PAGES, ...courses]));
  });
  return router;
};
