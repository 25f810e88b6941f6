import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'client/src/gql/',
      'bff/src/graphql/generated.ts',
      'docs/guide/typed-client/generated/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { files: ['client/src/**'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['client/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    rules: {
      'no-console': 'off',
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through bff/src/process/env.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
          message:
            'A worker runs many files: a mock does nothing to modules loaded before, and stays for later files.',
        },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      'bff/src/process/env.ts',
      'packages/embedded-mongo/**',
      'scripts/**',
      'vitest.config.ts',
      'client/vite.config.ts',
      '**/*.test.ts',
      'e2e/**',
      'bff/contract/**',
      'bench/**',
      'docs/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Scripts of mongosh.
    files: ['deploy/mongo/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // react-hook-form hands out callback refs under the name `ref`, which this rule takes for ref objects.
    files: ['client/src/**'],
    rules: { 'react-hooks/refs': 'off' },
  },
);
