import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subDays } from 'date-fns';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { coursePageHeads } from '../../src/features/courses/course.page.ts';
import { readEnv } from '../../src/process/env.ts';
import { createLimits, RULES } from '../../src/process/limits.ts';
import { restErrorHandler } from '../../src/rest/errors.ts';
import { clientFiles } from '../../src/web/client-files.ts';
import { coursePictures } from '../../src/web/course-pictures.ts';
import { securityHeaders } from '../../src/web/security-headers.ts';
import {
  NO_SUCH_ID,
  aCourse,
  academyDay,
  aFullCourse,
  aPersonalisedCourse,
  anAdmin,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const ORIGIN = 'https://academia.example';
const HEAD = new URL('../../../client/head.html', import.meta.url);

const server = useTestServer();
let folder: string;
let site: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-page-'));
  const head = await readFile(HEAD, 'utf8');
  await writeFile(join(folder, 'index.html'), `<html><head>${head}</head><body>The app</body></html>`);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/route-scripts.json'), JSON.stringify({ '/courses/:id': [] }));
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
  const response = await fetch(`http://127.0.0.1:${port}/courses/${id}`);
  const html = await response.text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: response.status,
    html,
    content,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: script === undefined ? null : (JSON.parse(script) as Record<string, unknown>),
  };
};

/** Heads are cached for a second. */
const passASecond = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);

const SUMMER = '2099-01-10T13:00:00.000Z';

describe('the page of a course, without script', () => {
  it('has the texts of the course, and the structured data of an event', async () => {
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
    const picture = content('og:image');
    const description =
      'sábado 10 de enero de 2099 a las 10:00 · Polígono Norte · $45,000.00. Dos horas en la línea.';
    expect(title).toBe(`Tiro defensivo · ${academy.name}`);
    expect(canonical).toBe(url);
    expect({
      description: content('description'),
      'og:title': content('og:title'),
      'og:description': content('og:description'),
      'og:url': content('og:url'),
      'og:image:width': content('og:image:width'),
      'twitter:card': content('twitter:card'),
      robots: content('robots'),
    }).toEqual({
      description,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
      robots: undefined,
    });
    expect(picture?.replace(/\?v=[\w-]{10}$/, '?v=')).toBe(`${ORIGIN}/vista/cursos/${course.id}.png?v=`);
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EducationEvent',
      name: 'Tiro defensivo',
      description: 'Dos horas en la línea.',
      url,
      image: [picture],
      startDate: '2099-01-10T10:00:00-03:00',
      endDate: '2099-01-10T12:00:00-03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Polígono Norte' },
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

  it('of a full one shows that', async () => {
    const { content, data } = await readPage((await aFullCourse()).id);
    expect(content('description')).toContain('Completo');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('of a past one has no enrolment, and is not indexed', async () => {
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

  it('of one that was moved or called off shows that, and has another picture', async () => {
    const staff = connectGraphql(server.url, (await anAdmin(server)).token);
    const [day, later] = [academyDay(9), academyDay(12)];
    const at = (date: string) => instantOf(date, '10:00', academy.timeZone);
    const { id } = await aCourse({ scheduledDate: at(day) });
    const first = await readPage(id);
    // Moving it to where it is moves nothing.
    for (const _ of [1, 2]) good(await staff.updateCourse({ id, scheduledDate: at(later).toISOString() }));
    passASecond();
    const moved = await readPage(id);
    expect(moved.data).toMatchObject({
      startDate: `${later}T10:00:00-03:00`,
      previousStartDate: `${day}T10:00:00-03:00`,
      eventStatus: 'https://schema.org/EventRescheduled',
    });
    expect(moved.content('og:image')).not.toBe(first.content('og:image'));
    good(await staff.callOffCourse({ id, reason: 'weather' }));
    passASecond();
    const calledOff = await readPage(id);
    expect(calledOff).toMatchObject({
      status: 200,
      data: { startDate: moved.data?.startDate, eventStatus: 'https://schema.org/EventCancelled' },
    });
    expect(calledOff.data).not.toHaveProperty('offers');
    expect(calledOff.content('description')).toContain('Suspendido por la academia');
    expect(calledOff.content('og:image')).not.toBe(moved.content('og:image'));
  });

  it('of an inactive or unknown one shows that it does not exist', async () => {
    const inactive = await aCourse({ isActive: false });
    for (const id of [inactive.id, NO_SUCH_ID, '68b0c2a4']) {
      const { status, title, content, data, html } = await readPage(id);
      expect(status).toBe(404);
      expect(title).toBe(`Curso no encontrado · ${academy.name}`);
      expect(content('robots')).toBe('noindex');
      expect(data).toBeNull();
      expect(html).not.toContain(inactive.name);
    }
  });

  it('escapes markup and placeholders in the texts of a course', async () => {
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

describe('the picture of a course', () => {
  const pictureOf = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/vista/cursos/${id}.png`, { headers });

  const digest = async (response: Response) =>
    createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');

  it('is a PNG of 1200 × 630 that other sites may show, and has an ETag', async () => {
    const { id } = await aCourse({ name: 'Ñandú <b>&' });
    const response = await pictureOf(id);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const body = Buffer.from(await response.arrayBuffer());
    expect([body.subarray(1, 4).toString(), body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([
      'PNG',
      1_200,
      630,
    ]);
    expect(body.length).toBeLessThan(300_000);
    const again = await pictureOf(id, { 'If-None-Match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('shows the name, the date, the location and whether the course was called off', async () => {
    const base = { name: 'Tiro', location: 'Polígono Norte', scheduledDate: new Date(SUMMER) };
    const called = await aCourse(base);
    const staff = connectGraphql(server.url, (await anAdmin(server)).token);
    good(await staff.callOffCourse({ id: called.id, reason: 'weather' }));
    const ids = [
      called.id,
      (await aCourse(base)).id,
      (await aCourse({ ...base, name: 'Seguridad' })).id,
      (await aCourse({ ...base, location: 'Polígono Sur' })).id,
      (await aCourse({ ...base, scheduledDate: new Date('2099-02-10T13:00:00Z') })).id,
    ];
    const digests = await Promise.all(ids.map(async (id) => digest(await pictureOf(id))));
    expect(new Set(digests).size).toBe(ids.length);
    expect(await digest(await pictureOf((await aCourse(base)).id))).toBe(digests[1]);
  });

  it('is limited by address', async () => {
    const { id } = await aCourse();
    const limits = createLimits(readEnv({ NODE_ENV: 'test', RATE_LIMITS: 'on' }));
    const find = () => Promise.resolve(null);
    const app = express().use(coursePictures({ limits, find }), restErrorHandler);
    const limited = app.listen(0, '127.0.0.1');
    await once(limited, 'listening');
    const { port } = limited.address() as AddressInfo;
    const status = async () => (await fetch(`http://127.0.0.1:${port}/vista/cursos/${id}.png`)).status;
    for (let count = 1; count < RULES.pictureByAddress.points; count += 1) {
      await limits.count('pictureByAddress', '127.0.0.1');
    }
    expect([await status(), await status()]).toEqual([404, 429]);
    limited.close();
  });

  it('exists only for courses that visitors see', async () => {
    const inactive = await aCourse({ isActive: false });
    for (const id of [inactive.id, NO_SUCH_ID, 'x']) expect((await pictureOf(id)).status).toBe(404);
  });
});
