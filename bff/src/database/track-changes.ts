import type { Query, Schema, Types, UpdateQuery } from 'mongoose';

export type Tracked = {
  /** Incremented by every visible change; missing before the first. */
  rev?: number;
  /** Time of the last such change, by the clock of its process. */
  updatedAt?: Date;
};

/** How much clocks may differ, by which lists of changes overlap. */
const CLOCK_TOLERANCE_MS = 60_000;

let latest = 0;

/** What this process has used last; nothing if its clock was further ahead then and has been set right. */
const latestUsed = () => (latest > Date.now() + CLOCK_TOLERANCE_MS ? 0 : latest);

/** The present, never before an instant that this process has used. */
const presentInstant = () => {
  latest = Math.max(latestUsed(), Date.now());
  return new Date(latest);
};

/** An instant after all that this process has used, and after the document's last change. */
export const changeInstant = ({ updatedAt }: Tracked = {}) => {
  latest = Math.max(Date.now(), latestUsed() + 1);
  return new Date(Math.max(latest, (updatedAt?.getTime() ?? 0) + 1));
};

type Shown = Tracked & { _id: Types.ObjectId };

/** The revision fields of a read. A process of an older version, during an upgrade, stores no instant. */
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
 * Increments `rev` and sets `updatedAt` in each update, unless all its fields are `unseen`, which no read returns.
 * An update of a known revision does so itself.
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
