import type { Labels, Recording, Series } from './promql.ts';

export const SCRAPE_SECONDS = 15;
const BIG_BANG = /_timestamp_seconds$|^process_start_time_seconds$/;
const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

const labelsOf = (text = ''): Labels =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** What a Prometheus would hold of one process that it scrapes every 15 s, however soon a test takes the next sample. */
export const recordMetrics = (port: string) => {
  const begin = Math.floor(Date.now() / 1_000);
  const series = new Map<string, Series>();
  let ticks = 0;
  const add = (name: string, { labels, value }: { labels: Labels; value: number }) => {
    const all = { __name__: name, job: 'academia', instance: 'one', ...labels };
    const key = JSON.stringify(all);
    const one = series.get(key) ?? { labels: all, values: new Map<number, number>() };
    one.values.set(ticks * SCRAPE_SECONDS, BIG_BANG.test(name) ? value - begin : value);
    series.set(key, one);
  };
  const read = async () => {
    try {
      return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    } catch {
      return null;
    }
  };
  return {
    scrape: async () => {
      const text = await read();
      add('up', { labels: {}, value: text === null ? 0 : 1 });
      for (const line of text?.split('\n') ?? []) {
        const [, name, labels, value] = SAMPLE.exec(line) ?? [];
        if (name !== undefined) add(name, { labels: labelsOf(labels), value: Number(value) });
      }
      ticks += 1;
    },
    recording: (): Recording => [...series.values()],
    seconds: () => Array.from({ length: ticks }, (_, tick) => tick * SCRAPE_SECONDS),
  };
};

export type Recorder = ReturnType<typeof recordMetrics>;
