/** As `maxTimeMS`: a check of everything may last as long as it takes. */
export const UNLIMITED = 0;
