/** Import boundaries of the project. Paths are relative to its root; types count as imports. */
const TEST = String.raw`\.test\.tsx?$`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const library = (names) => ({ path: `(^|/)node_modules/(${names})(/|$)` });

export const forbidden = [
  forbid('no-circle', 'Each file can be read before those that import it.', {}, { circular: true }),
  forbid('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
  forbid(
    'client-speaks-graphql',
    'The client talks to the server over GraphQL only.',
    { path: '^client/', pathNot: TEST },
    { path: '^(bff|packages)/' },
  ),
  forbid(
    'domain-is-pure',
    'domain/ serves browser and server: valibot and date-fns only.',
    { path: '^domain/', pathNot: TEST },
    { pathNot: '^domain/|(^|/)node_modules/(valibot|date-fns|@date-fns/tz)(/|$)' },
  ),
  forbid(
    'surfaces-call-operations',
    'Routes and resolvers call operations, never a model.',
    { path: String.raw`\.(routes|resolvers)\.ts$` },
    { path: String.raw`\.model\.ts$` },
  ),
  forbid(
    'operations-know-no-transport',
    'A feature knows neither Express nor Apollo nor graphql.',
    { path: '^bff/src/features/' },
    library('express|graphql|@apollo/.*|@graphql-tools/.*|@types/express'),
  ),
  forbid(
    'machinery-knows-no-feature',
    'What carries the features does not import them.',
    { path: '^bff/src/(errors|rest|graphql|database|web)/' },
    { path: '^bff/src/features/' },
  ),
  forbid(
    'layers-apart',
    'REST, GraphQL and web files do not know each other.',
    { path: '^bff/src/(rest|graphql|web)/' },
    { path: '^bff/src/(rest|graphql|web)/', pathNot: '^bff/src/$1/' },
  ),
  forbid(
    'one-model-one-feature',
    'A feature asks another one by its functions, not by its model.',
    { path: '^bff/src/features/([^/]+)/' },
    { path: String.raw`^bff/src/features/[^/]+/[^/]+\.model\.ts$`, pathNot: '^bff/src/features/$1/' },
  ),
  forbid(
    'client-features-apart',
    'A client feature knows no other: share through components/.',
    { path: '^client/src/features/([^/]+)/', pathNot: TEST },
    { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  ),
  forbid(
    'client-shared-below-features',
    'app/ alone imports features; what features share imports neither.',
    { path: '^client/src/(?!app/|features/|main|gql/)', pathNot: TEST },
    { path: '^client/src/(app|features)/' },
  ),
  forbid(
    'client-app-on-top',
    'Features know nothing of the app around them.',
    { path: '^client/src/features/', pathNot: TEST },
    { path: '^client/src/app/' },
  ),
  forbid(
    'client-session-at-the-bottom',
    'session/ and theme/ import no component.',
    { path: '^client/src/(session|theme)/', pathNot: TEST },
    { path: '^client/src/components/' },
  ),
  forbid(
    'engine-by-its-name',
    'The embedded engine is opened by the database folder and by global set-up of tests.',
    { path: '^(bff|client|domain|scripts)/', pathNot: '^bff/src/database/|^bff/contract/global-setup' },
    { path: '^packages/' },
  ),
  forbid(
    'engine-by-its-export',
    'Only what the package exports is public.',
    { pathNot: '^packages/' },
    { path: '^packages/embedded-mongo/', pathNot: '/open-embedded-mongo.ts$' },
  ),
  forbid(
    'engine-stands-alone',
    'The engine is a package of its own.',
    { path: '^packages/' },
    { path: '^(bff|client|domain|e2e|scripts|bench)/' },
  ),
  forbid(
    'product-without-tests',
    'What runs in production imports no test and no tool.',
    { path: '^(bff/(src|cli|demo)|client/src|domain)/', pathNot: TEST },
    { path: '^(bff/contract|e2e|scripts|bench)/' },
  ),
  forbid(
    'production-dependencies',
    'What runs in production is installed there: move the package to dependencies.',
    { path: '^(bff/(src|cli|demo)|domain)/', pathNot: `${TEST}|^bff/src/database/(choose|mongod)` },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
