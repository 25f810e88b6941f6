import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';

export type Row = Record<string, string>;

export const fetchFile = (url: string, token: string) =>
  fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });

/** The rows of a CSV file as another program reads them. */
export const rowsOfFile = async (response: Response): Promise<Row[]> => {
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true, delimiter: ';', columns: true }) as Row[];
};
