import { academy } from './academy.ts';

export type PageHead = {
  title: string;
  description: string;
  isIndexed: boolean;
  /** Whether the address does not exist. */
  isMissing?: boolean;
  /** Address of its own picture, of PICTURE_SIZE. */
  picture?: string;
  /** JSON-LD of schema.org. */
  data?: object;
};

/** A form that was sent without script: what its page shows, or what was received. Dates are ISO instants. */
export type SentForm = {
  values: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
  receipt: { code: string; answerBy: string; settleBy: string } | null;
};

/** Of pictures for link previews. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

/** Pages for search engines, with the text of their link previews. */
export const PUBLIC_PAGES = [
  { path: '/', title: '', description: academy.tagline },
  {
    path: '/courses',
    title: 'Cursos',
    description: `Cursos grupales y clases personalizadas de ${academy.name}: fechas, precios e inscripción.`,
  },
  {
    path: '/reservar',
    title: 'Programar una clase',
    description: `Clases personalizadas de ${academy.name}: elige tipo, armas, día y hora.`,
  },
  {
    path: '/terminos',
    title: 'Términos de uso',
    description: `Cómo se usa la aplicación de ${academy.name}: cuenta, inscripciones, clases y puntos.`,
  },
  {
    path: '/privacidad',
    title: 'Privacidad',
    description: `Qué datos guarda ${academy.name} en su aplicación, para qué y quién los ve.`,
  },
  {
    path: '/arrepentimiento',
    title: 'Botón de arrepentimiento',
    description: `Deshaz una compra o inscripción en ${academy.name}, sin cuenta y sin costo.`,
  },
] as const;
