import { fields, staffReason } from '../schema.ts';

/** Why staff revokes or replaces a certificate. */
export const certificateReasonSchema = fields({ reason: staffReason });
