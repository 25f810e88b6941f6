import { Schema, model, type Types } from 'mongoose';
import type { Centavos } from '#domain/money/centavos.ts';
import { requestsField } from '../../operation/keyed-request.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';

/** Records that a redemption was handed out. The insert is the commit. */
export type HandOutDocument = EventSource & {
  /** The id of the redemption's ledger entry, so that it is unique. */
  _id: Types.ObjectId;
  at: Date;
  by: string;
  /** Whether the entry of the redemption, and that of a discount, are written. */
  isMarked: boolean;
  /** What it lowers the debt of its student by, if it was handed out as a discount. */
  discountCentavos?: Centavos;
};

const schema = new Schema<HandOutDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    isMarked: { type: Boolean, required: true },
    discountCentavos: Number,
    requests: requestsField,
  },
  { collection: 'handOuts', versionKey: false },
);

schema.index({ isMarked: 1 });
schema.index({ 'requests.key': 1 });

addOutbox(schema);

export const HandOutModel = model('HandOut', schema);
