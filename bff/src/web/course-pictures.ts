import { Router } from 'express';
import pLimit from 'p-limit';
import { notFound } from '../errors/domain-error.ts';
import { negotiateTag, tagOf } from '../process/entity-tag.ts';
import { createCache } from '../database/cache.ts';
import { limitHeaders } from '../process/limit-headers.ts';
import { clientKey, type Limits } from '../process/limits.ts';
import { coursePicture, type PicturedCourse } from './course-picture.ts';

const KEPT_MS = 10 * 60_000;
/** About 200 kB each. */
const MAX_CACHED = 20;
const AT_ONCE = 2;
const ONE_HOUR_SECONDS = 3_600;

type Find = (id: string) => Promise<PicturedCourse | null>;

export const coursePictures = ({ limits, find }: { limits: Limits; find: Find }) => {
  const router = Router({ caseSensitive: true, strict: true });
  const pictures = createCache<Buffer>(KEPT_MS, { maxEntries: MAX_CACHED });
  const queue = pLimit(AT_ONCE);

  router.get('/vista/cursos/:id.png', async (request, response) => {
    await limits.consumeBy(limitHeaders(response))('pictureByAddress', clientKey(request.ip ?? ''));
    const course = await find(request.params.id);
    if (!course) throw notFound('PATH_NOT_FOUND');
    const facts = JSON.stringify(course);
    const isKnown = negotiateTag({ request, response }, tagOf(facts));
    response.set({
      'Cache-Control': `public, max-age=${ONE_HOUR_SECONDS}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (isKnown) return void response.status(304).end();
    response.type('png').send(await pictures.read(facts, () => queue(() => coursePicture(course))));
  });
  return router;
};
