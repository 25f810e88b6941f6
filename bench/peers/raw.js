import { createServer } from 'node:http';
import { announce } from './announce.js';
import { connect, leanRows } from './courses.js';

await connect();
const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const body = JSON.stringify(await leanRows({ limit: Number(searchParams.get('limit')) }));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
