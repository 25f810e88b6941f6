import { expect } from 'vitest';
import { ERROR_REASONS } from '#domain/error-reasons.ts';
import { ERROR_TABLE } from '../../src/errors/domain-error.ts';

const isKnown = (status: number, reason: string | null | undefined) =>
  Object.entries(ERROR_TABLE).some(
    ([kind, error]) =>
      error.status === status &&
      Object.entries(ERROR_REASONS).some(
        ([ofKind, reasons]) => ofKind === kind && reasons.some((known) => known === reason),
      ),
  );

/** Every error of an operation names a reason, and one of its kind. */
export const expectKnownReason = (status: number, reason: string | null | undefined) =>
  expect(isKnown(status, reason), `${status} has the reason ${reason} of domain/error-reasons.ts`).toBe(true);
