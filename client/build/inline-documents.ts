import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

type Generated = { graphql: (source: string) => unknown };

const GENERATED = fileURLToPath(new URL('../src/gql/gql.ts', import.meta.url));
const IMPORT = /import \{ graphql \} from '[^']*\/gql\/index\.ts';/;
const CALL = /\bgraphql\(`([^`]*)`\)/g;

/**
 * Writes each document where it is used. The generated function finds a document by its text in a list of all of them,
 * which would come with every page.
 */
export const inlineDocuments = (): Plugin => {
  let generated: Generated;
  return {
    name: 'inline-documents',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      generated = (await runnerImport<Generated>(GENERATED, { configFile: false, logLevel: 'error' })).module;
    },
    transform: {
      filter: { id: /client\/src\/(?!gql\/).*\.tsx?$/, code: /graphql\(`/ },
      handler: (code) => ({
        code: code
          .replace(IMPORT, '')
          .replace(CALL, (_call, source: string) => `(${JSON.stringify(generated.graphql(source))})`),
        map: null,
      }),
    },
  };
};
