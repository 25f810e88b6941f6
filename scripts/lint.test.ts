import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lint from '../.oxlintrc.json' with { type: 'json' };

const ROOT = new URL('..', import.meta.url).pathname;

/** Code that breaks each rule of all files. */
const EVERYWHERE: Record<string, string> = {
  'money/no-peso-arithmetic': 'export const a = (pesos: number) => pesos + pesos;',
  'constructor-super': 'export class A extends Array { constructor() { console.log(1); } }',
  'for-direction': 'for (let i = 0; i < 10; i--) console.log(i);',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-async-promise-executor': 'export const a = new Promise(async (done) => done(await 1));',
  'no-case-declarations': 'export const a = (b: number) => { switch (b) { case 1: let c = 1; return c; } };',
  'no-class-assign': 'class A {}\nA = 1;\nexport { A };',
  'no-compare-neg-zero': 'export const a = (b: number) => b === -0;',
  'no-cond-assign': 'export const a = (b: number) => { if ((b = 1)) return b; while (b = 2) return b; };',
  'no-const-assign': 'const a = 1;\na = 2;\nexport { a };',
  'no-constant-binary-expression': 'export const a = (b: string) => `${b}` ?? 1;',
  'no-constant-condition': 'if (1) console.log(1);',
  'no-control-regex': String.raw`export const a = /\x1f/;`,
  'no-debugger': 'debugger;',
  'no-dupe-else-if': 'export const a = (b: number) => { if (b) return 1; else if (b) return 2; };',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 };',
  'no-duplicate-case':
    'export const a = (b: number) => { switch (b) { case 1: return 1; case 1: return 2; } };',
  'no-empty': 'if (Math.max(1)) {}',
  'no-empty-character-class': 'export const a = /^abc[]/;',
  'no-empty-pattern': 'export const {} = Math;',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign': 'try { console.log(1); } catch (error) { error = 1; console.log(error); }',
  'no-extra-boolean-cast': 'export const a = (b: number) => { if (!!b) return 1; };',
  'no-fallthrough':
    'export const a = (b: number) => { switch (b) { case 1: console.log(1); case 2: console.log(2); } };',
  'no-func-assign': 'function a() {}\na = 1;\nexport { a };',
  'no-global-assign': 'Object = 1;',
  'no-import-assign': "import { a } from './a.ts';\na = 1;",
  'no-invalid-regexp': "export const a = new RegExp('[');",
  'no-irregular-whitespace': 'export const a =\u00a01;',
  'no-loss-of-precision': 'export const a = 5123000000000000000000000000001;',
  'no-misleading-character-class': 'export const a = /^[👍]$/;',
  'no-new-native-nonconstructor': "export const a = new Symbol('b');",
  'no-obj-calls': 'export const a = Math();',
  'no-prototype-builtins': "export const a = (b: object) => b.hasOwnProperty('c');",
  'no-redeclare': 'var a = 1;\nvar a = 2;\nexport { a };',
  'no-regex-spaces': 'export const a = /b   c/;',
  'no-restricted-properties': 'export const a = process.env.PORT;',
  'no-self-assign': 'export const a = (b: number) => { b = b; };',
  'no-setter-return': 'export const a = { set b(c: number) { return c; } };',
  'no-shadow-restricted-names': 'export const a = (undefined: number) => undefined;',
  'no-sparse-arrays': 'export const a = [1, , 2];',
  'no-this-before-super': 'export class A extends Array { constructor() { this.length = 1; super(); } }',
  'no-unexpected-multiline': 'export const a = Math\n(1 || 2).toFixed();',
  'no-unreachable': 'export const a = () => { return 1; console.log(2); };',
  'no-unsafe-finally': 'export const a = () => { try { return 1; } finally { return 2; } };',
  'no-unsafe-negation': 'export const a = (b: string) => !b in Math;',
  'no-unsafe-optional-chaining': 'export const a = (b?: { c: () => number }) => (b?.c)();',
  'no-unused-expressions': 'export const a = (b: number) => { b === 1; };',
  'no-unused-labels': 'a: for (const b of [1]) console.log(b);',
  'no-unused-private-class-members': 'export class A { #b = 1; }',
  'no-unused-vars': 'const a = 1;',
  'no-useless-backreference': String.raw`export const a = /\1(b)/;`,
  'no-useless-catch': 'try { console.log(1); } catch (error) { throw error; }',
  'no-useless-constructor': 'export class A { constructor() {} }',
  'no-useless-escape': String.raw`export const a = '\a';`,
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1;\nexport { a };',
  'prefer-rest-params': 'export function a() { return arguments; }',
  'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b);',
  'require-yield': 'export function* a() { return 1; }',
  'use-isnan': 'export const a = (b: number) => b === NaN;',
  'valid-typeof': "export const a = (b: number) => typeof b === 'strnig';",
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'typescript/consistent-type-imports': "import { A } from './a.ts';\nexport const b = (c: A) => c;",
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-dynamic-delete': 'export const a = (b: Record<string, 1>, c: string) => { delete b[c]; };',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export const a = (b: any) => b;',
  'typescript/no-extra-non-null-assertion': 'export const a = (b?: { c: 1 }) => b!?.c;',
  'typescript/no-extraneous-class': 'export class A { static b = 1; }',
  'typescript/no-invalid-void-type': 'export type A = { b: void };',
  'typescript/no-misused-new': 'export interface A { new (): A; }',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-nullish-coalescing': 'export const a = (b: { c?: number }) => b.c! ?? 1;',
  'typescript/no-non-null-asserted-optional-chain': 'export const a = (b?: { c: 1 }) => b?.c!;',
  'typescript/no-non-null-assertion': 'export const a = (b?: { c: 1 }) => b!.c;',
  'typescript/no-require-imports': "export const a = require('b');",
  'typescript/no-this-alias': 'export function a(this: object) { const self = this; return self; }',
  'typescript/no-unnecessary-type-constraint': 'export const a = <T extends unknown>(b: T) => b;',
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: 1 }\nexport class A {}',
  'typescript/no-unsafe-function-type': 'export const a = (b: Function) => b;',
  'typescript/no-wrapper-object-types': 'export const a = (b: String) => b;',
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-literal-enum-member': "const b = 'c';\nexport enum A { B = b }",
  'typescript/prefer-namespace-keyword': 'export declare module A { const b: 1; }',
  'typescript/triple-slash-reference': '/// <reference path="a" />\nexport const a = 1;',
  'typescript/unified-signatures':
    'export function a(b: string): void;\nexport function a(b: number): void;\nexport function a(b: unknown) { console.log(b); }',
  'vitest/no-restricted-vi-methods': "import { vi } from 'vitest';\nvi.mock('./a.ts');",
};

const component = (body: string, imports = 'useState') =>
  `import { ${imports} } from 'react';\nexport const A = ({ b, c }: { b: { d: number }; c: () => void }) => {\n${body}\n};`;

/** Code that breaks each rule of the client's files. */
const CLIENT: Record<string, string> = {
  'react/rules-of-hooks': component('if (b.d) useState(1);\nreturn null;'),
  'react/exhaustive-deps': component(
    'useEffect(() => { console.log(b.d); }, []);\nreturn null;',
    'useEffect',
  ),
  'react/static-components': component('const C = () => <p>{b.d}</p>;\nreturn <C />;'),
  'react/use-memo': component(
    'const d = useMemo((e: number) => e + b.d, [b]);\nreturn <p>{d}</p>;',
    'useMemo',
  ),
  'react/void-use-memo': component('useMemo(() => { console.log(b); }, [b]);\nreturn null;', 'useMemo'),
  'react/preserve-manual-memoization': component(
    'const d: number[] = [];\nconst [e] = useState(1);\nd.push(b.d, e);\nconst f = useCallback(() => [d], [d]);\nreturn <p>{f()}</p>;',
    'useCallback, useState',
  ),
  'react/incompatible-library':
    "import { useForm } from 'react-hook-form';\nexport const A = () => {\nconst { watch } = useForm();\nreturn <p>{watch('a')}</p>;\n};",
  'react/immutability': component('b.d = 1;\nreturn <p>{b.d}</p>;'),
  'react/globals': `let count = 0;\n${component('count = b.d;\nreturn <p>{count}</p>;')}`,
  'react/set-state-in-effect': component(
    'const [d, setD] = useState(0);\nuseEffect(() => { setD(b.d); }, [b]);\nreturn <p>{d}</p>;',
    'useEffect, useState',
  ),
  'react/error-boundaries': component('try {\nreturn <p>{b.d}</p>;\n} catch {\nreturn null;\n}'),
  'react/purity': component('return <p>{Math.random()}</p>;'),
  'react/set-state-in-render': component('const [d, setD] = useState(0);\nsetD(b.d);\nreturn <p>{d}</p>;'),
  'react/unsupported-syntax': component("eval('1');\nreturn <p>{b.d}</p>;"),
};

/** An element that breaks each rule of the client's elements. */
const ELEMENTS: Record<string, string> = {
  'jsx-a11y/alt-text': '<img src="a" />',
  'jsx-a11y/anchor-has-content': '<a href="/a" />',
  'jsx-a11y/anchor-is-valid': '<a href="#">a</a>',
  'jsx-a11y/aria-activedescendant-has-tabindex': '<div aria-activedescendant="a" />',
  'jsx-a11y/aria-props': '<p aria-labeledby="a">a</p>',
  'jsx-a11y/aria-proptypes': '<p aria-hidden="yes">a</p>',
  'jsx-a11y/aria-role': '<p role="datepicker">a</p>',
  'jsx-a11y/aria-unsupported-elements': '<meta aria-hidden="true" />',
  'jsx-a11y/autocomplete-valid': '<input type="text" autoComplete="nonsense" />',
  'jsx-a11y/click-events-have-key-events': '<div role="button" tabIndex={0} onClick={a} />',
  'jsx-a11y/heading-has-content': '<h1 />',
  'jsx-a11y/html-has-lang': '<html />',
  'jsx-a11y/iframe-has-title': '<iframe src="a" />',
  'jsx-a11y/img-redundant-alt': '<img src="a" alt="a photo of b" />',
  'jsx-a11y/interactive-supports-focus': '<div role="button" onClick={a} onKeyDown={a} />',
  'jsx-a11y/label-has-associated-control': '<label>a</label>',
  'jsx-a11y/media-has-caption': '<video src="a" />',
  'jsx-a11y/mouse-events-have-key-events': '<div onMouseOver={a} />',
  'jsx-a11y/no-access-key': '<button accessKey="a">a</button>',
  'jsx-a11y/no-autofocus': '<input autoFocus />',
  'jsx-a11y/no-distracting-elements': '<marquee />',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': '<button role="img">a</button>',
  'jsx-a11y/no-noninteractive-element-interactions': '<h1 onClick={a} onKeyDown={a}>a</h1>',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': '<h1 role="button">a</h1>',
  'jsx-a11y/no-noninteractive-tabindex': '<p tabIndex={0}>a</p>',
  'jsx-a11y/no-redundant-roles': '<button role="button">a</button>',
  'jsx-a11y/no-static-element-interactions': '<div onClick={a} onKeyDown={a} />',
  'jsx-a11y/role-has-required-aria-props': '<div role="checkbox" tabIndex={0} />',
  'jsx-a11y/role-supports-aria-props': '<ul aria-expanded="true" role="radiogroup" aria-colcount={1} />',
  'jsx-a11y/scope': '<p scope="row">a</p>',
  'jsx-a11y/tabindex-no-positive': '<button tabIndex={1}>a</button>',
};

/** What no rule has to find: neither this program nor node can read it. */
const UNREADABLE = {
  'an octal number': 'export const a = 017;',
  'a parameter twice': 'export const a = (b, b) => b;',
  'a method twice': 'export class A { b() { return 1; } b() { return 2; } }',
  'an escape that is none': String.raw`export const a = '\8';`,
  'a deleted variable': 'export let a = 1;\ndelete a;',
  'a with statement': 'export const a = 1;\nwith (Math) max(1);',
};

type Case = { name: string; file: string; code: string };

const fileOf = (name: string) => name.replaceAll(/[^\w-]/g, '_');

const CASES: Case[] = [
  ...Object.entries(EVERYWHERE).map(([name, code]) => ({ name, file: `bff/src/${fileOf(name)}.ts`, code })),
  ...Object.entries(CLIENT).map(([name, code]) => ({ name, file: `client/src/${fileOf(name)}.tsx`, code })),
  ...Object.entries(ELEMENTS).map(([name, element]) => ({
    name,
    file: `client/tests/${fileOf(name)}.tsx`,
    code: `export const A = ({ a }: { a: () => void }) => (a ? ${element} : null);`,
  })),
  ...Object.entries(UNREADABLE).map(([name, code]) => ({ name, file: `bff/src/${fileOf(name)}.ts`, code })),
  // In TypeScript the compiler finds it.
  {
    name: 'getter-return',
    file: 'client/public/getter.js',
    code: 'export const a = { get b() { Math.max(); } };',
  },
  { name: 'an allowed setting', file: 'bff/src/process/env.ts', code: 'export const a = process.env.PORT;' },
  {
    name: 'a directive for nothing',
    file: 'bff/src/directive.ts',
    code: '// oxlint-disable-next-line no-var\nexport const a = 1;',
  },
];

type Report = { diagnostics: { code?: string; filename: string; message: string }[] };

let folder: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academia-lint-'));
  for (const file of ['.oxlintrc.json', ...lint.jsPlugins]) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await copyFile(join(ROOT, file), join(folder, file));
  }
  for (const { file, code } of CASES) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `${code}\n`);
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(stderr).toBe('');
  for (const { filename, code, message } of (JSON.parse(stdout) as Report).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
  }
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** `typescript/no-namespace` is reported as `typescript(no-namespace)`. */
const reported = (rule: string) => {
  const [plugin, name = ''] = rule.includes('/') ? rule.split('/') : ['eslint', rule];
  const isOfHooks = name === 'rules-of-hooks' || name === 'exhaustive-deps';
  return `${isOfHooks ? 'react-hooks' : plugin}(${name})`;
};

const isRule = ({ name }: Case) => !(name in UNREADABLE) && !name.includes(' ');

describe('the linter finds', () => {
  it.each(CASES.filter(isRule))('$name', ({ name, file }) => {
    expect(found.get(file)).toContain(reported(name));
  });

  it.each(CASES.filter(({ name }) => name in UNREADABLE))('$name', ({ file }) => {
    expect(found.get(file)).toHaveLength(1);
  });

  it('a directive that is not needed', () => {
    expect(found.get('bff/src/directive.ts')).toHaveLength(1);
  });
});

it('only the file of settings reads the environment', () => {
  expect(found.get('bff/src/process/env.ts')).toBeUndefined();
});

it('each rule has code here that breaks it', () => {
  const on = [lint, ...lint.overrides].flatMap(({ rules }) =>
    Object.entries(rules).filter(([, level]) => level !== 'off'),
  );
  const tried = CASES.filter(isRule).map(({ name }) => name);
  expect(on.map(([name]) => name).toSorted()).toEqual(tried.toSorted());
});
