import { academy } from '#domain/academy.ts';
import { longDayAndTime, shortDate, shortDay } from '#domain/dates/date-text.ts';
import { longQuarter } from '#domain/dates/quarters.ts';
import { consumedOf, type AmmunitionSheet, type SheetCaliber } from '#domain/firearms/ammunition-sheet.ts';
import { AMMUNITION_LABELS, type AmmunitionEntry } from '#domain/firearms/ammunition.ts';
import { countText } from '#domain/texts/numbers.ts';
import { BRASS, INK, MUTED, addFact, adderOf, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { drawTable, type TableColumn } from './pdf-table.ts';
import { drawLine } from './pdf-text.ts';

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

const EDGE = 56;
const FACTS_TOP = 172;
const TABLES_TOP = 232;
const PAGE = { top: 72, end: 540 };
const HEADING = 34;
const BETWEEN = 28;

const signed = (rounds: number) => `${rounds > 0 ? '+' : ''}${countText(rounds)}`;

const dayOf = (at: Date) => shortDay(at, academy.timeZone);

const rounds = <Row>(header: string, count: (row: Row) => number): TableColumn<Row> => ({
  ...{ header, share: 1, align: 'right' },
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
  ...{ header: 'Fecha', share: 1, text: ({ createdAt }: SheetEntry) => dayOf(createdAt) },
};
const caliberColumn: TableColumn<SheetEntry> = {
  ...{ header: 'Calibre', share: 0.8, text: ({ caliber }: SheetEntry) => caliber },
};
const responsibleColumn: TableColumn<SheetEntry> = {
  ...{ header: 'Responsable', share: 2, text: ({ responsible }: SheetEntry) => responsible },
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

const titleOf = ({ number, quarter }: AmmunitionSheet) => `N.º ${number} · ${longQuarter(quarter)}`;

const drawSheet = (pdf: Pdf, { sheet, issuedBy, purchases, counts, corrections }: Sheet) => {
  const width = pdf.page.width - 2 * EDGE;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = adderOf(pdf, root);
  const line = { x: EDGE, width } as const;

  drawOrnament(pdf, () => drawMark(pdf, { x: EDGE, y: 48, size: 40, ink: INK, accent: BRASS }));
  add('P', () =>
    drawLine(pdf, academy.name, { ...line, x: EDGE + 56, y: 74, face: 'newsreader', size: 20, color: INK }),
  );
  add('H1', () =>
    drawLine(pdf, 'PLANILLA DE MUNICIÓN', {
      ...{ ...line, y: 116, face: 'archivo-bold', size: 11, spacing: 2.4, color: BRASS },
    }),
  );
  add('P', () =>
    drawLine(pdf, titleOf(sheet), { ...line, y: 148, face: 'newsreader', size: 24, color: INK }),
  );
  const facts: Fact[] = [
    ['Período', `del ${shortDate(sheet.from)} al ${shortDate(sheet.to)}`],
    ['Emitida', longDayAndTime(sheet.issuedAt, academy.timeZone)],
    ['Responsable', issuedBy],
  ];
  const third = width / facts.length;
  facts.forEach((fact, index) =>
    addFact(pdf, add, fact, { x: EDGE + index * third, y: FACTS_TOP, width: third - 16 }),
  );

  const nextPage = () => {
    pdf.addPage();
    drawOrnament(pdf, () =>
      drawLine(pdf, `Planilla de munición ${titleOf(sheet)}`, {
        ...{ ...line, y: PAGE.top - 24, face: 'archivo', size: 8.5, color: MUTED },
      }),
    );
    return PAGE.top;
  };
  let y = TABLES_TOP;

  /** On the next page if there is no place for the heading and a row. */
  const drawHeading = (text: string) => {
    if (y + 2 * HEADING > PAGE.end) y = nextPage() + HEADING / 2;
    add('H2', () => drawLine(pdf, text, { ...line, y, face: 'newsreader', size: 15, color: INK }));
    y += HEADING / 3;
  };
  const drawRows = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], none = '') => {
    if (rows.length > 0) {
      y = drawTable(pdf, root, { ...line, columns, rows, y, nextPage, end: PAGE.end }) + BETWEEN;
      return;
    }
    add('P', () => drawLine(pdf, none, { ...line, y: y + 12, face: 'archivo', size: 9.5, color: MUTED }));
    y += 12 + BETWEEN;
  };

  drawHeading('Municiones por calibre');
  drawRows(CALIBER_COLUMNS, sheet.calibers);
  drawHeading('Compras');
  drawRows(PURCHASE_COLUMNS, purchases, 'No hubo compras en el trimestre.');
  drawHeading('Recuentos y pérdidas');
  drawRows(COUNT_COLUMNS, counts, 'No hubo recuentos ni pérdidas en el trimestre.');
  drawHeading('Correcciones');
  drawRows(CORRECTION_COLUMNS, corrections, 'No hubo correcciones en el trimestre.');
  if (y + HEADING > PAGE.end) y = nextPage();
  add('P', () =>
    drawLine(pdf, 'Firma: ______________________________', {
      ...{ ...line, y: y + HEADING / 2, face: 'archivo', size: 10, color: MUTED },
    }),
  );
};

/** The sheet of a quarter: the same sheet gives the same bytes. */
export const ammunitionSheetPdf = (given: Sheet) => {
  const { sheet } = given;
  const document = {
    title: `Planilla de munición ${titleOf(sheet)}`,
    author: academy.name,
    createdAt: sheet.issuedAt,
    layout: 'landscape',
  } as const;
  return writePdf(document, (pdf) => drawSheet(pdf, given));
};
