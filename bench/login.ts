import { load, runScript, type Server } from './processes.ts';
import { ROUNDS, median } from './rounds.ts';
import { PASSWORD } from './password.ts';
import { withServers } from './servers.ts';

const LIST_PER_SECOND = 200;
const LIST_SECONDS = 5;
const LOGINS_AT_ONCE = 200;
const BURST_EVERY_MS = 1_000;

const JSON_TYPE = { 'content-type': 'application/json' };

const loginsPerSecond = async ({ url }: Server, email: string) => {
  const { perSecond, failed } = await load({
    url: `${url}/api/auth/login`,
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: PASSWORD }),
    connections: 16,
    duration: 4,
  });
  if (failed > 0) throw new Error(`${failed} logins failed`);
  return perSecond;
};

const listLatency = ({ url }: Server) =>
  load({
    url: `${url}/api/courses?limit=20`,
    connections: 10,
    duration: LIST_SECONDS,
    overallRate: LIST_PER_SECOND,
  });

/** Logins in bursts until stopped, and their responses. */
const flood = ({ url }: Server, email: string) => {
  const statuses = new Map<number, number>();
  const body = JSON.stringify({ email, password: PASSWORD });
  const login = async () => {
    const { status } = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_TYPE, body });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const bursts: Promise<unknown>[] = [];
  const burst = () => bursts.push(Promise.all(Array.from({ length: LOGINS_AT_ONCE }, login)));
  burst();
  const timer = setInterval(burst, BURST_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(bursts);
    return Object.fromEntries(statuses);
  };
};

/** P7: logins beside bare password checks, and the list while 200 people sign in at once. */
export const run = () =>
  withServers(async (start, { email }) => {
    const settings = { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'info', PUBLIC_URL: '' };
    const server = await start('academia.ts', [], { onAllCores: true, settings });
    await loginsPerSecond(server, email);
    const throughput: number[] = [];
    const p99: number[] = [];
    let statuses = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await runScript<{ perSecond: number }>('bare-verify.ts', [], { onAllCores: true });
      throughput.push((await loginsPerSecond(server, email)) / bare.perSecond);
      const idle = await listLatency(server);
      const endFlood = flood(server, email);
      const flooded = await listLatency(server);
      statuses = await endFlood();
      p99.push(flooded.p99 / Math.max(1, idle.p99));
      console.log(
        `  bare ${bare.perSecond.toFixed(0)}/s, logins x${throughput.at(-1)?.toFixed(2)}; list p99 idle ${idle.p99} ms, flooded ${flooded.p99} ms`,
      );
    }
    return {
      'P7 logins to bare checks (goal 0.9)': median(throughput),
      'P7 list p99 during 200 logins at once to idle (goal 1.5)': median(p99),
      'responses to the logins of the last flood, by status': statuses,
    };
  });
