export type Caller = 'visitor' | 'student' | 'admin';

/** One request that costs its sender little and is meant to cost the server much. */
export type Bomb = {
  name: string;
  as: Caller;
  method: 'GET' | 'POST';
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string | string[]>;
  /** The status of the response. */
  status: number;
};

export const times = (count: number, part: (index: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_, index) => part(index)).join(separator);

/** One text around another, so many levels deep. */
export const nested = (levels: number, open: string, close: string, inner = '') =>
  open.repeat(levels) + inner + close.repeat(levels);

export const JSON_TYPE = { 'content-type': 'application/json' };
