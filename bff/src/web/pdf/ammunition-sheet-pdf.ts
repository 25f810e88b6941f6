import { academy } from '#domain/academy.ts';
import { longDayAndTime, shortDate, shortDay } from '#domain/dates/date-text.ts';
import { longQuarter } from '#domain/dates/quarters.ts';
import { consumedOf, type AmmunitionSheet, type SheetCaliber } from '#domain/firearms/ammunition-sheet.ts';
import { AMMUNITION_LABELS, type AmmunitionEntry } from '#domain/firearms/ammunition.ts';
import { countText } from '#domain/texts/numbers.ts';
import { drawArmourySheet } from './armoury-sheet.ts';
import type { Fact } from './pdf-blocks.ts';
import { writePdf, type Pdf } from './pdf-document.ts';
import type { TableColumn } from './pdf-table.ts';

/** An entry of a sheet, with who entered it. */
export type SheetEntry = AmmunitionEntry & {
  responsible: string;
  /** Of a correction: why, and when what it corrects came back. */
  reason: string | null;
  corrects: Date | null;
};

type Sheet = {
  sheet: AmmunitionSheet;
  issuedBy: string;
  purchases: readonly SheetEntry[];
  counts: readonly SheetEntry[];
  /** Corrections of returns, and what is dated before the quarter. */
  corrections: readonly SheetEntry[];
};

const signed = (rounds: number) => `${rounds > 0 ? '+' : ''}${countText(rounds)}`;

const dayOf = (at: Date) => shortDay(at, academy.timeZone);

const rounds = <Row>(header: string, count: (row: Row) => number): TableColumn<Row> => ({
  header,
  share: 1,
  align: 'right',
  text: (row) => countText(count(row)),
});

const CALIBER_COLUMNS: TableColumn<SheetCaliber>[] = [
  { header: 'Calibre', share: 1, text: ({ caliber }) => caliber },
  rounds('Al empezar', ({ opening }) => opening),
  rounds('Compras', ({ bought }) => bought),
  rounds('Entregas', ({ handedOut }) => handedOut),
  rounds('Devoluciones', ({ returned }) => returned),
  rounds('Consumo', consumedOf),
  rounds('Pérdidas', ({ lost }) => lost),
  { header: 'Recuentos', share: 1, align: 'right', text: ({ counted }) => signed(counted) },
  { header: 'Correcciones', share: 1, align: 'right', text: ({ corrected }) => signed(corrected) },
  rounds('Al terminar', ({ closing }) => closing),
];

const dateColumn: TableColumn<SheetEntry> = {
  header: 'Fecha',
  share: 1,
  text: ({ createdAt }: SheetEntry) => dayOf(createdAt),
};
const caliberColumn: TableColumn<SheetEntry> = {
  header: 'Calibre',
  share: 0.8,
  text: ({ caliber }: SheetEntry) => caliber,
};
const responsibleColumn: TableColumn<SheetEntry> = {
  header: 'Responsable',
  share: 2,
  text: ({ responsible }: SheetEntry) => responsible,
};

const PURCHASE_COLUMNS: TableColumn<SheetEntry>[] = [
  dateColumn,
  caliberColumn,
  rounds('Municiones', (entry) => entry.rounds),
  { header: 'Factura', share: 2, text: ({ invoice }) => invoice ?? '—' },
  { header: 'Proveedor', share: 2.4, text: ({ supplier }) => supplier ?? '—' },
  { header: 'Lote', share: 1.2, text: ({ lot }) => lot ?? '—' },
  responsibleColumn,
];

const COUNT_COLUMNS: TableColumn<SheetEntry>[] = [
  dateColumn,
  caliberColumn,
  { header: 'Qué', share: 1, text: ({ type }) => AMMUNITION_LABELS[type] },
  { header: 'Diferencia', share: 1, align: 'right', text: (entry) => signed(entry.rounds) },
  { header: 'Motivo', share: 4, text: ({ description }) => description },
  responsibleColumn,
];

const CORRECTION_COLUMNS: TableColumn<SheetEntry>[] = [
  dateColumn,
  caliberColumn,
  { header: 'Municiones', share: 1, align: 'right', text: (entry) => signed(entry.rounds) },
  {
    header: 'Qué corrige',
    share: 3,
    text: ({ type, description, corrects }) =>
      corrects
        ? `${description}, devolución del ${dayOf(corrects)}`
        : `${AMMUNITION_LABELS[type]}, anotada después de la planilla anterior`,
  },
  { header: 'Motivo', share: 2.6, text: ({ reason }) => reason ?? '—' },
  responsibleColumn,
];

const KIND = 'Planilla de munición';

const titleOf = ({ number, quarter }: AmmunitionSheet) => `N.º ${number} · ${longQuarter(quarter)}`;

const drawSheet = (pdf: Pdf, { sheet, issuedBy, purchases, counts, corrections }: Sheet) => {
  const facts: Fact[] = [
    ['Período', `del ${shortDate(sheet.from)} al ${shortDate(sheet.to)}`],
    ['Emitida', longDayAndTime(sheet.issuedAt, academy.timeZone)],
    ['Responsable', issuedBy],
  ];
  drawArmourySheet(pdf, { kind: KIND, title: titleOf(sheet), facts }, (section) => {
    section('Municiones por calibre', { columns: CALIBER_COLUMNS, rows: sheet.calibers });
    section('Compras', {
      columns: PURCHASE_COLUMNS,
      rows: purchases,
      none: 'No hubo compras en el trimestre.',
    });
    section('Recuentos y pérdidas', {
      columns: COUNT_COLUMNS,
      rows: counts,
      none: 'No hubo recuentos ni pérdidas en el trimestre.',
    });
    section('Correcciones', {
      columns: CORRECTION_COLUMNS,
      rows: corrections,
      none: 'No hubo correcciones en el trimestre.',
    });
  });
};

/** The sheet of a quarter: the same sheet gives the same bytes. */
export const ammunitionSheetPdf = (given: Sheet) => {
  const { sheet } = given;
  const document = {
    title: `${KIND} ${titleOf(sheet)}`,
    author: academy.name,
    createdAt: sheet.issuedAt,
    layout: 'landscape',
  } as const;
  return writePdf(document, (pdf) => drawSheet(pdf, given));
};
