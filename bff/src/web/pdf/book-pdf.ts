import { academy } from '#domain/academy.ts';
import { clockIn, longDayAndTime, longMonth, shortDate, shortDay } from '#domain/dates/date-text.ts';
import { BOOK_LABELS, type BookEntry } from '#domain/firearms/book.ts';
import { countText } from '#domain/texts/numbers.ts';
import { drawArmourySheet } from './armoury-sheet.ts';
import { writePdf } from './pdf-document.ts';
import type { TableColumn } from './pdf-table.ts';

type Book = { month: string; entries: readonly BookEntry[]; printedAt: Date };

const atText = (at: Date) => `${shortDay(at, academy.timeZone)} ${clockIn(at, academy.timeZone)}`;

const papersOf = ({ personName, documentNumber, clu, cluExpiration }: BookEntry) =>
  [
    personName,
    documentNumber && `doc. ${documentNumber}`,
    clu && `CLU ${clu}${cluExpiration ? ` hasta el ${shortDate(cluExpiration)}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

const noteOf = ({ note, late }: BookEntry) =>
  [note, late && `anotado tarde, llegó el ${atText(late.receivedAt)}`].filter(Boolean).join(' · ');

const COLUMNS: TableColumn<BookEntry>[] = [
  { header: 'Fecha', share: 1.2, text: ({ at }) => atText(at) },
  { header: 'Movimiento', share: 1.3, text: ({ type }) => BOOK_LABELS[type] },
  { header: 'Arma o munición', share: 1.8, text: ({ what }) => what },
  {
    header: 'Municiones',
    share: 1.05,
    align: 'right',
    text: ({ rounds }) => (rounds === null ? '—' : countText(rounds)),
  },
  { header: 'Persona y papeles', share: 2.4, text: (entry) => papersOf(entry) || '—' },
  { header: 'Entregó, recibió o anotó', share: 1.4, text: ({ byName }) => byName ?? 'Cuenta de servicio' },
  { header: 'Observaciones', share: 2, text: (entry) => noteOf(entry) || '—' },
];

/** The movements of a month, oldest first. */
export const bookPdf = ({ month, entries, printedAt }: Book) => {
  const kind = 'Libro de movimientos de armas';
  const title = longMonth(month);
  const document = {
    title: `${kind} ${title}`,
    author: academy.name,
    createdAt: printedAt,
    layout: 'landscape',
  } as const;
  return writePdf(document, (pdf) =>
    drawArmourySheet(
      pdf,
      {
        kind,
        title,
        facts: [
          ['Movimientos', countText(entries.length)],
          ['Impreso', longDayAndTime(printedAt, academy.timeZone)],
        ],
      },
      (section) =>
        section('Movimientos', {
          columns: COLUMNS,
          rows: entries,
          none: 'No hubo movimientos en el mes.',
        }),
    ),
  );
};
