import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { identityOf, isAlive } from '../src/process/process-identity.ts';

/** `ps` gives the start time on macOS; it is here as well. Windows is not tried. */
describe.each(['linux', 'darwin'] as const)('the identity of a process, read as on %s', (platform) => {
  it('has a start time and is alive while the process runs', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const identity = identityOf(child.pid ?? 0, platform);
    expect(identity).toMatch(/^\d+ .*\d/);
    expect(identityOf(child.pid ?? 0, platform)).toBe(identity);
    expect(isAlive(identity, platform)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(identity, platform)).toBe(false);
  });

  it('is not that of a later process with the same id', () => {
    const former = identityOf(process.pid, platform).replace(/\d+$/, (number) => String(Number(number) - 1));
    expect(isAlive(former, platform)).toBe(false);
    expect(isAlive(identityOf(process.pid, platform), platform)).toBe(true);
  });
});
