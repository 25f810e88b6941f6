import { academy } from '#domain/academy.ts';
import { longDayAndTime, shortDay } from '#domain/dates/date-text.ts';
import { PAYMENT_METHOD_LABELS, type MoneyEntry } from '#domain/money/money.ts';
import { pesosText } from '#domain/texts/money.ts';
import { BRASS, INK, MUTED, addFact, adderOf, type Fact } from './pdf-blocks.ts';
import { drawOrnament, writePdf, type Pdf } from './pdf-document.ts';
import { drawMark } from './pdf-ornaments.ts';
import { drawLine } from './pdf-text.ts';

/** What a payment covered: of a class, or of a correction of the account. */
export type PaidPart = { course: string | null; startsAt: Date | null; amount: number };

/** That something of a payment was given back, by these receipts. */
export type ReceiptState = {
  kind: 'voided' | 'refunded' | 'partly_refunded';
  by: { receipt: string; at: Date; amount: number }[];
};

type Receipt = {
  entry: MoneyEntry;
  name: string;
  /** The person's. */
  document: string | null;
  clerk: string | null;
  /** Refunds: the receipt of the payment. */
  payment: string | null;
  paid: PaidPart[];
  state: ReceiptState | null;
};

const EDGE = 72;
const FACTS_TOP = 232;
const STATE_HEIGHT = 84;
const FOOT = 72;
const ROW = 42;
const ALARM = '#a3271f';
const PARTS_SHOWN = 3;
const REFUNDS_SHOWN = 3;

const STATES: Record<ReceiptState['kind'], string> = {
  voided: 'ANULADO',
  refunded: 'DEVUELTO',
  partly_refunded: 'DEVUELTO EN PARTE',
};

/** The title, and what stands before the name. */
const PAPERS: Partial<Record<MoneyEntry['type'], { title: string; party: string }>> = {
  payment: { title: 'RECIBO DE PAGO', party: 'Recibimos de' },
  refund: { title: 'CONSTANCIA DE DEVOLUCIÓN', party: 'Devolvimos a' },
  cash_in: { title: 'ENTRADA DE EFECTIVO', party: 'Caja de' },
  cash_out: { title: 'SALIDA DE EFECTIVO', party: 'Caja de' },
};

const paperOf = ({ type }: MoneyEntry) => PAPERS[type] ?? { title: '', party: '' };

const owedText = (balance: number) => {
  if (balance === 0) return 'Nada';
  return balance > 0 ? pesosText(balance) : `Nada: quedan ${pesosText(-balance)} a favor`;
};

const partText = ({ course, startsAt, amount }: PaidPart) => {
  const day = startsAt && `clase del ${shortDay(startsAt, academy.timeZone)}`;
  return `${[course ?? 'Saldo anterior', day].filter(Boolean).join(', ')}: ${pesosText(amount)}`;
};

const partFacts = (paid: readonly PaidPart[]): Fact[] => {
  const shown = paid.slice(0, PARTS_SHOWN).map((part): Fact => ['Paga', partText(part)]);
  const more = paid.length - shown.length;
  return more > 0 ? [...shown, ['Paga también', `${more} más`]] : shown;
};

const isOfAccount = ({ type }: MoneyEntry) => type === 'payment' || type === 'refund';

const factsOf = ({ entry, name, document, clerk, payment, paid }: Receipt): Fact[] => [
  [paperOf(entry).party, document ? `${name} · ${document}` : name],
  ['Fecha', longDayAndTime(entry.createdAt, academy.timeZone)],
  ['Importe', pesosText(Math.abs(entry.amount))],
  ['Medio', entry.method ? PAYMENT_METHOD_LABELS[entry.method] : '—'],
  ...(entry.reference ? [['Referencia', entry.reference] as const] : []),
  ['Concepto', payment ? `${entry.description} (del recibo ${payment})` : entry.description],
  ...partFacts(paid),
  ...(isOfAccount(entry) ? [['Queda por pagar, con este movimiento', owedText(entry.balance)] as const] : []),
  ...(entry.invoice ? [['Factura', entry.invoice] as const] : []),
  ...(clerk ? [['Atendió', clerk] as const] : []),
];

const stateDetail = ({ by }: ReceiptState) => {
  const texts = by
    .slice(0, REFUNDS_SHOWN)
    .map(
      ({ receipt, at, amount }) =>
        `${pesosText(amount)} con el N.º ${receipt}, el ${shortDay(at, academy.timeZone)}`,
    );
  return by.length > REFUNDS_SHOWN
    ? `${texts.join('; ')}; y ${by.length - REFUNDS_SHOWN} más`
    : texts.join('; ');
};

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
  if (academy.cuit !== null) {
    const { cuit } = academy;
    add('P', () =>
      drawLine(pdf, `CUIT ${cuit}`, {
        ...line,
        x: EDGE + 56,
        y: 106,
        face: 'archivo',
        size: 9,
        color: MUTED,
      }),
    );
  }
  add('H1', () =>
    drawLine(pdf, paperOf(receipt.entry).title, {
      ...line,
      y: 150,
      face: 'archivo-bold',
      size: 11,
      spacing: 2.4,
      color: BRASS,
    }),
  );
  add('P', () =>
    drawLine(pdf, `N.º ${number}`, { ...line, y: 186, face: 'newsreader', size: 26, color: INK }),
  );
  const { state } = receipt;
  if (state) {
    add('P', () =>
      drawLine(pdf, STATES[state.kind], {
        ...line,
        y: FACTS_TOP + 8,
        face: 'archivo-bold',
        size: 30,
        spacing: 1,
        color: ALARM,
      }),
    );
    addFact(pdf, add, ['Devuelto', stateDetail(state)], { ...line, y: FACTS_TOP + 26 });
  }
  const top = FACTS_TOP + (state ? STATE_HEIGHT : 0);
  const facts = factsOf(receipt);
  const row = Math.min(ROW, (pdf.page.height - FOOT - top) / facts.length);
  facts.forEach((fact, index) => addFact(pdf, add, fact, { ...line, y: top + index * row }));
  add('P', () =>
    drawLine(pdf, 'Documento no válido como factura', {
      ...line,
      y: top + facts.length * row + 12,
      face: 'archivo-bold',
      size: 10,
      color: MUTED,
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
