import { academy } from '../academy.ts';

/** The page, then the academy. */
export const windowTitle = (page: string) => (page ? `${page} · ${academy.name}` : academy.name);
