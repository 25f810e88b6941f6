import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { PAYMENT_METHOD_LABELS, type MoneyEntry } from '#domain/money/money.ts';
import { pesosText } from '#domain/texts/money.ts';
import { BRASS, INK, MUTED, addFact, adderOf, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { drawLine } from './pdf-text.ts';

type Receipt = { entry: MoneyEntry; name: string };

const EDGE = 72;
const FACTS_TOP = 240;
const ROW = 48;

/** The title, and what stands before the name. */
const PAPERS: Partial<Record<MoneyEntry['type'], { title: string; party: string }>> = {
  payment: { title: 'RECIBO DE PAGO', party: 'Recibimos de' },
  refund: { title: 'CONSTANCIA DE DEVOLUCIÓN', party: 'Devolvimos a' },
  cash_in: { title: 'ENTRADA DE EFECTIVO', party: 'Caja de' },
  cash_out: { title: 'SALIDA DE EFECTIVO', party: 'Caja de' },
};

const paperOf = ({ type }: MoneyEntry) => PAPERS[type] ?? { title: '', party: '' };

const factsOf = ({ entry, name }: Receipt): Fact[] => [
  [paperOf(entry).party, name],
  ['Fecha', longDayAndTime(entry.createdAt, academy.timeZone)],
  ['Importe', pesosText(Math.abs(entry.amount))],
  ['Medio', entry.method ? PAYMENT_METHOD_LABELS[entry.method] : '—'],
  ...(entry.reference ? [['Referencia', entry.reference] as const] : []),
  ['Concepto', entry.description],
  ...(entry.invoice ? [['Factura', entry.invoice] as const] : []),
];

const drawReceipt = (pdf: Pdf, receipt: Receipt) => {
  const { width: pageWidth } = pdf.page;
  const width = pageWidth - 2 * EDGE;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = adderOf(pdf, root);
  const line = { x: EDGE, width } as const;
  const number = receipt.entry.receipt ?? '';

  drawOrnament(pdf, () => drawMark(pdf, { x: EDGE, y: 64, size: 40, ink: INK, accent: BRASS }));
  add('P', () =>
    drawLine(pdf, academy.name, { ...line, x: EDGE + 56, y: 90, face: 'newsreader', size: 20, color: INK }),
  );
  add('H1', () =>
    drawLine(pdf, paperOf(receipt.entry).title, {
      ...{ ...line, y: 150, face: 'archivo-bold', size: 11, spacing: 2.4, color: BRASS },
    }),
  );
  add('P', () =>
    drawLine(pdf, `N.º ${number}`, { ...line, y: 186, face: 'newsreader', size: 26, color: INK }),
  );
  factsOf(receipt).forEach((fact, index) => addFact(pdf, add, fact, { ...line, y: FACTS_TOP + index * ROW }));
  add('P', () =>
    drawLine(pdf, 'Documento no válido como factura', {
      ...{ ...line, y: FACTS_TOP + 7 * ROW, face: 'archivo-bold', size: 10, color: MUTED },
    }),
  );
};

/** The receipt of a payment, or the paper of a refund: the same stored entry gives the same bytes. */
export const receiptPdf = (receipt: Receipt) => {
  const { receipt: number, createdAt } = receipt.entry;
  return writePdf({ title: `Recibo ${number}`, author: academy.name, createdAt, layout: 'portrait' }, (pdf) =>
    drawReceipt(pdf, receipt),
  );
};
