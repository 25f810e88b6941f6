import { describe, expect, it } from 'vitest';
import { oneLine } from '#domain/texts/csv-text.ts';
import { eraseCertificates } from '../../src/features/certificates/certificate.data.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, academyDay, good } from '../builders.ts';
import { certify } from '../certificate-builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '100' });
const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));

const send = (path: string) => fetchFile(server.url + path, admin.token);
const rowsOf = async (path: string) => rowsOfFile(await send(path));

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

  /** That of `aBooking`. */
  const DAY = academyDay(10);

  const expectPlain = (cell: string, text: string) => {
    expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
    expect(cell).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect([cell, cell.replace(/(^|[;,])'/g, '$1')]).toContain(oneLine(text));
  };

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
      for (const cell of [row?.Descripción, row?.Lugar]) expectPlain(cell ?? '', description);
    }
  });

  it('is plain text in the armoury of a day, too', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest });
    for (const text of HOSTILE) {
      const course = await aPersonalisedCourse({ name: text, location: text });
      good(await student.api.enrol(aBooking(course.id)));
    }
    const rows = await rowsOf(`/api/exports/armoury.csv?day=${DAY}`);
    expect(rows).toHaveLength(HOSTILE.length);
    for (const [index, { Curso = '', Lugar = '' }] of rows.entries()) {
      for (const cell of [Curso, Lugar]) expectPlain(cell, HOSTILE[index] ?? '');
    }
  });

  it('has no cell that begins with a formula, also with another separator', async () => {
    for (const path of ['/api/exports/courses.csv?search=hostil', `/api/exports/armoury.csv?day=${DAY}`]) {
      const text = await (await send(path)).text();
      for (const line of text.split(/\r\n/)) {
        for (const cell of line.split(/[;,\t]/)) expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+@\uFF1D]/u);
      }
    }
  });
});

it('certificates.csv has the certified data, and no data of an erased person', async () => {
  const surface = { url: server.url, connect: connectRest };
  const { id: courseId } = await aCourse({ name: 'Curso certificado', durationMinutes: 90 });
  const student = await aStudent(surface, { firstName: '=Ana', lastName: 'Paz' });
  const { id: enrolmentId } = good(await student.api.enrol({ courseId }));
  const id = await certify(enrolmentId);
  const staff = connectGraphql(server.url, admin.token);
  const given = { id, reason: 'Rindió otra persona' };
  const { number, url, content } = good(await staff.revokeCertificate(given));
  const rows = () => rowsOf(`/api/exports/certificates.csv?number=${number}&is_revoked=true`);
  const [row] = await rows();
  expect(row).toMatchObject({
    Id: id,
    Número: number,
    Titular: "'=Ana Paz",
    Documento: content?.document,
    Curso: 'Curso certificado',
    'Duración (minutos)': '90',
    'Fecha de la clase': content?.day,
    Válido: 'No',
    'Motivo de la anulación': 'Anulado por la academia',
    'Nota de la anulación': given.reason,
    Página: url,
    'Id de la inscripción': enrolmentId,
  });
  await eraseCertificates(student.id);
  const [erased] = await rows();
  expect(erased).toMatchObject({ Número: number, Titular: '', Documento: '', 'Nota de la anulación': '' });
});
