import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// In `no-restricted-imports` a `group` that begins with # would be read as a comment: use `regex`.
const wall = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const bff = { regex: '(^#bff/|/bff/)', message: 'The client talks to the server over GraphQL only.' };
const model = {
  regex: '\\.model\\.ts$',
  allowTypeImports: true,
  message: 'Doors call a service, never a model.',
};
const engineInside = {
  regex: 'embedded-mongo/',
  message: 'The engine exports one function: import it from @academia/embedded-mongo.',
};
const otherFeature = {
  regex: '^\\.\\./(landing|auth|dashboard|courses|history|profile|admin)/',
  message: 'A client feature knows no other: share through components/.',
};
const transport = {
  regex: '^(express|graphql|@apollo/server|@graphql-tools/.*)(/|$)',
  allowTypeImports: true,
  message: 'A service knows no transport.',
};

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'client/src/gql/', 'bff/src/graphql/generated.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'],
  { files: ['client/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    rules: {
      'no-console': 'off',
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through bff/src/env.ts.' },
      ],
      // react-hook-form hands out callback refs under the name `ref`, which this rule takes for ref objects.
      'react-hooks/refs': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      'bff/src/env.ts',
      'packages/embedded-mongo/**',
      'scripts/**',
      'vitest.config.ts',
      'client/vite.config.ts',
      '**/*.test.ts',
      'e2e/**',
      'bff/contract/**',
      'bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['e2e/**', 'bff/**', 'packages/**', 'scripts/**', 'vitest.config.ts', 'bench/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  wall(['client/src/**'], [bff], ['client/src/features/**']),
  wall(['client/src/features/**'], [bff, otherFeature]),
  wall(
    ['domain/**'],
    [
      {
        regex: '^(?!valibot$|date-fns(/|$)|@date-fns/tz$|\\.)',
        message: 'domain/ is pure: valibot and date-fns only.',
      },
    ],
    ['**/*.test.ts'],
  ),
  wall(['bff/src/features/**/*.routes.ts', 'bff/src/features/**/*.resolvers.ts'], [model, engineInside]),
  wall(['bff/src/features/**/*.service.ts'], [transport, engineInside]),
  wall(['bff/src/**', 'bff/cli/**', 'bff/contract/**'], [engineInside], ['bff/src/features/**']),
);
