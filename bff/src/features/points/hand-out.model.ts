import { Schema, model, type Types } from 'mongoose';
import { requestsField } from '../../operation/keyed-request.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';

/** Records that a redemption was handed out. The insert is the commit. */
export type HandOutDocument = EventSource & {
  /** The id of the redemption's ledger entry, so that it is unique. */
  _id: Types.ObjectId;
  at: Date;
  by: string;
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
