import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const linuxStartTime = (pid: number): string => {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return status.slice(status.lastIndexOf(')')).split(' ')[20] ?? '';
};

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C' },
    windowsHide: true,
    timeout: 10_000,
  }).trim();

/** What another process with the same id would not have; empty when the process is gone or the system does not say. */
const startTimeOf = (pid: number, platform: NodeJS.Platform): string => {
  try {
    if (platform === 'linux') return linuxStartTime(pid);
    if (platform === 'win32')
      return run('powershell.exe', [
        '-NoProfile',
        '-NonInteractive',
        '-Command',
        `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`,
      ]);
    return run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  } catch {
    return '';
  }
};

export const identityOf = (pid: number, platform = process.platform): string =>
  `${pid} ${startTimeOf(pid, platform)}`;

/** Whether the process of an identity still runs; a later process with the same id does not count. */
export const isAlive = (identity: string, platform = process.platform): boolean => {
  const pid = Number(identity.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return identityOf(pid, platform) === identity;
};
