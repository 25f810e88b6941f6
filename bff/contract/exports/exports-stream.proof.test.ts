import { connect } from 'node:net';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { operatorContext } from '../../cli/operator-context.ts';
import {
  exportEnrolmentsFile,
  exportLedgerFile,
  exportUsersFile,
} from '../../src/features/exports/export.operations.ts';
import { BATCH_ROWS } from '../../src/lists/row-batches.ts';
import { aStudent, anAdmin } from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { connectRest } from '../drivers/rest.ts';
import { describeCounted, examinedBy, untilNothingExamined } from '../examined.ts';
import { storeManyRows } from '../many-rows.ts';

const NUMBERS = { users: 2_500, courses: 100, enrolments: 12_000, ofStudent: 100 };
const PATIENCE_MS = 120_000;

describeCounted(`exports of ${NUMBERS.enrolments} enrolments and ${NUMBERS.users} users`, (server) => {
  const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));

  beforeAll(async () => {
    const surface = { url: server.url, connect: connectRest };
    await storeManyRows((await aStudent(surface)).id, NUMBERS);
  }, PATIENCE_MS);

  it.each([
    ['users', exportUsersFile, 2 * BATCH_ROWS + NUMBERS.ofStudent],
    ['enrolments', exportEnrolmentsFile, 2 * BATCH_ROWS + NUMBERS.courses],
    ['ledger', exportLedgerFile, 2 * BATCH_ROWS],
  ])('%s are read a batch at a time', async (_, exportFile, most) => {
    const { parts } = await exportFile(operatorContext(server.deps));
    const iterator = parts[Symbol.asyncIterator]();
    await iterator.next();
    for (let batch = 0; batch < 2; batch += 1) {
      const { result, documents } = await examinedBy(() => iterator.next());
      expect(String(result.value).match(/\r\n/g)).toHaveLength(BATCH_ROWS);
      expect(documents).toBeLessThanOrEqual(most);
    }
    await iterator.return?.();
  });

  it('users are not counted before they are read', async () => {
    const { keys } = await examinedBy(() =>
      exportUsersFile(operatorContext(server.deps), { role: 'student' }),
    );
    expect(keys).toBeLessThan(BATCH_ROWS);
  });

  it('enrolments are complete and each is exported once', async () => {
    const response = await fetch(`${server.url}/api/exports/enrolments.csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const rows = parse(await response.text(), { bom: true, delimiter: ';', columns: true }) as {
      Id: string;
    }[];
    expect([rows.length, new Set(rows.map(({ Id }) => Id)).size]).toEqual([
      NUMBERS.enrolments,
      NUMBERS.enrolments,
    ]);
  });

  it('a client that disconnects ends the reading', async () => {
    const request = [
      'GET /api/exports/enrolments.csv HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${admin.token}`,
    ];
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const { documents } = await examinedBy(async () => {
      socket.write(`${request.join('\r\n')}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
      await untilNothingExamined();
    });
    expect(documents).toBeLessThan(NUMBERS.enrolments / 2);
  });
});
