import fastify from 'fastify';
import { announce } from './announce.js';
import { connect, leanRows } from './courses.js';

await connect();
const app = fastify();
app.get('/api/courses', (request) => leanRows({ limit: Number(request.query.limit) }));
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address().port);
