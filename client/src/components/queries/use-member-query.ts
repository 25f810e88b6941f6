import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import type { AuthState } from '../../session/auth-state.ts';
import { useFailureToast } from '../feedback/use-failure-toast.ts';
import { useHere } from '../layout/use-here.ts';
import { useLiveQuery } from './use-live-query.ts';

const LOAD_FAILED = 'No pudimos cargar tus datos. Revisa tu conexión y vuelve a intentar.';

type MemberQueryOptions = {
  /** The toast if loading fails. */
  failureText?: string;
  isLive?: boolean;
};

/**
 * The query of a member page. The page shows a skeleton while `data` is undefined, and goes to /auth if it fails
 * without data.
 */
export const useMemberQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  { failureText, isLive }: MemberQueryOptions = {},
) => {
  const navigate = useNavigate();
  const from = useHere();
  const query = useLiveQuery<T, V>(document, { isLive });
  const { data, error } = query;
  const hasFailed = error !== undefined && !isSessionEnd(error);
  const isEmpty = data === undefined;

  useFailureToast(hasFailed ? error : undefined, failureText);

  useEffect(() => {
    if (!hasFailed || !isEmpty) return;
    const state: AuthState = { skipResume: true, reason: errorText(error, LOAD_FAILED), from };
    void navigate(paths.auth, { replace: true, state });
  }, [error, from, hasFailed, isEmpty, navigate]);

  return { ...query, hasFailed };
};
