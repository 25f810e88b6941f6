import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { countDuplicates } from '../../database/database-errors.ts';
import { copyMail } from '../mail/mail.outbox.ts';
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

const remove = (model: SourceModel, sources: readonly Source[], ids: readonly string[]) =>
  model.updateMany(
    { _id: { $in: sources.map(({ _id }) => _id) } },
    { $pull: { events: { id: { $in: ids } } } },
  );

/**
 * Copies the events of one collection to deliveries and messages, then removes them from their documents. Safe
 * to repeat. False if they are still stored.
 */
export const copyEvents = async (model: SourceModel): Promise<boolean> => {
  let copied: string[] = [];
  for (;;) {
    const sources = await findWithEvents(model, null).limit(BATCH).lean();
    if (sources.length === 0) return true;
    const events = sources.flatMap((source) => source.events ?? []);
    const ids = events.map(({ id }) => id);
    if (copied.length > 0 && copied.every((id) => ids.includes(id))) return false;
    copied = ids;
    await copyMail(events);
    await countDuplicates(DeliveryModel.insertMany(events.flatMap(deliveriesOf), { ordered: false }));
    await remove(model, sources, ids);
  }
};

export const findForgotten = (model: SourceModel, before: Date, limit: number) =>
  findWithEvents(model, before).limit(limit).lean();
