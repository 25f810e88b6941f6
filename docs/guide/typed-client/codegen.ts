import type { CodegenConfig } from '@graphql-codegen/cli';

/** In a project of yours: the file that `curl "$URL/graphql/schema.graphql" -o schema.graphql` brings, and your folders. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'docs/guide/typed-client/operations.graphql',
  // Node resolves no import without an extension.
  importExtension: '.js',
  generates: {
    'docs/guide/typed-client/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        onlyOperationTypes: true,
        skipTypename: true,
        // Instants and days are texts in JSON.
        scalars: { DateTime: 'string', LocalDate: 'string' },
        defaultScalarType: 'unknown',
      },
    },
  },
};

export default config;
