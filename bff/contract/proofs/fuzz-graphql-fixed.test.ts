import { fuzzBySeed } from './fuzz-graphql.ts';

fuzzBySeed(1);
