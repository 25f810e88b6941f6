import type { CourseType } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { createCache } from '../../database/cache.ts';

const CACHE_MS = 1_000;
const MAX_LISTS = 32;

/** Cached public lists, at most a second behind other processes. */
export const publicCourses = createCache<Course[]>(CACHE_MS, { maxEntries: MAX_LISTS });

const SITE_MAP_CACHE_MS = 60_000;

export type SiteMapCourse = { id: string; updatedAt?: Date | undefined };

/** Cached courses of the sitemap, at most a minute behind other processes. */
const siteMapCourses = createCache<SiteMapCourse[]>(SITE_MAP_CACHE_MS, { maxEntries: 1 });

export const readSiteMapCourses = (load: () => Promise<SiteMapCourse[]>) => siteMapCourses.read('', load);

let revision = 0;

/** Another one after each change of a course in this process. */
export const coursesRevision = () => revision;

export const clearPublicCourses = () => {
  revision += 1;
  publicCourses.clear();
  siteMapCourses.clear();
};

type List = { courseType?: CourseType | null | undefined; skip: number; limit: number };

export const listKey = ({ courseType, skip, limit }: List) => `${courseType ?? ''} ${skip} ${limit}`;
