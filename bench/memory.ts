import { load, type Server } from './processes.ts';
import { withServers } from './servers.ts';

const REQUESTS = Number(process.env.BENCH_LOAD ?? 100_000);

const request = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ courses(limit: 20) { id name description price } }' }),
  connections: 32,
  amount: REQUESTS,
};

const rssAfterLoad = async (server: Server) => {
  await load({ ...request, url: `${server.url}/graphql` });
  return (await server.usage()).rssMb;
};

/** P11: memory after many list requests, and after as many again. */
export const run = () =>
  withServers(async (start) => {
    const [academia, apollo] = [await start('academia.ts'), await start('peers/apollo.js')];
    const peer = await rssAfterLoad(apollo);
    const [first, second] = [await rssAfterLoad(academia), await rssAfterLoad(academia)];
    return {
      requests: REQUESTS,
      'megabytes: academia, again, apollo + mongoose': [first, second, peer].map(Math.round),
      'P11 to apollo + mongoose (goal 1.1)': first / peer,
      'P11 second time to first (goal 1)': second / first,
    };
  });
