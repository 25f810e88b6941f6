import { NO_SUCH_ID } from './builders.ts';

/** An address of a path, written as a route or as documents write it, with one value for all its parameters. */
export const addressOf = (path: string, value = NO_SUCH_ID) => path.replace(/:\w+|\{\w+\}/g, () => value);
