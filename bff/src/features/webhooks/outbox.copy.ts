import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { countDuplicates } from '../../database/transient-errors.ts';
import { copyMail } from '../mail/mail.copy.ts';
import { DeliveryModel, newDelivery, type DeliveryDocument } from './delivery.model.ts';
import type { EventSource, PendingEvent } from './outbox.ts';

/** Documents at a time. */
const BATCH = 200;
const ID_BYTES = 12;
const EARLIEST = new Date(0);

type Source = { _id: Types.ObjectId } & EventSource;

/** A collection whose documents carry events. */
export type SourceModel = {
  modelName: string;
  find: (
    filter: object,
    projection: object,
  ) => { limit: (rows: number) => { lean: () => PromiseLike<Source[]> } };
  updateMany: (filter: object, update: object) => PromiseLike<unknown>;
};

/** The same for every copy of an event for an endpoint, so that there is never a second one. */
const deliveryId = (eventId: string, endpointId: string) =>
  new Types.ObjectId(
    createHash('sha256').update(`${eventId} ${endpointId}`).digest().subarray(0, ID_BYTES).toString('hex'),
  );

const deliveriesOf = ({ id, type, at, to, body }: PendingEvent): DeliveryDocument[] =>
  type === 'mail'
    ? []
    : to.map((endpointId) => ({
        _id: deliveryId(id, endpointId),
        ...newDelivery({ endpointId, eventId: id, type, body }, at),
      }));

const findWithEvents = (model: SourceModel, before: Date | null) =>
  model.find({ 'events.at': { $gt: EARLIEST, ...(before ? { $lt: before } : {}) } }, { events: 1 });

/** Puts the events of one collection among the deliveries and messages, then takes them off their sources; may be repeated. */
export const copyEvents = async (model: SourceModel) => {
  for (;;) {
    const sources = await findWithEvents(model, null).limit(BATCH).lean();
    if (sources.length === 0) return;
    const events = sources.flatMap((source) => source.events ?? []);
    await copyMail(events);
    await countDuplicates(DeliveryModel.insertMany(events.flatMap(deliveriesOf), { ordered: false }));
    await model.updateMany(
      { _id: { $in: sources.map(({ _id }) => _id) } },
      { $pull: { events: { id: { $in: events.map(({ id }) => id) } } } },
    );
  }
};

/** Documents whose events have waited for longer than this: nobody copies them. */
export const findForgotten = (model: SourceModel, before: Date, limit: number) =>
  findWithEvents(model, before).limit(limit).lean();
