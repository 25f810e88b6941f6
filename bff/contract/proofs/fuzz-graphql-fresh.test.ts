import { fuzzBySeed } from './fuzz-graphql.ts';

fuzzBySeed(Date.now() % 2 ** 31);
