import { beforeAll, describe, expect, it } from 'vitest';
import { oneLine } from '#domain/csv-text.ts';
import { aCourse, anAdmin, type Member } from './builders.ts';
import { askForFile, rowsOfFile } from './csv-files.ts';
import { connectRest } from './drivers/rest.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectRest });
});

const ask = (path: string) => askForFile(server.url + path, admin.token);
const rowsOf = async (path: string) => rowsOfFile(await ask(path));

describe('a file of hostile texts', () => {
  const HOSTILE = [
    '=HYPERLINK("http://mal.example";"ver")',
    "=cmd|'/C calc'!A0",
    '+54 11 4000-0000',
    '-1+1',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    'a\r\n=1+1;=1+1',
    'Ana";=1+1;"',
    'x,=1+1,"=1+1',
    '\uFF1D1+1',
    '\u202E=moc.lam\u202C',
    '\u200B=1+1',
    "'=1+1",
    '"',
    '""";;;',
    '00123',
    '5491140000000',
    '👩🏽‍🚀 Ñandú',
  ];

  it('is plain text for a spreadsheet, cell by cell, with the same visible content', async () => {
    const stored = HOSTILE.map((text, index) => ({
      name: `Hostil ${index}`,
      description: text,
      location: text,
    }));
    for (const course of stored) await aCourse(course);
    const rows = await rowsOf('/api/exports/courses.csv?search=hostil');
    expect(rows).toHaveLength(stored.length);
    for (const { name, description } of stored) {
      const row = rows.find(({ Nombre }) => Nombre === name);
      for (const cell of [row?.Descripción ?? '', row?.Lugar ?? '']) {
        expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
        expect(cell).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        const withoutGuards = cell.replace(/(^|[;,])'/g, '$1');
        expect([cell, withoutGuards]).toContain(oneLine(description));
      }
    }
  });

  it('begins no cell with a formula either where a program expects another separator', async () => {
    const text = await (await ask('/api/exports/courses.csv?search=hostil')).text();
    for (const line of text.split(/\r\n/)) {
      for (const cell of line.split(/[;,\t]/)) expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+@\uFF1D]/u);
    }
  });
});
