import { academy } from '#domain/academy.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { storedCourse } from '../../src/features/courses/course.store.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { aCourse } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';

const ORIGIN = 'https://academia.example';
const server = useTestServer({ PUBLIC_URL: ORIGIN });

afterEach(() => vi.restoreAllMocks());

const readText = async (path: string) => {
  const response = await fetch(server.url + path);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

const readAddresses = async () => {
  const { text } = await readText('/sitemap.xml');
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
};

it('/robots.txt disallows the API and pages that need a session, and has the site map', async () => {
  const { type, text } = await readText('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  const [agent, ...rules] = text.trim().split('\n').filter(Boolean);
  expect(agent).toBe('User-agent: *');
  expect(rules).toContain('Allow: /');
  for (const path of [
    '/api/',
    '/graphql',
    '/admin',
    '/gestion',
    '/dashboard',
    '/history',
    '/profile',
    '/puntos',
  ])
    expect(rules).toContain(`Disallow: ${path}`);
  expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('/sitemap.xml lists the public pages and the active courses, under the public origin', async () => {
  const active = await aCourse();
  const inactive = await aCourse({ isActive: false });
  const { type } = await readText('/sitemap.xml');
  expect(type).toMatch(/^application\/xml/);
  const addresses = await readAddresses();
  expect(addresses).toEqual([
    ...['/', '/courses', '/reservar', '/terminos', '/privacidad', '/arrepentimiento'].map(
      (path) => ORIGIN + path,
    ),
    `${ORIGIN}/courses/${active.id}`,
  ]);
  expect(addresses).not.toContain(`${ORIGIN}/courses/${inactive.id}`);
  const { text } = await readText('/sitemap.xml');
  const { updatedAt } = await CourseModel.findById(active.id).orFail().lean();
  expect(text).toContain(`/courses/${active.id}</loc><lastmod>${updatedAt?.toISOString()}</lastmod>`);
});

it('/sitemap.xml reads the courses once a minute, and again after a change in this process', async () => {
  const course = await aCourse();
  const find = vi.spyOn(CourseModel, 'find');
  await Promise.all([readAddresses(), readAddresses()]);
  expect(await readAddresses()).toContain(`${ORIGIN}/courses/${course.id}`);
  expect(find).toHaveBeenCalledTimes(1);
  await CourseModel.deleteOne({ _id: course.id });
  expect(await readAddresses()).not.toContain(`${ORIGIN}/courses/${course.id}`);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_001);
  await readAddresses();
  expect(find).toHaveBeenCalledTimes(3);
});

it('/sitemap.xml lists at most 5,000 courses', async () => {
  const fields = { name: 'Curso', description: '', location: '', courseType: 'Grupal', pointsValue: 0 };
  const course = storedCourse({ ...fields, scheduledDate: null, price: 0, isActive: true });
  await insertMany(
    CourseModel,
    Array.from({ length: 5_001 }, () => ({ ...course })),
  );
  await aCourse();
  expect((await readAddresses()).filter((address) => address?.includes('/courses/'))).toHaveLength(5_000);
});

it.each(['/.well-known/security.txt', '/security.txt'])('%s has a contact, by RFC 9116', async (path) => {
  const { type, text } = await readText(path);
  expect(type).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${academy.contact.email}`);
  expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
