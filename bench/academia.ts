import { readEnv } from '../bff/src/process/env.ts';
import { publicCourses } from '../bff/src/features/courses/public-courses.ts';
import { startServer } from '../bff/src/process/start.ts';

/** The product as it runs, told to the bench; on request without the list that it keeps for a second. */
if (process.argv.includes('no-list-cache')) publicCourses.read = (_, load) => load();

const { port } = await startServer(readEnv({ ...process.env, PORT: '0' }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
process.send?.({ port });
