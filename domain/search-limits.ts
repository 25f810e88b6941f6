export const SEARCH_MAX = 100;

/** Counting stops here: 1,001 means more than 1,000. */
export const COUNT_LIMIT = 1_001;
