import advisories from './advisories.json' with { type: 'json' };
import type { Locked } from './lockfile.ts';

type Advisory = {
  package: string;
  id: string;
  /** Year, and month where it is known. */
  published: string;
  /** The first good version of each line that got one. */
  fixed: string[];
};

export const ADVISORIES: Advisory[] = advisories;

const partsOf = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

const compare = (left: string, right: string) => {
  const [a, b] = [partsOf(left), partsOf(right)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

const majorOf = (version: string) => partsOf(version)[0] ?? 0;

/** Good is what its own line has fixed, and every line after the last one that had to be. */
const isFixed = (version: string, fixed: string[]) => {
  const last = Math.max(...fixed.map(majorOf));
  if (majorOf(version) > last) return true;
  return fixed.some((good) => majorOf(good) === majorOf(version) && compare(version, good) >= 0);
};

export const belowFloor = (packages: Pick<Locked, 'name' | 'version'>[]) =>
  packages.flatMap(({ name, version }) =>
    ADVISORIES.filter((advisory) => advisory.package === name && !isFixed(version, advisory.fixed)).map(
      ({ id }) => `${name} ${version}: ${id}`,
    ),
  );
