import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import boundaries from '../.dependency-cruiser.json' with { type: 'json' };

const ROOT = new URL('..', import.meta.url).pathname;

/** For each boundary an import that crosses it, from a file to a file or package. */
const FORBIDDEN: [rule: string, from: string, to: string][] = [
  ['resolvable', 'bff/src/x.ts', './nowhere.ts'],
  ['client-speaks-graphql', 'client/src/app/x.ts', 'bff/src/app.ts'],
  ['client-speaks-graphql', 'client/src/features/courses/x.ts', 'packages/embedded-mongo/src/x.ts'],
  ['domain-is-pure', 'domain/courses/x.ts', 'bff/src/app.ts'],
  ['domain-is-pure', 'domain/courses/x.ts', 'react'],
  ['domain-is-pure', 'domain/courses/x.ts', 'node:fs'],
  ['domain-at-the-bottom', 'domain/courses/x.test.ts', 'client/src/app/router.tsx'],
  ['scripts-start-the-server', 'scripts/x.ts', 'bff/src/process/env.ts'],
  ['surfaces-call-operations', 'bff/src/features/courses/x.routes.ts', 'bff/src/features/courses/x.model.ts'],
  ['surfaces-call-operations', 'bff/src/type-resolvers.ts', 'bff/src/features/courses/x.model.ts'],
  ['operations-know-no-transport', 'bff/src/features/courses/x.operations.ts', 'express'],
  ['operations-know-no-transport', 'bff/src/features/courses/x.operations.ts', 'graphql'],
  ['machinery-knows-no-feature', 'bff/src/graphql/x.ts', 'bff/src/features/courses/x.operations.ts'],
  ['machinery-knows-no-feature', 'bff/src/ledger/x.ts', 'bff/src/features/points/x.store.ts'],
  ['machinery-knows-no-feature', 'bff/src/lists/x.ts', 'bff/src/features/courses/x.store.ts'],
  ['machinery-knows-no-feature', 'bff/src/database/x.ts', 'bff/src/features/courses/x.model.ts'],
  ['layers-apart', 'bff/src/rest/x.ts', 'bff/src/graphql/y.ts'],
  ['layers-apart', 'bff/src/graphql/x.ts', 'bff/src/rest/y.ts'],
  ['one-model-one-feature', 'bff/src/features/courses/x.ts', 'bff/src/features/users/x.model.ts'],
  ['one-model-one-feature', 'bff/src/features/courses/a/x.ts', 'bff/src/features/auth/sessions/x.model.ts'],
  ['client-features-apart', 'client/src/features/courses/x.ts', 'client/src/features/history/stamp.tsx'],
  ['client-shared-below-features', 'client/src/components/x.ts', 'client/src/features/history/stamp.tsx'],
  ['client-shared-below-features', 'client/src/session/x.ts', 'client/src/app/router.tsx'],
  ['client-app-on-top', 'client/src/features/courses/x.ts', 'client/src/app/router.tsx'],
  ['client-session-at-the-bottom', 'client/src/session/x.ts', 'client/src/components/y.ts'],
  [
    'one-heading-in-gestion',
    'client/src/features/gestion/x.ts',
    'client/src/components/layout/page-heading.tsx',
  ],
  ['engine-by-its-name', 'bff/src/features/courses/x.ts', 'packages/embedded-mongo/open-embedded-mongo.ts'],
  ['engine-by-its-export', 'bff/src/database/x.ts', 'packages/embedded-mongo/src/x.ts'],
  ['engine-stands-alone', 'packages/embedded-mongo/src/x.ts', 'domain/dates/dates.ts'],
  ['product-without-tests', 'bff/src/x.ts', 'bff/contract/builders.ts'],
  ['product-without-tests', 'client/src/app/x.ts', 'e2e/stage.ts'],
  ['production-dependencies', 'bff/src/x.ts', 'react'],
];

const ALLOWED: [from: string, to: string][] = [
  ['client/src/features/courses/x.ts', 'domain/dates/dates.ts'],
  ['client/src/app/x.ts', 'client/src/features/courses/y.ts'],
  ['domain/courses/x.ts', 'valibot'],
  ['scripts/start.ts', 'bff/src/server.ts'],
  ['bff/src/features/courses/x.operations.ts', 'bff/src/features/courses/x.model.ts'],
  ['bff/src/features/auth/x.ts', 'bff/src/features/auth/sessions/x.model.ts'],
  ['bff/src/features/courses/x.routes.ts', 'bff/src/rest/route.ts'],
  ['bff/src/database/x.ts', 'packages/embedded-mongo/open-embedded-mongo.ts'],
];

let project: string;

const isPath = (to: string) => /\.tsx?$/.test(to) && !to.startsWith('.');

/** A project of two files under the same paths, of which the first imports the second. */
const cross = async (from: string, to: string): Promise<string[]> => {
  const folder = await mkdtemp(join(project, 'case-'));
  await Promise.all(
    ['package.json', 'tsconfig.json'].map(async (file) =>
      writeFile(join(folder, file), await readFile(join(ROOT, file))),
    ),
  );
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const specifier = isPath(to) ? `${dirname(from).replace(/[^/]+/g, '..')}/${to}` : to;
  const files = [
    [from, `import type {} from '${specifier}';\nimport '${specifier}';\n`],
    ...(isPath(to) ? [[to, '']] : []),
  ];
  for (const [path = '', text = ''] of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { output } = await cruise([from], {
    ...(boundaries.options as ICruiseOptions),
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: boundaries.forbidden as never },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
};

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'academia-boundaries-'));
});

afterAll(() => rm(project, { recursive: true }));

describe('import boundaries', () => {
  it.each(FORBIDDEN)('%s: %s may not import %s', async (rule, from, to) => {
    expect(await cross(from, to)).toContain(rule);
  });

  it.each(ALLOWED)('%s may import %s', async (from, to) => {
    expect(await cross(from, to)).toEqual([]);
  });

  it('each have an import here that must fail', () => {
    const proved = new Set([...FORBIDDEN.map(([rule]) => rule), 'no-circle']);
    expect([...proved].sort()).toEqual(boundaries.forbidden.map(({ name }) => name).sort());
  });

  it('no-circle: two files that import each other', async () => {
    const folder = await mkdtemp(join(project, 'circle-'));
    await writeFile(join(folder, 'a.ts'), "import type {} from './b.ts';\n");
    await writeFile(join(folder, 'b.ts'), "import type {} from './a.ts';\n");
    const { output } = await cruise(['a.ts'], {
      tsPreCompilationDeps: true,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: boundaries.forbidden as never },
    });
    expect((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)).toContain('no-circle');
  });
});
