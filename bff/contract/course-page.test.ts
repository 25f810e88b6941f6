import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subDays } from 'date-fns';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { coursePageHeads } from '../src/features/courses/course.page.ts';
import { clientFiles } from '../src/web/client-files.ts';
import { securityHeaders } from '../src/web/security-headers.ts';
import { NO_SUCH_ID, aCourse, aFullCourse, aPersonalisedCourse } from './builders.ts';
import { useTestServer } from './harness.ts';

const ORIGIN = 'https://academia.example';
const HEAD = new URL('../../client/head.html', import.meta.url);

const server = useTestServer();
let folder: string;
let site: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-page-'));
  const head = await readFile(HEAD, 'utf8');
  await writeFile(join(folder, 'index.html'), `<html><head>${head}</head><body>The app</body></html>`);
  const app = express();
  const headOf = coursePageHeads({ publicUrl: ORIGIN, log: server.deps.log });
  app.use(securityHeaders({ isHttps: false }), clientFiles(folder, { publicUrl: ORIGIN, headOf }));
  site = app.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

const readPage = async (id: string) => {
  const { port } = site.address() as AddressInfo;
  const html = await (await fetch(`http://127.0.0.1:${port}/courses/${id}`)).text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    html,
    content,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: script === undefined ? null : (JSON.parse(script) as Record<string, unknown>),
  };
};

const SUMMER = '2099-01-10T13:00:00.000Z';

describe('the page of a course, without script', () => {
  it('has the words of the course, and what search engines ask of an event', async () => {
    const course = await aCourse({
      name: 'Tiro defensivo',
      description: 'Dos horas en la línea.',
      location: 'Polígono Norte',
      price: 45_000,
      durationMinutes: 120,
      scheduledDate: new Date(SUMMER),
    });
    const { title, content, canonical, data } = await readPage(course.id);
    const url = `${ORIGIN}/courses/${course.id}`;
    const description =
      '10 de enero de 2099 a las 10:00 · Polígono Norte · $45,000.00. Dos horas en la línea.';
    expect(title).toBe(`Tiro defensivo · ${academy.name}`);
    expect(canonical).toBe(url);
    expect({
      description: content('description'),
      'og:title': content('og:title'),
      'og:description': content('og:description'),
      'og:url': content('og:url'),
      'og:image': content('og:image'),
      robots: content('robots'),
    }).toEqual({
      description,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': `${ORIGIN}/icon-512.png`,
      robots: undefined,
    });
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EducationEvent',
      name: 'Tiro defensivo',
      description: 'Dos horas en la línea.',
      url,
      image: [`${ORIGIN}/icon-512.png`],
      startDate: '2099-01-10T10:00:00-03:00',
      endDate: '2099-01-10T12:00:00-03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Polígono Norte', address: academy.contact.address },
      organizer: {
        '@type': 'Organization',
        name: academy.name,
        url: `${ORIGIN}/`,
        telephone: academy.contact.phone,
      },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: '45000.00',
        priceCurrency: 'ARS',
        availability: 'https://schema.org/InStock',
        url,
      },
    });
  });

  it('of a full one says so', async () => {
    const { content, data } = await readPage((await aFullCourse()).id);
    expect(content('description')).toContain('Completo');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('of a past one offers nothing, and is not for search engines', async () => {
    const { id } = await aCourse();
    await CourseModel.updateOne({ _id: id }, { $set: { scheduledDate: subDays(new Date(), 3) } });
    const { content, data } = await readPage(id);
    expect(content('robots')).toBe('noindex');
    expect(data).toMatchObject({ '@type': 'EducationEvent' });
    expect(data).not.toHaveProperty('offers');
  });

  it('of a personalised one is a course without a date', async () => {
    const { data } = await readPage((await aPersonalisedCourse()).id);
    expect(data).toMatchObject({
      '@type': 'Course',
      provider: { name: academy.name },
      offers: { category: 'Paid' },
      hasCourseInstance: { courseMode: 'Onsite', courseWorkload: 'PT120M' },
    });
  });

  it('of an inactive or unknown one says that there is none', async () => {
    const inactive = await aCourse({ isActive: false });
    for (const id of [inactive.id, NO_SUCH_ID]) {
      const { title, content, data, html } = await readPage(id);
      expect(title).toBe(`Curso no encontrado · ${academy.name}`);
      expect(content('robots')).toBe('noindex');
      expect(data).toBeNull();
      expect(html).not.toContain(inactive.name);
    }
  });

  it('takes no markup and no placeholder from the texts of a course', async () => {
    const name = '"><script>alert(1)</script> & %PAGE_DESCRIPTION% __CSP_NONCE__';
    const { id } = await aCourse({ name, description: '</script><b>fuerte</b>' });
    const { title, html, data } = await readPage(id);
    expect(title).toContain(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; %PAGE_DESCRIPTION% __CSP_NONCE__',
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<b>fuerte');
    expect(data).toMatchObject({ name, description: '</script><b>fuerte</b>' });
  });

  it('is that of the academy while the database is away', async () => {
    const { id } = await aCourse();
    const find = vi.spyOn(CourseModel, 'findById').mockImplementationOnce(() => {
      throw new Error('no database');
    });
    const { title, content } = await readPage(id);
    expect(title).toBe(academy.name);
    expect(content('robots')).toBeUndefined();
    find.mockRestore();
  });
});
