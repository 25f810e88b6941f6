import { expect } from 'vitest';

/** The text that monitoring reads. */
export const scrape = async (port: string | undefined) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return response.text();
};

/** The sum of the series of a metric that carry these labels. */
export const valueOf = (text: string, name: string, labels: Record<string, string> = {}) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

/** Every series without its value. */
export const seriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));
