import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../dist/client', import.meta.url));

/** The folder that `dist/client` leads to now: a later build leads to another one, and changes nothing in this. */
export const CLIENT_FOLDER = existsSync(BUILT) ? realpathSync(BUILT) : BUILT;

/** What the same build made for the server. */
export const SERVER_FOLDER = join(CLIENT_FOLDER, '../server');
