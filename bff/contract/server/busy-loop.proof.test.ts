import { beforeAll, describe, expect, it } from 'vitest';
import { pingDatabase } from '../../src/database/ping.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();

/** Blocks the event loop of the server, which is that of the test. */
const blockFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('health', () => {
  beforeAll(async () => {
    good(await connectRest(server.url).health());
  });

  it.each([1_200, 3_000])('measures the database, not an event loop that is busy for %i ms', async (ms) => {
    const health = pingDatabase();
    blockFor(ms);
    expect(await health).toBe(true);
  });

  it('is good while the event loop is busy repeatedly', async () => {
    const busy = setInterval(() => blockFor(300), 1);
    try {
      const results = await Promise.all(Array.from({ length: 5 }, pingDatabase));
      expect(results).toEqual([true, true, true, true, true]);
    } finally {
      clearInterval(busy);
    }
    good(await connectRest(server.url).health());
  });
});

/** The result of a piece of work, and the most processor milliseconds that it blocks the event loop. */
const longestTurn = async <T>(work: () => Promise<T>) => {
  let isOver = false;
  let longest = 0;
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const result = await work();
  isOver = true;
  return { result, longest };
};

describe('a dry run of the longest file', () => {
  it('yields to the event loop every few milliseconds', async () => {
    const admin = await anAdmin(server);
    const header =
      'Email;Nombre;Apellido;Tipo de documento;Número de documento;Fecha de nacimiento;Género;Dirección';
    const rows = Array.from(
      { length: 1_990 },
      (_, index) =>
        `persona-${index}@example.com;Ana;Gómez;DNI;${70_000_000 + index};1990-05-17;Mujer;Av. San Martín 1234`,
    );
    const csv = [header, ...rows].join('\r\n');
    const importFrom = () => connectGraphql(server.url, admin.token).importUsers({ csv });
    good(await importFrom());
    const { result, longest } = await longestTurn(importFrom);
    expect(good(result)).toMatchObject({ created: 1_990, faults: [] });
    expect(longest).toBeLessThan(200);
  });
});
