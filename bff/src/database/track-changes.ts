import type { Query, Schema, Types, UpdateQuery } from 'mongoose';

/** A document whose reads show how often it has changed, and when. */
export type Tracked = {
  /** Grows with every change that a read shows; missing before the first one. */
  rev?: number;
  /** Of the last such change, by the clock of the process that made it. */
  updatedAt?: Date;
};

let latest = 0;

/** The present instant, never before one that this process has given out. */
const presentInstant = () => {
  latest = Math.max(latest, Date.now());
  return new Date(latest);
};

/** After every instant that this process has given out, and after the document's last change by any process. */
export const changeInstant = ({ updatedAt }: Tracked = {}) => {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(Math.max(latest, (updatedAt?.getTime() ?? 0) + 1));
};

type Shown = Tracked & { _id: Types.ObjectId };

/** As reads show them; a process of an earlier version, which may run during an upgrade, stores no instant. */
export const revisionFields = ({ _id, rev, updatedAt }: Shown) => ({
  revision: rev ?? 0,
  updatedAt: updatedAt ?? _id.getTimestamp(),
});

type Updating = Query<unknown, unknown>;

const changedFields = (update: UpdateQuery<unknown>) =>
  Object.entries(update)
    .flatMap(([key, operands]) => (key.startsWith('$') ? Object.keys(operands as object) : [key]))
    .map((path) => path.split('.')[0] ?? path);

/**
 * Counts and dates each update of the schema's documents, unless all fields that it names are `unseen`: no read shows
 * them. An update of a known revision does so itself.
 */
export const trackChanges = <Document extends Tracked>(
  schema: Schema<Document>,
  unseen: readonly (keyof Document & string)[],
) => {
  schema.add({ updatedAt: { type: Date, default: presentInstant } } as never);
  schema.index({ updatedAt: 1, _id: 1 });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Updating) {
    const update = this.getUpdate() as UpdateQuery<{ rev: number; updatedAt: Date }>;
    const isSeen = changedFields(update).some((field) => !(unseen as readonly string[]).includes(field));
    if (!isSeen || update.$inc?.rev) return;
    this.setUpdate({
      ...update,
      $inc: { ...update.$inc, rev: 1 },
      $max: { ...update.$max, updatedAt: changeInstant() },
    });
  });
};
