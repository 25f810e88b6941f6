import fastify from 'fastify';
import mercurius from 'mercurius';
import { announce } from './announce.js';
import { connect, leanCourses, typeDefs } from './courses.js';

await connect();
const app = fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: { Query: { courses: (_, args) => leanCourses(args) } },
  jit: process.argv.includes('jit') ? 1 : 0,
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address().port);
