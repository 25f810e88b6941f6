import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { paths } from '../client/src/paths.ts';

/*
 * How much each page of the built client transfers: bytes as the build has compressed them. The goals are those of
 * docs/decisions/0026-client-bundle.md, which explains why a route is above its goal.
 */

type Chunk = { file: string; imports?: string[] };

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const routeScripts = JSON.parse(readFileSync(`${CLIENT}.vite/route-scripts.json`, 'utf8')) as Record<
  string,
  string[]
>;

const brotliSize = (file: string) => statSync(`${CLIENT}${file}.br`).size;
const keyOf = (file: string) =>
  Object.entries(manifest).find(([, chunk]) => chunk.file === file)?.[0] ?? `no chunk ${file}`;

const addImports = (key: string, found: Set<string>) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest does not know ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => addImports(imported, found));
  return found;
};

/** Chunks that import each other run before what they import is there. */
const circles = () => {
  const done = new Set<string>();
  const visit = (key: string, trail: readonly string[]): string[] => {
    if (trail.includes(key)) return [[...trail.slice(trail.indexOf(key)), key].join(' → ')];
    if (done.has(key)) return [];
    const found = (manifest[key]?.imports ?? []).flatMap((imported) => visit(imported, [...trail, key]));
    done.add(key);
    return found;
  };
  return Object.keys(manifest).flatMap((key) => visit(key, []));
};

/** The entry and the chunks of a page with all that they import. */
const scriptsOf = (path: string) => {
  const found = addImports('index.html', new Set<string>());
  routeScripts[path]?.forEach((file) => addImports(keyOf(file), found));
  return [...found];
};

const total = (files: string[]) => files.reduce((sum, file) => sum + brotliSize(file), 0);

const LANDING = readFileSync(`${CLIENT}landing.html`, 'utf8');
const landingScripts = [...LANDING.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(
  ([, file = '']) => file,
);

const FORMS = [paths.recoverPassword, paths.withdrawal, paths.profileSetup] as string[];
const LISTS = [paths.admin, paths.adminUsers, paths.adminCourses] as string[];

const limitOf = (path: string) => {
  if (path === paths.gestion) return 240_000;
  if (path.startsWith(paths.gestion)) return 348_000;
  return FORMS.includes(path) ? 256_000 : LISTS.includes(path) ? 234_000 : 222_000;
};

const MOST_REQUESTS = 20;

describe('what is transferred', () => {
  test('the landing page has at most 75 kB of JavaScript, with what it fetches in idle time', () => {
    const [script = ''] = landingScripts;
    const idle = [...readFileSync(`${CLIENT}${script}`, 'utf8').matchAll(/shared:\[`\/(assets\/[^`]+)`\]/g)];
    expect(landingScripts).toHaveLength(1);
    expect(idle).toHaveLength(1);
    expect(total([script, idle[0]?.[1] ?? ''])).toBeLessThanOrEqual(75_000);
  });

  test('the typefaces are two and at most 60 kB', () => {
    const fonts = readdirSync(`${CLIENT}assets`).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(
      fonts.reduce((sum, file) => sum + statSync(`${CLIENT}assets/${file}`).size, 0),
    ).toBeLessThanOrEqual(60_000);
  });

  test('no chunk imports itself, directly or through others', () => {
    expect(circles()).toEqual([]);
  });

  test('the functions of each chunk are compiled while it loads', () => {
    const begins = (file: string) => readFileSync(`${CLIENT}${file}`, 'utf8').split('\n', 1)[0];
    const firstLines = Object.values(manifest).flatMap(({ file }) =>
      file.endsWith('.js') ? [begins(file)] : [],
    );
    expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });

  test.each(Object.keys(routeScripts).filter((path) => path !== paths.landing))(
    '%s has at most its limit of JavaScript in at most twenty files',
    (path) => {
      const scripts = scriptsOf(path);
      expect(total(scripts)).toBeLessThanOrEqual(limitOf(path));
      expect(scripts.length).toBeLessThanOrEqual(MOST_REQUESTS);
    },
  );
});
