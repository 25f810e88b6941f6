import type { FieldErrors, FieldValues } from 'react-hook-form';
import { notify } from '../feedback/notify.ts';

/** For `handleSubmit`: tells the sentence of the first faulty field, in the given order of the fields. */
export const toastFirstError =
  (order: readonly string[]) =>
  <T extends FieldValues>(errors: FieldErrors<T>) => {
    const faulty: Record<string, { message?: unknown } | undefined> = errors;
    const field = order.find((name) => faulty[name]);
    const message = field ? faulty[field]?.message : undefined;
    if (typeof message === 'string' && message) notify.error(message);
  };
