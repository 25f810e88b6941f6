import { Schema, model, type Types } from 'mongoose';
import { requestsField } from '../../operation/keyed-request.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';

/** That a redemption was handed out: inserting it is the whole commit. */
export type HandOutDocument = EventSource & {
  /** Of the ledger entry that redeemed, so that there is never a second one. */
  _id: Types.ObjectId;
  at: Date;
  /** Who handed it out. */
  by: string;
  /** Whether the ledger entry says so as well, which lists read. */
  isMarked: boolean;
};

const schema = new Schema<HandOutDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    isMarked: { type: Boolean, required: true },
    requests: requestsField,
  },
  { collection: 'handOuts', versionKey: false },
);

schema.index({ isMarked: 1 });
schema.index({ 'requests.key': 1 });

addOutbox(schema);

export const HandOutModel = model('HandOut', schema);
