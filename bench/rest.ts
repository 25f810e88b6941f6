import { besidePeer, interleave, printFigures, ratio, type Variant } from './rounds.ts';
import { requireEqualResponses, withServers } from './servers.ts';

const request = { path: '/api/courses?limit=20' };

/** P2: the course list by REST, beside a plain Express server on the same database. */
export const run = () =>
  withServers(async (start, { token }) => {
    const academia = await start('academia.ts');
    const signedIn = { ...request, headers: { authorization: `Bearer ${token}` } };
    const variants: Variant[] = [
      { name: 'academia', server: academia, request },
      { name: 'academia, signed in', server: academia, request: signedIn },
      { name: 'academia, list not cached', server: await start('academia.ts', ['no-list-cache']), request },
      { name: 'express + mongoose', server: await start('peers/express.js'), request },
      { name: 'express + mongoose, lean', server: await start('peers/express.js', ['lean']), request },
    ];
    await requireEqualResponses(variants);
    const figures = await interleave(variants);
    printFigures(figures);
    const to = (peer: string) => besidePeer(figures, peer);
    return {
      'P2 to express + mongoose (goal 2)': to('express + mongoose'),
      'P2 to express + mongoose, lean': to('express + mongoose, lean'),
      'P3 signed in to anonymous (goal 0.9)': ratio(figures, 'academia, signed in', 'academia'),
    };
  });
