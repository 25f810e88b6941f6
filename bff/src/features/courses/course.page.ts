import type { Logger } from 'pino';
import { coursePageHead } from '#domain/courses/course.page-head.ts';
import type { PageHead } from '#domain/public-pages.ts';
import { keepFor } from '../../process/cache.ts';
import { countPlacesLeft } from '../enrolments/places/places-taken.ts';
import { CourseModel, toCourse } from './course.model.ts';

const PATH = /^\/courses\/([\da-f]{24})\/?$/i;
const KEPT_MS = 1_000;
const MAX_KEPT = 100;

const UNKNOWN: PageHead = {
  title: 'Curso no encontrado',
  description: 'Este curso no existe o ya no se ofrece.',
  isIndexed: false,
};

type Site = { publicUrl: string; log: Logger };

/** The head of a course's page; null for other pages, and while the database is away. */
export const coursePageHeads = ({ publicUrl, log }: Site) => {
  const heads = keepFor<PageHead>(KEPT_MS, { maxEntries: MAX_KEPT });

  const load = async (id: string): Promise<PageHead> => {
    const document = await CourseModel.findById(id).lean();
    if (!document?.isActive) return UNKNOWN;
    const course = toCourse(document);
    const placesLeft = await countPlacesLeft(course);
    const offered = { course, placesLeft, url: `${publicUrl}/courses/${course.id}`, origin: publicUrl };
    return coursePageHead(offered, new Date());
  };

  return async (path: string): Promise<PageHead | null> => {
    const [, id] = PATH.exec(path) ?? [];
    if (!id) return null;
    try {
      return await heads.read(id.toLowerCase(), () => load(id));
    } catch (error) {
      log.warn({ error }, 'no preview of a course');
      return null;
    }
  };
};
