import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECIPES, type Edit, type Recipe, type Step } from './recipe-edits.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const PAGE = 'docs/development.md';
/** The long form leaves each file out once. */
const isLong = process.env.RECIPE === 'full';
const PATIENCE_MS = 900_000;
const BASELINE = 'bff/contract/schema.baseline.graphql';
const MODULES = ['.', 'packages/embedded-mongo'].map((folder) => join(folder, 'node_modules'));

const run = promisify(execFile);

let scratch: string;

/** What a program prints, and whether it found nothing. Under NODE_ENV=test codegen does not print its errors. */
const runInCopy = async (command: string, ...given: string[]) => {
  const options = {
    cwd: scratch,
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
  };
  try {
    const { stdout, stderr } = await run(command, given, options);
    return { passed: true, text: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { passed: false, text: stdout + stderr };
  }
};

const npm = (script: string) => runInCopy('npm', 'run', script);

const projectOf = (test: string) => (test.startsWith('client/') ? 'client' : 'contract');

const vitest = (test: string, named: string) =>
  runInCopy('npx', 'vitest', 'run', '--project', projectOf(test), test, '-t', named);

const must = async (result: ReturnType<typeof runInCopy>) => {
  const { passed, text } = await result;
  expect(passed, text).toBe(true);
};

const edited = (text: string, { below, instead, add }: Edit, file: string) => {
  const found = instead ?? (below === undefined ? undefined : `${below}\n`);
  if (found === undefined) return text + add;
  const parts = text.split(found);
  expect(parts.length, `recipe-edits.ts: ${file} must have "${found.trim()}" once`).toBe(2);
  return parts.join(instead === undefined ? found + add : add);
};

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => '');

const follow = async ({ file, edits }: Step) => {
  const text = edits.reduce((before, edit) => edited(before, edit, file), await read(scratch, file));
  await writeFile(join(scratch, file), text);
};

/** The files as they are in the repository. */
const restore = async (files: readonly string[]) => {
  for (const file of files) {
    const text = await read(ROOT, file);
    if (text) await writeFile(join(scratch, file), text);
    else await rm(join(scratch, file));
  }
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'academia-recipe-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1e7,
  });
  for (const file of stdout.split('\n').filter((name) => name && !name.endsWith('node_modules'))) {
    await mkdir(dirname(join(scratch, file)), { recursive: true });
    await cp(join(ROOT, file), join(scratch, file)).catch(() => undefined);
  }
  for (const modules of MODULES) await symlink(join(ROOT, modules), join(scratch, modules));
}, PATIENCE_MS);

afterAll(() => rm(scratch, { recursive: true }));

/** The files that the recipe's section lists, as patterns. */
const listedFiles = async (heading: string) => {
  const page = await read(ROOT, PAGE);
  const section = page.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^(?:\d+\.|-) `([^`]+)`/gm)].map(([, name = '']) => name);
};

/** A pattern that ends in a slash names every file of the folder. */
const matches = (pattern: string, file: string) => {
  const path = pattern.replaceAll('.', '\\.').replaceAll('<noun>', '[\\w.-]+');
  return new RegExp(`^${path}${pattern.endsWith('/') ? '' : '$'}`).test(file);
};

describe.each(RECIPES)('the recipe for $name', ({ heading, most, steps }) => {
  it(`lists at most ${most} files`, () => {
    expect(steps.length, steps.map(({ file }) => file).join('\n')).toBeLessThanOrEqual(most);
  });

  it(`are listed in ${PAGE}`, async () => {
    const listed = await listedFiles(heading);
    const unnamed = steps.filter(({ file }) => !listed.some((pattern) => matches(pattern, file)));
    expect(
      unnamed.map(({ file }) => file),
      `name them under "${heading}"`,
    ).toEqual([]);
  });
});

/** The first recipe is a part of the second one. */
const RECIPES_OF_OWN = RECIPES.slice(1);

const short = RECIPES_OF_OWN.flatMap(({ steps }) => steps);

it(
  'the recipes together pass the types and the list of what operations need',
  { timeout: PATIENCE_MS },
  async () => {
    for (const step of short) await follow(step);
    const results = await Promise.all([
      npm('codegen').then((generated) => (generated.passed ? npm('check:types') : generated)),
      vitest('bff/contract/operations/coverage.test.ts', 'the operations'),
    ]);
    await restore([...new Set(short.map(({ file }) => file))]);
    for (const { passed, text } of results) expect(passed, text).toBe(true);
  },
);

const testFiles = ({ steps }: Recipe) =>
  steps.map(({ file }) => file).filter((file) => file.endsWith('.test.ts'));

describe.runIf(isLong).each(RECIPES_OF_OWN)('the recipe for $name (RECIPE=full)', (recipe) => {
  const { steps } = recipe;
  const files = [...new Set(steps.map(({ file }) => file))];

  beforeAll(async () => {
    for (const step of steps) await follow(step);
    await must(npm('codegen'));
    await must(npm('contract:accept'));
  }, PATIENCE_MS);
  afterAll(() => restore([...files, BASELINE]));

  it('passes the check', { timeout: PATIENCE_MS }, () => must(npm('check')));

  it('passes the tests', { timeout: PATIENCE_MS }, async () => {
    for (const file of testFiles(recipe)) await must(vitest(file, ''));
    await must(vitest('bff/contract/operations/coverage.test.ts', 'the operations|for admin'));
  });

  it.each(steps.filter(({ foundBy }) => foundBy))(
    'is not complete without $file',
    { timeout: PATIENCE_MS },
    async ({ file, foundBy, message }) => {
      const complete = await read(scratch, file);
      await restore([file]);
      const check = foundBy && 'check' in foundBy ? foundBy.check : null;
      const isGenerated = file === 'schema.graphql' && check !== 'codegen';
      if (isGenerated) await must(npm('codegen'));
      const found = await (foundBy && 'test' in foundBy
        ? vitest(foundBy.test, foundBy.named)
        : npm(`check:${check}`));
      await writeFile(join(scratch, file), complete);
      if (isGenerated) await must(npm('codegen'));
      expect(found.passed, found.text).toBe(false);
      expect(found.text).toMatch(message ?? /\S/);
    },
  );
});
