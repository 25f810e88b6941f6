import type { CodegenConfig } from '@graphql-codegen/cli';

/** In your own project: the file of `curl "$URL/graphql/schema.graphql" -o schema.graphql`, and your folders. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'docs/guide/typed-client/operations.graphql',
  // Node needs file extensions in imports.
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
        // Instants and days are strings in JSON.
        scalars: { DateTime: 'string', LocalDate: 'string' },
        defaultScalarType: 'unknown',
      },
    },
  },
};

export default config;
