/** A request whose input is as large as it may be, or larger than any input can be. */
export type LargeRequest = {
  name: string;
  shape: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: string;
};

/** Values that exist, by the names of arguments and input fields. */
export type Known = Record<string, unknown>;
