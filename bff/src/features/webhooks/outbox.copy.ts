import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { countDuplicates } from '../../database/transient-errors.ts';
import { copyMail } from '../mail/mail.copy.ts';
import { DeliveryModel, newDelivery, type DeliveryDocument } from './delivery.model.ts';
import type { EventSource, PendingEvent } from './outbox.ts';

const BATCH = 200;
const ID_BYTES = 12;
const EARLIEST = new Date(0);

type Source = { _id: Types.ObjectId } & EventSource;

export type SourceModel = {
  modelName: string;
  find: (
    filter: object,
    projection: object,
  ) => { limit: (rows: number) => { lean: () => PromiseLike<Source[]> } };
  updateMany: (filter: object, update: object) => PromiseLike<unknown>;
};

/** The same for every copy of an event for an endpoint, so that it is inserted only once. */
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

/**
 * Copies the events of one collection to deliveries and messages, then removes them from their documents. Safe
 * to repeat.
 */
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

export const findForgotten = (model: SourceModel, before: Date, limit: number) =>
  findWithEvents(model, before).limit(limit).lean();
