import { Schema, model, type Types } from 'mongoose';
import { PAYMENT_METHODS, receiptText } from '#domain/money/money.ts';
import type { MethodTotal, TillSession } from '#domain/money/till.ts';
import { addCentavos, negative, toPesos, type Centavos } from '#domain/money/centavos.ts';

type MethodSums = MethodTotal<Centavos>;

/** Never changed. */
export type TillClosing = {
  at: Date;
  by: string;
  /** The last receipt of the session; later ones belong to the next. */
  cutTo: number;
  counted: Centavos;
  expected: Centavos;
  methods: MethodSums[];
  cashIn: Centavos;
  cashOut: Centavos;
  note: string | null;
};

/** The session that a hand-over opens. */
type Successor = { id: Types.ObjectId };

export type TillSessionDocument = {
  _id: Types.ObjectId;
  rev?: number;
  tillId: string;
  tillName: string;
  pointOfSale: number;
  /** 1, 2, 3 … of the point of sale. */
  number: number;
  /** Unique: the till while it is open, then the own id. */
  openKey: string;
  openedAt: Date;
  openedBy: string;
  floatCentavos: Centavos;
  /** What was counted when the session before it was closed; absent or null: there is none. */
  carriedCentavos?: Centavos | null;
  openingNote?: string | null;
  /** The last receipt before the session. */
  cutFrom: number;
  closing: TillClosing | null;
  next: Successor | null;
};

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

const closing = new Schema<TillClosing>(
  {
    at: date,
    by: text,
    cutTo: number,
    counted: number,
    expected: number,
    cashIn: number,
    cashOut: number,
    note: { type: String, default: null },
    methods: [
      new Schema<MethodSums>(
        { method: { type: String, enum: PAYMENT_METHODS }, received: number, givenBack: number },
        { _id: false },
      ),
    ],
  },
  { _id: false },
);

const successor = new Schema<Successor>(
  { id: { type: Schema.Types.ObjectId, required: true } },
  { _id: false, id: false },
);

const schema = new Schema<TillSessionDocument>(
  {
    rev: Number,
    tillId: text,
    tillName: text,
    pointOfSale: number,
    number,
    openKey: text,
    openedAt: date,
    openedBy: text,
    floatCentavos: number,
    cutFrom: number,
    carriedCentavos: { type: Number, default: null },
    openingNote: { type: String, default: null },
    closing: { type: closing, default: null },
    next: { type: successor, default: null },
  },
  { collection: 'tillSessions', versionKey: false },
);

schema.index({ openKey: 1 }, { unique: true });
schema.index({ pointOfSale: 1, number: 1 }, { unique: true });
schema.index({ openedAt: -1, _id: -1 });
schema.index({ tillId: 1, openedAt: -1, _id: -1 });

export const TillSessionModel = model('TillSession', schema);

const receiptOf = (pointOfSale: number, given: number | null) =>
  given === null ? null : receiptText(pointOfSale, given);

const totalsOf = ({ at, by, cutTo, counted, expected, methods, cashIn, cashOut, note }: TillClosing) => ({
  closedAt: at,
  closedById: by,
  counted: toPesos(counted),
  expected: toPesos(expected),
  difference: toPesos(addCentavos([counted, negative(expected)])),
  note,
  methods: methods.map(({ method, received, givenBack }) => ({
    method,
    received: toPesos(received),
    givenBack: toPesos(givenBack),
  })),
  cashIn: toPesos(cashIn),
  cashOut: toPesos(cashOut),
  cutTo,
});

const WHILE_OPEN = {
  closedAt: null,
  closedById: null,
  counted: null,
  expected: null,
  difference: null,
  note: null,
  methods: [],
  cashIn: null,
  cashOut: null,
  cutTo: null,
};

const openingOf = ({ floatCentavos, carriedCentavos = null, openingNote = null }: TillSessionDocument) => ({
  float: toPesos(floatCentavos),
  carried: carriedCentavos === null ? null : toPesos(carriedCentavos),
  openingDifference:
    carriedCentavos === null ? null : toPesos(addCentavos([floatCentavos, negative(carriedCentavos)])),
  openingNote,
});

export const toTillSession = (document: TillSessionDocument): TillSession => {
  const { _id, pointOfSale, cutFrom } = document;
  const { cutTo, ...totals } = document.closing ? totalsOf(document.closing) : WHILE_OPEN;
  const hasReceipts = cutTo !== null && cutTo > cutFrom;
  return {
    id: _id.toString(),
    tillId: document.tillId,
    tillName: document.tillName,
    pointOfSale,
    number: document.number,
    openedAt: document.openedAt,
    openedById: document.openedBy,
    ...openingOf(document),
    ...totals,
    firstReceipt: receiptOf(pointOfSale, hasReceipts ? cutFrom + 1 : null),
    lastReceipt: receiptOf(pointOfSale, hasReceipts ? cutTo : null),
  };
};
