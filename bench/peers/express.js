import express from 'express';
import { announce } from './announce.js';
import { connect, hydratedRows, leanRows } from './courses.js';

const rows = process.argv.includes('lean') ? leanRows : hydratedRows;

await connect();
const app = express();
app.get('/api/courses', async (request, response) => {
  response.json(await rows({ limit: Number(request.query.limit) }));
});
const server = app.listen(0, '127.0.0.1', () => announce(server.address().port));
