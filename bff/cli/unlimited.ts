/** `maxTimeMS` without a limit, because verifying everything may take long. */
export const UNLIMITED = 0;
