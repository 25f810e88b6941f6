import { academy } from '#domain/academy.ts';
import { spanOf } from '#domain/dates.ts';

export type Span = Parameters<typeof spanOf>[0];

/** Rows created in a span of days or instants. */
export const spanFilter = (span: Span) => {
  const { start, end } = spanOf(span, academy.timeZone);
  if (!start && !end) return {};
  return { createdAt: { ...(start ? { $gte: start } : {}), ...(end ? { $lt: end } : {}) } };
};
