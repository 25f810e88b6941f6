import type { Locked } from './lockfile.ts';

const PERMISSIVE = 'permissive: keep name and text';

/** Every licence that a dependency may have, and its conditions for distribution. */
const ALLOWED: Record<string, string> = {
  MIT: PERMISSIVE,
  'MIT-0': 'permissive: no conditions',
  ISC: PERMISSIVE,
  '0BSD': 'permissive: no conditions',
  'BSD-2-Clause': PERMISSIVE,
  'BSD-3-Clause': PERMISSIVE,
  'Apache-2.0': 'permissive: keep name, text and notices',
  'BlueOak-1.0.0': PERMISSIVE,
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
  'Python-2.0': PERMISSIVE,
  'PSF-2.0': PERMISSIVE,
  'OFL-1.1': 'typefaces: keep the licence text, do not sell them alone',
  'MPL-2.0': 'publish changed files; used unchanged',
  'CC-BY-4.0': 'data: name the source; in development only',
  '(MIT AND Zlib)': PERMISSIVE,
  '(MIT AND BSD-3-Clause)': PERMISSIVE,
  '(MIT OR Apache-2.0)': PERMISSIVE,
  'MIT AND ISC': PERMISSIVE,
};

const DEVELOPMENT_ONLY = new Set(['CC-BY-4.0']);

/** Packages without a licence in the lockfile: taken from the package itself. */
const STATED_ELSEWHERE: Record<string, string> = {
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

const licenceOf = ({ name, license }: Locked) => license ?? STATED_ELSEWHERE[name] ?? 'none';

export const notAllowed = (packages: Locked[]) =>
  packages
    .filter((locked) => {
      const licence = licenceOf(locked);
      return !ALLOWED[licence] || (DEVELOPMENT_ONLY.has(licence) && !locked.dev);
    })
    .map((locked) => `${locked.name}: ${licenceOf(locked)}`);
