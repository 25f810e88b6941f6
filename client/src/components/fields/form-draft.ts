import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readSession, signedInUserId } from '../../session/session.ts';

const PREFIX = 'formDraft:';
const SECRET = /password|code|secret/i;

const draftSchema = v.object({ userId: v.string(), values: v.record(v.string(), v.unknown()) });

/** Removes the draft; null if there is none of this account. */
const takeDraft = (key: string) => {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  return stored.success && stored.output.userId === signedInUserId() ? stored.output.values : null;
};

const storeDraft = (key: string, values: FieldValues) => {
  const userId = signedInUserId();
  if (userId === null || Object.keys(values).some((name) => SECRET.test(name))) return;
  sessionStorage.setItem(key, JSON.stringify({ userId, values }));
};

/**
 * Keeps what was typed when the server ends the session, until the same account opens the form again in this tab.
 * Forms with a password or a code are not stored.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  label: string,
) => {
  const { pathname } = useLocation();
  const { isDirty } = form.formState;
  const isChanged = useRef(isDirty);
  useEffect(() => {
    isChanged.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    const key = `${PREFIX}${pathname}:${label}`;
    for (const [name, value] of Object.entries(takeDraft(key) ?? {})) {
      if (!(name in form.getValues())) continue;
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return () => {
      if (isChanged.current && readSession().endReason !== null) storeDraft(key, form.getValues());
    };
  }, [form, label, pathname]);
};
