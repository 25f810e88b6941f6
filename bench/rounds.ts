import { load, type LoadResult, type Server } from './processes.ts';

export type Request = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Variant = { name: string; server: Server; request: Request };

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/**
 * A number of requests, not seconds: on a busy machine a server would otherwise be measured before V8 has
 * optimised its code.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 4_000);
const CONNECTIONS = 32;
/** On a busy machine a few requests exceed their deadline. */
const MAX_FAILED = 0.01;

export const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Half of the distance between the extremes, as a share of the median. */
export const spread = (values: number[]) => (Math.max(...values) - Math.min(...values)) / 2 / median(values);

type Sample = LoadResult & { perCpuSecond: number };

const measure = async ({ server, request }: Variant): Promise<Sample> => {
  const { path, ...options } = request;
  const before = await server.usage();
  const result = await load({
    url: server.url + path,
    connections: CONNECTIONS,
    amount: REQUESTS,
    ...options,
  });
  const after = await server.usage();
  if (result.failed > result.requests * MAX_FAILED)
    throw new Error(`${result.failed} requests of ${request.path} failed`);
  return { ...result, perCpuSecond: (result.requests * 1_000) / (after.cpuMs - before.cpuMs) };
};

export type Figures = { perSecond: number; perCpuSecond: number; spread: number; p99: number };

/** Every variant once per round, in turn and then in reverse order, so that a slow minute affects all variants. */
export const interleave = async (variants: Variant[]): Promise<Map<string, Figures>> => {
  for (const variant of variants) await measure(variant);
  const samples = new Map<string, Sample[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of round % 2 ? variants.toReversed() : variants) {
      samples.get(variant.name)?.push(await measure(variant));
    }
  }
  return new Map(
    [...samples].map(([name, runs]) => [
      name,
      {
        perSecond: median(runs.map((run) => run.perSecond)),
        perCpuSecond: median(runs.map((run) => run.perCpuSecond)),
        spread: spread(runs.map((run) => run.perCpuSecond)),
        p99: median(runs.map((run) => run.p99)),
      },
    ]),
  );
};

/** Ratio of the rates of `name` and `other`, by processor time and by time. */
export const ratio = (figures: Map<string, Figures>, name: string, other: string) => {
  const [one, two] = [figures.get(name), figures.get(other)];
  if (!one || !two) throw new Error(`not measured: ${name} or ${other}`);
  return { cpu: one.perCpuSecond / two.perCpuSecond, throughput: one.perSecond / two.perSecond };
};

/** Our course list beside another server's, with and without the cached list. */
export const besidePeer = (figures: Map<string, Figures>, peer: string) => ({
  cached: ratio(figures, 'academia', peer),
  uncached: ratio(figures, 'academia, list not cached', peer),
});

export const printFigures = (figures: Map<string, Figures>) => {
  console.log('  requests/s  per CPU second   ±    p99 ms  variant');
  for (const [name, { perSecond, perCpuSecond, spread: plusMinus, p99 }] of figures) {
    const cells = [
      perSecond.toFixed(0).padStart(12),
      perCpuSecond.toFixed(0).padStart(15),
      `${(plusMinus * 100).toFixed(0)}%`.padStart(5),
      p99.toFixed(0).padStart(8),
    ];
    console.log(`${cells.join(' ')}   ${name}`);
  }
};
