import type { ErrorReason } from '#domain/error-reasons.ts';
import { errorText, hasReason, isUnreachable } from '../../session/api-error.ts';
import { notify } from './notify.ts';
import type { NextStep } from './toast-store.ts';

export type Failure = NextStep & { text: string };

const CHECK_CONNECTION = { detail: 'Revisa tu conexión y vuelve a intentar.' };

/** What a student can do about a rejection. */
export type NextSteps = Partial<Record<ErrorReason, NextStep>>;

/** What has failed, and what to do. `what` says it where there is no response; its own advice is replaced. */
export const failureOf = (error: unknown, what: string, steps: NextSteps = {}): Failure => {
  const [failed = what] = what.split('. ');
  if (isUnreachable(error)) return { text: failed, ...CHECK_CONNECTION };
  const [, step] = Object.entries(steps).find(([reason]) => hasReason(error, reason as ErrorReason)) ?? [];
  return { text: errorText(error, what), ...step };
};

/** As one text. */
export const failureText = ({ text, detail }: Failure) => (detail ? `${text}. ${detail}` : text);

export const notifyFailure = (...failed: Parameters<typeof failureOf>) => {
  const failure = failureOf(...failed);
  notify.error(failure.text, failure);
  return failureText(failure);
};
