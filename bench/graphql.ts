import { hasPeers, PEERS_MISSING, startServer, type Server } from './processes.ts';
import { interleave, printFigures, ratio, type Request, type Variant } from './rounds.ts';
import { openStoredCourses } from './stored-courses.ts';

const QUERY =
  '{ courses(limit: 20) { id name description location courseType scheduledDate price pointsValue } }';

const post = (body: object, token?: string): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body: JSON.stringify(body),
});

const answerOf = async ({ server, request: { path, ...init } }: Variant) =>
  JSON.stringify(await (await fetch(server.url + path, init)).json());

const requireEqualAnswers = async (variants: Variant[]) => {
  const answers = new Map(
    await Promise.all(variants.map(async (variant) => [variant.name, await answerOf(variant)] as const)),
  );
  const [expected] = answers.values();
  for (const [name, answer] of answers) {
    if (answer !== expected)
      throw new Error(`${name} answers ${answer.slice(0, 300)}, not ${expected?.slice(0, 300)}`);
  }
};

/** P1 and P3: the course list by GraphQL, beside what others make of the same database. */
export const run = async () => {
  if (!hasPeers()) throw new Error(PEERS_MISSING);
  const { settings, token, close } = await openStoredCourses();
  const servers: Server[] = [];
  const start = async (file: string, ...args: string[]) => {
    const server = await startServer({ file, args, settings });
    servers.push(server);
    return server;
  };
  try {
    const academia = await start('academia.ts');
    const request = post({ query: QUERY });
    const variants: Variant[] = [
      { name: 'academia', server: academia, request },
      { name: 'academia signed in', server: academia, request: post({ query: QUERY }, token) },
      { name: 'apollo + mongoose', server: await start('peers/apollo.js'), request },
      { name: 'apollo lean', server: await start('peers/apollo.js', 'lean'), request },
      { name: 'yoga', server: await start('peers/yoga.js'), request },
      { name: 'yoga jit', server: await start('peers/yoga.js', 'jit'), request },
      { name: 'mercurius', server: await start('peers/mercurius.js'), request },
      { name: 'mercurius jit', server: await start('peers/mercurius.js', 'jit'), request },
    ];
    await requireEqualAnswers(variants);
    const figures = await interleave(variants);
    printFigures(figures);
    return {
      'P1 to apollo + mongoose': ratio(figures, 'academia', 'apollo + mongoose'),
      'P1 to yoga jit': ratio(figures, 'academia', 'yoga jit'),
      'P1 to mercurius': ratio(figures, 'academia', 'mercurius'),
      'P3 signed in to anonymous': ratio(figures, 'academia signed in', 'academia'),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await close();
  }
};
