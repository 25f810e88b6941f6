import type { CourseType } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { keepFor } from '../../process/kept.ts';

const KEPT_MS = 1_000;
/** Filters and windows beyond these are read from the database each time. */
const MAX_LISTS = 32;

/** Lists of courses that every visitor is answered, up to a second old where another process changed them. */
export const publicCourses = keepFor<Course[]>(KEPT_MS, { maxEntries: MAX_LISTS });

const SITE_MAP_KEPT_MS = 60_000;

/** The ids that search engines are told of, up to a minute old where another process changed them. */
const siteMapCourses = keepFor<string[]>(SITE_MAP_KEPT_MS, { maxEntries: 1 });

export const readSiteMapCourses = (load: () => Promise<string[]>) => siteMapCourses.read('', load);

export const forgetPublicCourses = () => {
  publicCourses.forgetAll();
  siteMapCourses.forgetAll();
};

type List = { courseType?: CourseType | null | undefined; skip: number; limit: number };

export const listKey = ({ courseType, skip, limit }: List) => `${courseType ?? ''} ${skip} ${limit}`;
