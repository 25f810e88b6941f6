import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createSchema, createYoga } from 'graphql-yoga';
import { announce } from './announce.js';
import { connect, leanCourses, typeDefs } from './courses.js';

await connect();
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers: { Query: { courses: (_, args) => leanCourses(args) } } }),
  plugins: process.argv.includes('jit') ? [useGraphQlJit()] : [],
  logging: false,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => announce(server.address().port));
