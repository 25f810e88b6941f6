import { addHours } from 'date-fns';
import { expect, it } from 'vitest';
import { changedBy, type KeyedRequest } from './keyed-request.ts';

const now = new Date('2026-11-22T12:00:00Z');
const _id = 'any';

const requestOf = (key: string, hoursAgo: number): KeyedRequest => ({
  key,
  payload: 'p',
  at: addHours(now, -hoursAgo),
});

it('a document stores requests for at least a day, and not for ever', async () => {
  const requests = [requestOf('old', 49), requestOf('of yesterday', 25), requestOf('of today', 1)];
  const { requests: stored = [] } = await changedBy({ _id, requests }, requestOf('new', 0));
  expect(stored.map(({ key }) => key)).toEqual(['of yesterday', 'of today', 'new']);
});

it('a change without a key does not change them', async () => {
  expect(await changedBy({ _id, requests: [requestOf('any', 1)] }, null)).toEqual({});
});
