import { beforeAll, expect, it } from 'vitest';
import { COUNT_LIMIT } from '#domain/search.ts';
import { phoneKey } from '#domain/users/phone.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { findUserPage, listPhoneMatches, MAX_OF_NUMBER } from '../../src/features/users/user.search.ts';
import { describeCounted, examinedBy } from '../examined.ts';
import { insertMany } from '../insert-many.ts';
import { isWhole } from '../matrices.ts';
import { isNaiveMatch, randomFrom, randomSearch, randomUser, type RandomUser } from '../random-users.ts';

const USERS = 6_000;
const SEARCHES = isWhole ? 250 : 40;
const FIRST = 20;
const PATIENCE_MS = 180_000;
const SEED = 20_261_122;
/** Whatever is asked for. */
const MOST_DOCUMENTS = 3 * Math.sqrt(FIRST * USERS);

describeCounted('a search among many users', () => {
  const random = randomFrom(SEED);
  let newestFirst: RandomUser[];

  beforeAll(async () => {
    const users = Array.from({ length: USERS }, (_, index) => randomUser(random, index));
    await insertMany(UserModel, users);
    newestFirst = users.toReversed();
  }, PATIENCE_MS);

  it(
    'returns what a plain filter returns, from a bounded number of documents',
    async () => {
      const texts = newestFirst.map(({ searchText }) => searchText);
      const searches = Array.from({ length: SEARCHES }, () => randomSearch(random, texts));
      for (const search of searches) {
        const matches = newestFirst.filter(({ searchText }) => isNaiveMatch(searchText, search));
        const { result, documents } = await examinedBy(() => findUserPage({ search }, { first: FIRST }));
        expect(
          result.nodes.map(({ id }) => id),
          search,
        ).toEqual(matches.slice(0, FIRST).map(({ _id }) => String(_id)));
        expect(result.totalCount, search).toBe(Math.min(matches.length, COUNT_LIMIT));
        expect(result.pageInfo.hasNextPage).toBe(matches.length > FIRST);
        expect(documents, `documents for ${search}`).toBeLessThanOrEqual(MOST_DOCUMENTS);
        const back = await examinedBy(() => findUserPage({ search }, { last: FIRST }));
        expect(
          back.result.nodes.map(({ id }) => id),
          search,
        ).toEqual(matches.slice(-FIRST).map(({ _id }) => String(_id)));
        expect(back.result.pageInfo.hasPreviousPage).toBe(matches.length > FIRST);
        expect(back.documents, `documents for ${search}, backwards`).toBeLessThanOrEqual(MOST_DOCUMENTS);
      }
    },
    PATIENCE_MS,
  );

  it('finds a phone number from a few documents, and skips a number that is too common', async () => {
    const key = phoneKey('+54 9 11 5321-9876');
    const family = newestFirst.slice(0, 2).map(({ _id }) => _id);
    await UserModel.updateMany({ _id: { $in: family } }, { $set: { phoneKey: key } });
    for (const [search, count] of [
      ['11 15 5321-9876', 2],
      ['53219876', 2],
      ['4000-0000', 0],
      ['11 5321-0000', 0],
    ] as const) {
      const { result, documents } = await examinedBy(() => listPhoneMatches(search));
      expect(result ?? [], search).toHaveLength(count);
      expect(documents, search).toBeLessThanOrEqual(MAX_OF_NUMBER + 1 + count);
    }
  });
});
