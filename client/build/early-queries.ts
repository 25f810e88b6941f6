import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { memberQueries } from '../src/app/page-queries.ts';
import type { hashOf } from '../src/session/trusted-documents.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const load = async <T>(path: string) =>
  (await runnerImport<T>(here(path), { configFile: false, logLevel: 'error' })).module;

/** Writes the query of each member's page to a file, from which the server names it in the document. */
export const earlyQueriesFile = (): Plugin => ({
  name: 'early-queries-file',
  async generateBundle() {
    const pages = await load<{ memberQueries: typeof memberQueries }>('../src/app/page-queries.ts');
    const documents = await load<{ hashOf: typeof hashOf }>('../src/session/trusted-documents.ts');
    const queries = pages.memberQueries().map(({ path, query, variables }) => {
      const [operation] = query.definitions;
      const operationName = operation && 'name' in operation ? operation.name?.value : undefined;
      return [path, { operationName, variables, hash: documents.hashOf(query) }];
    });
    this.emitFile({
      type: 'asset',
      fileName: '.vite/early-queries.json',
      source: JSON.stringify(Object.fromEntries(queries)),
    });
  },
});
