/** What a shared passport may show. */
export const PASSPORT_PARTS = ['initials', 'courses', 'hours', 'licence'] as const;
export type PassportPart = (typeof PASSPORT_PARTS)[number];

export const PASSPORT_DAYS = { min: 1, max: 365 } as const;
/** Links that a student may have at once. */
export const MAX_PASSPORT_LINKS = 10;

/** A link that shows parts of a student's passport to whoever has it. */
export type PassportLink = {
  id: string;
  url: string;
  parts: PassportPart[];
  createdAt: Date;
  expiresAt: Date;
  views: number;
  lastViewedAt: Date | null;
};

type Named = { firstName: string | null; lastName: string | null };

/** `A. M. P.` */
export const initialsOf = ({ firstName, lastName }: Named) =>
  [firstName, lastName]
    .flatMap((name) => name?.split(/\s+/) ?? [])
    .filter(Boolean)
    .map(([letter]) => `${letter?.toUpperCase()}.`)
    .join(' ');

/** What a link shows; null for parts that were not chosen. */
export type SharedPassport = {
  url: string;
  initials: string | null;
  courses: { course: string; day: string }[] | null;
  minutes: number | null;
  isLicensed: boolean | null;
  expiresAt: Date;
};
