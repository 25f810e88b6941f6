import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readSession, signedInUserId } from '../../session/session.ts';

const PREFIX = 'formDraft:';
const SECRET = /password|code|secret/i;

const draftSchema = v.object({ userId: v.string(), values: v.record(v.string(), v.unknown()) });

/** Null if there is none of this account. */
const readDraft = (key: string) => {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), sessionStorage.getItem(key));
  return stored.success && stored.output.userId === signedInUserId() ? stored.output.values : null;
};

/** If the server has ended the session. */
const storeDraft = (key: string, values: FieldValues) => {
  if (readSession().endReason === null) return;
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
  const key = useDraftKey(label);
  const { isDirty } = form.formState;
  const isChanged = useRef(isDirty);
  useEffect(() => {
    isChanged.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    const draft = readDraft(key);
    sessionStorage.removeItem(key);
    for (const [name, value] of Object.entries(draft ?? {})) {
      if (!(name in form.getValues())) continue;
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return () => {
      if (isChanged.current) storeDraft(key, form.getValues());
    };
  }, [form, key]);
};

const useDraftKey = (label: string) => `${PREFIX}${useLocation().pathname}:${label}`;

/** The state of a form without a schema, which is kept in the same way. The label names what it is about, too. */
export const useDraftState = <Values extends FieldValues>(label: string, first: Values | (() => Values)) => {
  const key = useDraftKey(label);
  const [opened] = useState(() => {
    const draft = readDraft(key);
    return {
      isDraft: draft !== null,
      values: { ...(first instanceof Function ? first() : first), ...draft },
    };
  });
  const [values, setValues] = useState(opened.values);
  const changed = useRef<Values | null>(null);
  useEffect(() => {
    changed.current = opened.isDraft || values !== opened.values ? values : null;
  }, [opened, values]);

  useEffect(() => {
    sessionStorage.removeItem(key);
    return () => {
      if (changed.current) storeDraft(key, changed.current);
    };
  }, [key]);
  return [values, setValues] as const;
};
