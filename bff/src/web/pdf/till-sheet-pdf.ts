import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/money/money.ts';
import type { TillSession } from '#domain/money/till.ts';
import { pesosText } from '#domain/texts/money.ts';
import { BRASS, INK, MUTED, addFact, adderOf, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { drawLine } from './pdf-text.ts';

type Sheet = { session: TillSession; openedBy: string; closedBy: string };

const EDGE = 72;
const FACTS_TOP = 224;
const ROW = 40;
const GAP = 24;

const amount = (pesos: number | null) => (pesos === null ? '—' : pesosText(pesos));

const whenText = (at: Date | null) => (at ? longDayAndTime(at, academy.timeZone) : '—');

const openingText = ({ openingDifference, openingNote }: TillSession) =>
  [amount(openingDifference), openingNote].filter(Boolean).join(' · ');

/** Beside each other: who and when, then what was in the till. */
const factsOf = ({ session, openedBy, closedBy }: Sheet): [Fact, Fact][] => {
  const { float, cashIn, cashOut, expected, counted, difference, firstReceipt, lastReceipt } = session;
  return [
    [
      ['Abierta', whenText(session.openedAt)],
      ['Por', openedBy],
    ],
    [
      ['Cerrada', whenText(session.closedAt)],
      ['Por', closedBy],
    ],
    ...(session.carried === null || session.openingDifference === 0
      ? []
      : [
          [
            ['Contado al cerrar el turno anterior', pesosText(session.carried)],
            ['Diferencia al abrir', openingText(session)],
          ] satisfies [Fact, Fact],
        ]),
    [
      ['Primer recibo', firstReceipt ?? '—'],
      ['Último recibo', lastReceipt ?? '—'],
    ],
    ...session.methods.map(({ method, received, givenBack }): [Fact, Fact] => [
      [`${PAYMENT_METHOD_LABELS[method]}: cobrado`, pesosText(received)],
      [`${PAYMENT_METHOD_LABELS[method]}: devuelto`, pesosText(givenBack)],
    ]),
    [
      ['Efectivo al abrir', pesosText(float)],
      ['Otras entradas de efectivo', amount(cashIn)],
    ],
    [
      ['Otras salidas de efectivo', amount(cashOut)],
      ['Efectivo esperado', amount(expected)],
    ],
    [
      ['Efectivo contado', amount(counted)],
      ['Diferencia', amount(difference)],
    ],
  ];
};

const drawSheet = (pdf: Pdf, sheet: Sheet) => {
  const { session } = sheet;
  const width = pdf.page.width - 2 * EDGE;
  const half = (width - GAP) / 2;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = adderOf(pdf, root);
  const line = { x: EDGE, width } as const;

  drawOrnament(pdf, () => drawMark(pdf, { x: EDGE, y: 64, size: 40, ink: INK, accent: BRASS }));
  add('P', () =>
    drawLine(pdf, academy.name, { ...line, x: EDGE + 56, y: 90, face: 'newsreader', size: 20, color: INK }),
  );
  add('H1', () =>
    drawLine(pdf, 'CIERRE DE CAJA', {
      ...line,
      y: 150,
      face: 'archivo-bold',
      size: 11,
      spacing: 2.4,
      color: BRASS,
    }),
  );
  add('P', () =>
    drawLine(pdf, `${session.tillName} · turno ${session.number}`, {
      ...line,
      y: 186,
      face: 'newsreader',
      size: 24,
      color: INK,
    }),
  );
  const facts = factsOf(sheet);
  facts.forEach(([left, right], index) => {
    const y = FACTS_TOP + index * ROW;
    addFact(pdf, add, left, { x: EDGE, y, width: half });
    addFact(pdf, add, right, { x: EDGE + half + GAP, y, width: half });
  });
  const below = FACTS_TOP + facts.length * ROW;
  if (session.note) addFact(pdf, add, ['Nota', session.note], { ...line, y: below });
  add('P', () =>
    drawLine(pdf, 'Firma: ______________________________', {
      ...line,
      y: below + 2 * ROW,
      face: 'archivo',
      size: 10,
      color: MUTED,
    }),
  );
};

/** The close sheet of a session: the same session gives the same bytes. */
export const tillSheetPdf = (sheet: Sheet) => {
  const { tillName, number, closedAt, openedAt } = sheet.session;
  const title = `Cierre de ${tillName}, turno ${number}`;
  const document = {
    title,
    author: academy.name,
    createdAt: closedAt ?? openedAt,
    layout: 'portrait',
  } as const;
  return writePdf(document, (pdf) => drawSheet(pdf, sheet));
};
