import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { coursePageHead } from '#domain/courses/course.page-head.ts';
import type { PageHead } from '#domain/public-pages.ts';
import type { PicturedCourse } from '../../web/course-picture.ts';
import { createCache } from '../../database/cache.ts';
import { placesLeft } from '#domain/courses/places.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';

const PATH = /^\/courses\/([^/]+)\/?$/;
const ID = /^[\da-f]{24}$/i;
const CACHE_MS = 1_000;
const MAX_CACHED = 100;

const UNKNOWN: PageHead = {
  title: 'Curso no encontrado',
  description: 'Este curso no existe o ya no se ofrece.',
  isIndexed: false,
  isMissing: true,
};

const findShown = async (id: string) => {
  const document = ID.test(id) ? await CourseModel.findById(id).lean() : null;
  if (!document) return null;
  return document.isActive || toCourse(document).callOff ? document : null;
};

const picturedOf = (document: CourseDocument): PicturedCourse => {
  const { name, courseType, scheduledDate, location, callOff } = toCourse(document);
  return { name, courseType, scheduledDate, location, isCalledOff: callOff !== null };
};

export const findPictured = async (id: string): Promise<PicturedCourse | null> => {
  const document = await findShown(id);
  return document && picturedOf(document);
};

/** The address changes with the picture, because preview services fetch each address once. */
const pictureOf = (document: CourseDocument, publicUrl: string) => {
  const version = createHash('sha256')
    .update(JSON.stringify(picturedOf(document)))
    .digest('base64url');
  return `${publicUrl}/vista/cursos/${document._id.toString()}.png?v=${version.slice(0, 10)}`;
};

type Site = { publicUrl: string; log: Logger };

export const coursePageHeads = ({ publicUrl, log }: Site) => {
  const heads = createCache<PageHead>(CACHE_MS, { maxEntries: MAX_CACHED });

  const load = async (id: string): Promise<PageHead> => {
    const document = await findShown(id);
    if (!document) return UNKNOWN;
    const course = toCourse(document);
    const offered = {
      course,
      previousDate: document.previousDate ?? null,
      placesLeft: placesLeft(course),
      url: `${publicUrl}/courses/${course.id}`,
      origin: publicUrl,
      picture: pictureOf(document, publicUrl),
    };
    return coursePageHead(offered, new Date());
  };

  return async (path: string): Promise<PageHead | null> => {
    const [, id] = PATH.exec(path) ?? [];
    if (!id) return null;
    if (!ID.test(id)) return UNKNOWN;
    try {
      return await heads.read(id.toLowerCase(), () => load(id));
    } catch (error) {
      log.warn({ error }, 'no preview of a course');
      return null;
    }
  };
};
