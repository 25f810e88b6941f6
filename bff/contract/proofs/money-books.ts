import { expect } from 'vitest';
import { dayAndTime } from '#domain/dates/date-text.ts';
import type { Connection, Result } from '../academy-api.ts';
import { good } from '../builders.ts';
import type { Row } from '../csv-files.ts';

/**
 * What an accountant keeps beside the product: made from the CSV files alone, or from the audit trail alone. Amounts in
 * centavos, times as `2027-03-01 12:00`.
 */
export type Book = { moves: Move[]; classes: Class[] };

type Kind = 'charge' | 'payment' | 'refund' | 'discount' | 'adjustment' | 'cash_in' | 'cash_out';

/** `delta` is what it adds to the debt; of cash that is no payment, what it adds to the cash. */
type Move = {
  at: string;
  kind: Kind;
  person: string;
  delta: number;
  enrolment: string;
  method: string;
  pointOfSale: number;
  number: number;
};

/** `reason`: of a cancellation, as far as it matters. */
type Class = { id: string; month: string; status: string; price: number; reason: string };

const centavosOf = (text: string | null | undefined) =>
  Math.round(Number((text ?? '').replace(',', '.')) * 100);

const receiptOf = (text: string | null | undefined) => {
  const [pointOfSale = '0', number = '0'] = (text ?? '').split('-');
  return { pointOfSale: Number(pointOfSale), number: Number(number) };
};

const KINDS: Record<string, Kind> = {
  Clase: 'charge',
  Pago: 'payment',
  Devolución: 'refund',
  Descuento: 'discount',
  Ajuste: 'adjustment',
  'Entrada de efectivo': 'cash_in',
  'Salida de efectivo': 'cash_out',
};

const METHODS: Record<string, string> = {
  Efectivo: 'cash',
  Transferencia: 'transfer',
  Tarjeta: 'card',
  QR: 'qr',
};

const METHOD_LABELS = Object.entries(METHODS);

const STATUSES: Record<string, string> = {
  Pendiente: 'pending',
  Confirmado: 'confirmed',
  Completado: 'completed',
  Cancelado: 'cancelled',
};

const REASONS: Record<string, string> = { Estudiante: 'student', Ausencia: 'no_show' };

const known = <Value>(table: Record<string, Value>, label = ''): Value => {
  const value = table[label];
  if (value === undefined) throw new Error(`no such word: ${label}`);
  return value;
};

/** Of `caja.csv` and `inscripciones.csv`; `people` has the ids by email. */
export const bookOfFiles = (money: Row[], enrolments: Row[], people: Map<string, string>): Book => ({
  moves: money.map((row) => ({
    at: row.Fecha ?? '',
    kind: known(KINDS, row.Tipo),
    person: people.get(row.Email ?? '') ?? '',
    delta: centavosOf(row.Importe),
    enrolment: row['Id de la inscripción'] ?? '',
    method: row.Medio ? known(METHODS, row.Medio) : '',
    ...receiptOf(row.Recibo),
  })),
  classes: enrolments.map((row) => ({
    id: row.Id ?? '',
    month: (row['Fecha de la clase'] ?? '').slice(0, 7),
    status: known(STATUSES, row.Estado),
    price: centavosOf(row.Precio),
    reason: REASONS[row['Motivo de la cancelación'] ?? ''] ?? '',
  })),
});

/** Each balance of the file is the sum of the rows of its account up to there; a till has none. */
export const expectRunningBalances = (money: Row[]) => {
  const balances = new Map<string, number>();
  for (const row of money) {
    const account = row.Email ?? '';
    if (!account) {
      expect([row.Id, row.Saldo]).toEqual([row.Id, '']);
      continue;
    }
    const balance = (balances.get(account) ?? 0) + centavosOf(row.Importe);
    expect([account, row.Id, centavosOf(row.Saldo)]).toEqual([account, row.Id, balance]);
    balances.set(account, balance);
  }
};

export type TrailEntry = {
  at: string;
  action: string;
  outcome: string;
  subject: { id: string | null; label: string };
  changes: { field: string; after: string | null }[];
};

type Percents = { late: number; absence: number };

type Followed = {
  person: string;
  course: string;
  status: string;
  price: number;
  reason: string;
  isLate: boolean;
  own: string;
  isCharged: boolean;
  charged: number;
};

const dueOf = ({ status, price, reason, isLate }: Followed, { late, absence }: Percents) => {
  if (status === 'confirmed' || status === 'completed') return price;
  if (status !== 'cancelled') return 0;
  if (reason === 'no_show') return Math.round((price * absence) / 100);
  return isLate ? Math.round((price * late) / 100) : 0;
};

/**
 * Of the trail, oldest first. It has no charges: they follow from what became of each enrolment. A refund names its
 * payment by number, and the person is that of the payment.
 */
export const bookOfTrail = (trail: TrailEntry[], percents: Percents): Book => {
  const moves: Move[] = [];
  const enrolments = new Map<string, Followed>();
  const dates = new Map<string, string>();
  const payments = new Map<string, Move>();
  for (const { action, subject, changes, at: instant } of trail) {
    const id = subject.id ?? '';
    const at = dayAndTime(new Date(instant)) ?? '';
    const after = Object.fromEntries(changes.map((change) => [change.field, change.after ?? '']));
    const numbered = { at, enrolment: '', ...receiptOf(after.receipt) };
    const [noun] = action.split('.');
    if (action === 'money.recordPayment') {
      const { method = '', receipt = '' } = after;
      const move = {
        ...numbered,
        kind: 'payment' as const,
        person: id,
        method,
        delta: -centavosOf(after.amount),
      };
      payments.set(receipt, move);
      moves.push(move);
    } else if (['money.refund', 'money.refundAboveLimit', 'money.undoPayment'].includes(action)) {
      const payment = payments.get(subject.label.split(' · ')[0] ?? '');
      if (!payment) throw new Error(`a refund of no payment: ${subject.label}`);
      const { person, method } = payment;
      const delta = action === 'money.undoPayment' ? -payment.delta : centavosOf(after.amount);
      moves.push({ ...numbered, kind: 'refund', person, method, delta });
    } else if (action === 'money.adjust') {
      const isDiscount = after.type === 'discount';
      const amount = centavosOf(after.amount);
      moves.push({
        ...numbered,
        kind: isDiscount ? 'discount' : 'adjustment',
        person: id,
        method: '',
        delta: isDiscount ? -Math.abs(amount) : amount,
      });
    } else if (action === 'redemption.handOut' && 'discount' in after) {
      const { userId = '', discount } = after;
      moves.push({ ...numbered, kind: 'discount', person: userId, method: '', delta: -centavosOf(discount) });
    } else if (action === 'till.recordMovement') {
      const isIn = after.direction === 'in';
      const delta = (isIn ? 1 : -1) * centavosOf(after.amount);
      moves.push({ ...numbered, kind: isIn ? 'cash_in' : 'cash_out', person: '', method: 'cash', delta });
    } else if (noun === 'course' && 'scheduledDate' in after) {
      dates.set(id, after.scheduledDate ?? '');
    } else if (noun === 'enrolment') {
      const followed = enrolments.get(id) ?? NEW;
      const next = followedBy(followed, after);
      const due = dueOf(next, percents);
      const isCharged = next.isCharged || next.status === 'confirmed' || next.status === 'completed';
      const charged = isCharged ? due : 0;
      enrolments.set(id, { ...next, isCharged, charged });
      if (charged !== followed.charged) {
        const delta = charged - followed.charged;
        moves.push({ ...numbered, kind: 'charge', person: next.person, enrolment: id, method: '', delta });
      }
    }
  }
  const classes = [...enrolments].map(([id, { course, own, status, price, reason }]) => {
    const date = own || dates.get(course);
    const month = date ? (dayAndTime(new Date(date)) ?? '').slice(0, 7) : '';
    return { id, month, status, price, reason };
  });
  return { moves, classes };
};

/** Of the sessions in the trail, by till and number: what was counted at the opening and at the closing, if any. */
export const countsOfTrail = (trail: TrailEntry[]) => {
  const floats = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const { action, subject, changes } of trail) {
    const after = Object.fromEntries(changes.map((change) => [change.field, change.after ?? '']));
    const number = Number(after.number);
    const keyOf = (of: number) => `${subject.label} ${of}`;
    if (action === 'till.open') floats.set(keyOf(number), centavosOf(after.float));
    if (action !== 'till.close' && action !== 'till.handOver') continue;
    counted.set(keyOf(number), centavosOf(after.counted));
    if (action === 'till.handOver') floats.set(keyOf(number + 1), centavosOf(after.counted));
  }
  // In any order: the trail does not keep that of one instant.
  return new Map([...floats].map(([key, float]) => [key, [float, counted.get(key) ?? null]]));
};

const NEW: Followed = {
  person: '',
  course: '',
  status: 'pending',
  price: 0,
  reason: '',
  isLate: false,
  own: '',
  isCharged: false,
  charged: 0,
};

const followedBy = (before: Followed, after: Record<string, string>): Followed => {
  const status = after.status ?? before.status;
  const isCancelled = status === 'cancelled';
  return {
    ...before,
    status,
    person: after.userId ?? before.person,
    course: after.courseId ?? before.course,
    price: after.price === undefined ? before.price : centavosOf(after.price),
    own: after.scheduledDate ?? before.own,
    reason: isCancelled ? (after['cancellation.reason'] ?? before.reason) : '',
    isLate: isCancelled && (after['cancellation.isLate'] ?? String(before.isLate)) === 'true',
  };
};

const sumOf = (moves: readonly Move[]) => moves.reduce((sum, { delta }) => sum + delta, 0);

export const balanceOf = ({ moves }: Book, person: string) =>
  sumOf(moves.filter((move) => move.person === person));

type Debt = { key: string; since: string; owed: number };

/** What is not paid of a person, oldest first: whatever lowers the debt pays the oldest first. */
const unpaidOf = (book: Book, person: string): Debt[] => {
  const debts = new Map<string, Debt>();
  book.moves.forEach(({ kind, delta, enrolment, at, ...move }, index) => {
    if (move.person !== person || (kind !== 'charge' && !(kind === 'adjustment' && delta > 0))) return;
    const key = enrolment || String(index);
    const debt = debts.get(key) ?? { key, since: at, owed: 0 };
    debts.set(key, { ...debt, owed: debt.owed + delta });
  });
  const all = [...debts.values()];
  let paid = all.reduce((sum, { owed }) => sum + owed, 0) - Math.max(0, balanceOf(book, person));
  return all.flatMap((debt) => {
    const covered = Math.min(paid, debt.owed);
    paid -= covered;
    return debt.owed > covered ? [{ ...debt, owed: debt.owed - covered }] : [];
  });
};

/** Of each person who owes: how much, and since when. */
export const debtsOf = (book: Book, people: readonly string[]) =>
  people.flatMap((person) => {
    const unpaid = unpaidOf(book, person);
    const owed = unpaid.reduce((sum, debt) => sum + debt.owed, 0);
    return owed > 0 ? [{ person, owed, since: unpaid[0]?.since }] : [];
  });

/** Of each enrolment that costs something: what is not paid. */
export const owedByEnrolment = (book: Book, people: readonly string[]) => {
  const cost = new Map<string, number>();
  for (const { kind, enrolment, delta } of book.moves) {
    if (kind === 'charge') cost.set(enrolment, (cost.get(enrolment) ?? 0) + delta);
  }
  const unpaid = new Map(
    people.flatMap((person) => unpaidOf(book, person).map(({ key, owed }) => [key, owed])),
  );
  return new Map([...cost].map(([id, due]) => [id, due > 0 ? (unpaid.get(id) ?? 0) : null]));
};

const totalsOf = (moves: readonly Move[]) => ({
  methods: METHOD_LABELS.map(([, method]) => {
    const of = (kind: Kind) =>
      Math.abs(sumOf(moves.filter((move) => move.method === method && move.kind === kind)));
    return { method, received: of('payment'), givenBack: of('refund') };
  }).filter(({ received, givenBack }) => received + givenBack > 0),
  cashIn: Math.abs(sumOf(moves.filter(({ kind }) => kind === 'cash_in'))),
  cashOut: Math.abs(sumOf(moves.filter(({ kind }) => kind === 'cash_out'))),
});

/** What the cash of a till has become by these moves. */
export const cashOf = (moves: readonly Move[]) => {
  const { methods, cashIn, cashOut } = totalsOf(moves);
  const cash = methods.find(({ method }) => method === 'cash');
  return (cash?.received ?? 0) - (cash?.givenBack ?? 0) + cashIn - cashOut;
};

const isReceived = ({ kind }: Move) => kind === 'payment' || kind === 'refund';

/** The report of a month. Cash after the last receipt of a closed session is in none. */
export const reportOf = ({ moves, classes }: Book, month: string, cuts: Map<number, number>) => {
  const counted = moves.filter(
    (move) =>
      isReceived(move) &&
      move.at.startsWith(month) &&
      (move.method !== 'cash' || move.number <= (cuts.get(move.pointOfSale) ?? 0)),
  );
  const days = [...new Set(counted.map(({ at }) => at.slice(0, 10)))].sort();
  return {
    month,
    bookedIncome: classes
      .filter((one) => one.month === month && ['confirmed', 'completed'].includes(one.status))
      .reduce((sum, { price }) => sum + price, 0),
    methods: totalsOf(counted).methods,
    days: days.map((day) => ({
      day,
      methods: totalsOf(counted.filter(({ at }) => at.startsWith(day))).methods,
    })),
  };
};

export type Session = {
  id: string;
  key: string;
  pointOfSale: number;
  number: number;
  float: number;
  isClosed: boolean;
  first: number;
  last: number;
  counted: number;
  row: Row;
};

/** Of `turnos.csv`, in the order of each point of sale. */
export const sessionsOf = (tills: Row[]): Session[] =>
  tills
    .map((row) => ({
      id: row.Id ?? '',
      key: `${row.Caja} ${row.Turno}`,
      pointOfSale: Number(row['Punto de venta']),
      number: Number(row.Turno),
      float: centavosOf(row['Efectivo al abrir']),
      isClosed: row.Cerrada !== '',
      first: receiptOf(row['Primer recibo']).number,
      last: receiptOf(row['Último recibo']).number,
      counted: centavosOf(row.Contado),
      row,
    }))
    .sort((one, other) => one.pointOfSale - other.pointOfSale || one.number - other.number);

export const movesOfSession = ({ moves }: Book, { pointOfSale, first, last }: Session) =>
  moves.filter((move) => move.pointOfSale === pointOfSale && move.number >= first && move.number <= last);

/** What the file has to say of a closed session, by the moves of its receipts: opening + in − out = closing. */
export const expectSession = (book: Book, session: Session) => {
  const moves = movesOfSession(book, session);
  const { methods, cashIn, cashOut } = totalsOf(moves);
  const expected = session.float + cashOf(moves);
  const cells = METHOD_LABELS.flatMap(([label, method]) => {
    const { received = 0, givenBack = 0 } = methods.find((total) => total.method === method) ?? {};
    return [
      [`${label} cobrado`, received],
      [`${label} devuelto`, givenBack],
    ] as const;
  });
  const all = new Map<string, number>([
    ...cells,
    ...([
      ['Otras entradas', cashIn],
      ['Otras salidas', cashOut],
      ['Esperado', expected],
      ['Diferencia', session.counted - expected],
    ] as const),
  ]);
  const stated = [...all.keys()].map((header) => [header, centavosOf(session.row[header])]);
  expect(stated, `session ${session.number} of ${session.pointOfSale}`).toEqual([...all]);
};

const PAGE = 100;

type Page<Node> = (page: { first: number; after?: string | null }) => Promise<Result<Connection<Node>>>;

export const allOf = async <Node>(read: Page<Node>): Promise<Node[]> => {
  const nodes: Node[] = [];
  for (let after: string | null | undefined; ;) {
    const page = good(await read({ first: PAGE, ...(after ? { after } : {}) }));
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
};
