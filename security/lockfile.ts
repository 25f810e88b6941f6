import { readFileSync } from 'node:fs';

type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
};

export type Locked = LockedPackage & { name: string };

const FOLDER = 'node_modules/';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** What `npm ci` installs from a registry, each place of a package by itself. */
export const lockedPackages: Locked[] = Object.entries(packages)
  .filter(([path, { link }]) => path.includes(FOLDER) && !link)
  .map(([path, locked]) => ({ ...locked, name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length) }));
