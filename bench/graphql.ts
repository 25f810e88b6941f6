import { readTrustedDocuments } from '../bff/src/graphql/trusted-documents.ts';
import { besidePeer, interleave, printFigures, ratio, type Request, type Variant } from './rounds.ts';
import { requireEqualResponses, withServers } from './servers.ts';

const QUERY =
  '{ courses(limit: 20) { id name description location courseType scheduledDate price pointsValue } }';

const post = (body: object, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The query of the client's /courses, as text and as hash. */
const trustedRequests = () => {
  const documents = [...readTrustedDocuments()].map(([hash, text]) => [hash, text()] as const);
  const [hash, query] = documents.find(([, text]) => text.includes('query Courses')) ?? [];
  const variables = { isSignedIn: false };
  return {
    text: post({ query, variables }),
    hash: post({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  };
};

/** P1 and P3: the course list by GraphQL, beside a plain Apollo server on the same database. */
export const run = () =>
  withServers(async (start, { token }) => {
    const academia = await start('academia.ts');
    const uncached = await start('academia.ts', ['no-list-cache']);
    const request = post({ query: QUERY });
    const signedIn = post({ query: QUERY }, { authorization: `Bearer ${token}` });
    const gzipped = post({ query: QUERY }, { 'accept-encoding': 'gzip' });
    const lists: Variant[] = [
      { name: 'academia', server: academia, request },
      { name: 'academia, signed in', server: academia, request: signedIn },
      { name: 'academia, gzip', server: academia, request: gzipped },
      { name: 'academia, list not cached', server: uncached, request },
      { name: 'apollo + mongoose', server: await start('peers/apollo.js'), request },
      { name: 'apollo + mongoose, lean', server: await start('peers/apollo.js', ['lean']), request },
    ];
    const { text, hash } = trustedRequests();
    const documents: Variant[] = [
      { name: 'trusted document', server: academia, request: hash },
      { name: 'its text', server: academia, request: text },
    ];
    await requireEqualResponses(lists);
    await requireEqualResponses(documents);
    const figures = await interleave([...lists, ...documents]);
    printFigures(figures);
    const to = (peer: string) => besidePeer(figures, peer);
    return {
      'P1 to apollo + mongoose (goal 2.2)': to('apollo + mongoose'),
      'P1 to apollo + mongoose, lean': to('apollo + mongoose, lean'),
      'trusted document to its text': ratio(figures, 'trusted document', 'its text'),
      'P3 signed in to anonymous (goal 0.9)': ratio(figures, 'academia, signed in', 'academia'),
      'gzip to plain': ratio(figures, 'academia, gzip', 'academia'),
    };
  });
