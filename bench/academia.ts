import { readEnv } from '../bff/src/process/env.ts';
import { publicCourses } from '../bff/src/features/courses/public-courses.ts';
import { startServer } from '../bff/src/start/start.ts';

/** The product, measured with and without its cached course list. */
if (process.argv.includes('no-list-cache')) publicCourses.read = (_, load) => load();

const { port } = await startServer(readEnv({ ...process.env, PORT: '0' }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.send?.({ port });
