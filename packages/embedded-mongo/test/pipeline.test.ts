import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestEngine } from './use-test-engine.ts';

const { docs } = await useTestEngine();

const { Long } = mongo;

describe('a pipeline', () => {
  beforeEach(async () => {
    await docs.insertMany([
      { _id: 1, user: 'ana', points: 5, tags: ['a', 'b'], at: { y: 1 } },
      { _id: 2, user: 'bea', points: 7.5, tags: [], at: { y: 2 } },
      { _id: 3, user: 'ana', points: Long.fromNumber(1), at: { y: 3 } },
      { _id: 4, user: 'cid', points: 'none', tags: 'c' },
    ]);
  });
  const run = (...stages: mongo.Document[]) => docs.aggregate(stages).toArray();

  it('groups with every accumulator', async () => {
    expect(
      await run(
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: '$user',
            n: { $sum: 1 },
            sum: { $sum: '$points' },
            avg: { $avg: '$points' },
            min: { $min: '$points' },
            max: { $max: '$points' },
            first: { $first: '$_id' },
            last: { $last: '$at.y' },
            all: { $push: '$points' },
          },
        },
        { $sort: { _id: 1 } },
      ),
    ).toEqual([
      { _id: 'ana', n: 2, sum: 6, avg: 3, min: 1, max: 5, first: 1, last: 3, all: [5, 1] },
      { _id: 'bea', n: 1, sum: 7.5, avg: 7.5, min: 7.5, max: 7.5, first: 2, last: 2, all: [7.5] },
      { _id: 'cid', n: 1, sum: 0, avg: null, min: 'none', max: 'none', first: 4, last: null, all: ['none'] },
    ]);
    expect(await run({ $group: { _id: { user: '$user', y: '$at.y' } } }, { $count: 'groups' })).toEqual([
      { groups: 4 },
    ]);
    expect(await run({ $match: { user: 'nobody' } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
    expect(await run({ $match: { user: 'nobody' } }, { $count: 'n' })).toEqual([]);
  });

  it('projects, sorts, skips and limits in the order of its stages', async () => {
    expect(
      await run(
        { $sort: { _id: -1 } },
        { $skip: 1 },
        { $limit: 2 },
        { $project: { _id: 0, who: '$user', y: '$at.y' } },
      ),
    ).toEqual([
      { who: 'ana', y: 3 },
      { who: 'bea', y: 2 },
    ]);
    expect(
      await run(
        { $limit: 2 },
        { $sort: { _id: -1 } },
        { $project: { user: 1 } },
        { $match: { user: 'ana' } },
      ),
    ).toEqual([{ _id: 1, user: 'ana' }]);
    expect(await run({ $project: { tags: 0, at: 0, points: 0 } }, { $limit: 1 })).toEqual([
      { _id: 1, user: 'ana' },
    ]);
  });

  it('lists the distinct values of a path, those of arrays one by one', async () => {
    expect(await docs.distinct('tags')).toEqual(['a', 'b', 'c']);
    expect(await docs.distinct('at.y', { user: 'ana' })).toEqual([1, 3]);
  });
});
