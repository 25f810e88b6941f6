import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

type Generated = { graphql: (source: string) => unknown };

const GENERATED = fileURLToPath(new URL('../src/gql/gql.ts', import.meta.url));
const IMPORT = /import \{ graphql \} from '[^']*\/gql\/index\.ts';/;
const CALL = /\bgraphql\(`([^`]*)`\)/g;

/**
 * Inlines each document where it is used. The generated function would look it up in a list of all documents,
 * which every page would load.
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
