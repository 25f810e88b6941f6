import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../feedback/notify.ts';
import { useFailureToast } from '../feedback/use-failure-toast.ts';
import { useLiveQuery } from './use-live-query.ts';
import { paths } from '../../paths.ts';
import { errorCode, errorText, hasReason, isSessionEnd } from '../../session/api-error.ts';

type AdminQueryOptions<V> = {
  variables?: V;
  /** The toast if loading fails. */
  failureText?: string;
  reread?: () => Promise<unknown>;
  isLive?: boolean;
};

/** The day of the academy is for the desk, classes for instructors, and weapons for the armourer. */
const FIRST_SCREENS: Record<string, string | undefined> = {
  [paths.gestion]: paths.gestionTeaching,
  [paths.gestionTeaching]: paths.gestionFirearms,
};

/** State of the address of somebody who is led from one first screen to the next. */
const LED_ON = 'first screen';

/** The query of an admin page. A failure stays on the page, unless the user is not an admin. */
export const useAdminQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  { failureText, ...options }: AdminQueryOptions<V> = {},
) => {
  const query = useLiveQuery<T, V>(document, options);
  return { ...query, ...useAdminErrors(query.error, failureText) };
};

/** What is said of an error of an admin page, and where it leads. */
export const useAdminErrors = (error: unknown, failureText: string | undefined) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isForbidden = errorCode(error) === 'FORBIDDEN';
  const text = errorText(error, messages.forbidden);
  const needsSecondFactor = hasReason(error, 'SECOND_FACTOR_REQUIRED');
  const hasFailed = error !== undefined && !isForbidden && !isSessionEnd(error);

  /** What the server refused, in its words. */
  const refusal = errorCode(error) === 'BAD_USER_INPUT' ? errorText(error, messages.unknownError) : null;

  // Who has opened another screen than the first is not led on.
  const isFirst = pathname === paths.gestion || state === LED_ON;
  const another = isFirst && hasReason(error, 'ROLE_NOT_PERMITTED') ? FIRST_SCREENS[pathname] : undefined;

  useEffect(() => {
    if (!isForbidden) return;
    if (another) return void navigate(another, { replace: true, state: LED_ON });
    notify.error(text);
    void navigate(needsSecondFactor ? paths.security : paths.dashboard, {
      replace: true,
    });
  }, [isForbidden, another, navigate, needsSecondFactor, text]);

  useFailureToast(hasFailed && refusal === null ? error : undefined, failureText);
  useFailureToast(error, (failureText && refusal) ?? undefined);

  return { hasFailed, refusal };
};
