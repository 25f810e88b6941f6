import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The sentence of the first faulty field, in the given order of the fields. */
export const firstError = <T extends FieldValues>(errors: FieldErrors<T>, order: readonly string[]) => {
  const faulty: Record<string, { message?: unknown } | undefined> = errors;
  const field = order.find((name) => faulty[name]);
  const message = field ? faulty[field]?.message : undefined;
  return typeof message === 'string' ? message : null;
};
