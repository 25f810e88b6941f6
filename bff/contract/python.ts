import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** What receives messages and reads calendar files in tests, made by others than what the server uses. */
export const MAIL_PACKAGES = ['aiosmtpd==1.4.6', 'icalendar==6.3.1'];

/** The programs of a virtual environment with these packages, installed once; else the reason why there is none. */
export const pythonWith = (packages: readonly string[]): { bin: string } | { reason: string } => {
  const folder = join(CACHE, packages.join('-').replaceAll('==', '-'));
  const bin = join(folder, 'bin');
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return { bin };
  if (spawnSync('python3', ['-m', 'venv', folder]).status !== 0) return { reason: 'no Python 3 with venv' };
  const pip = spawnSync(join(bin, 'pip'), ['install', '--quiet', ...packages], { encoding: 'utf8' });
  if (pip.status !== 0) return { reason: `${packages.join(' and ')} cannot be installed` };
  writeFileSync(mark, '');
  return { bin };
};
