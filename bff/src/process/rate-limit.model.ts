import { Schema, model } from 'mongoose';

const schema = new Schema(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, default: null },
  },
  { collection: 'rateLimits', versionKey: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const RateLimitModel = model('RateLimit', schema);
