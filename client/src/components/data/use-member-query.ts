import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../feedback/notify.ts';
import { arriveAtAuth, SESSION_EXPIRED } from '../../session/auth-state.ts';
import { errorCode, errorText } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session/session.ts';
import { readToken } from '../../session/token.ts';

const LOAD_FAILED = 'No pudimos cargar tus datos. Revisa tu conexión y vuelve a intentar.';

type Protection<V> = {
  variables?: V;
  /** Admin pages: who is no admin goes to the dashboard, and other failures leave the page where it is. */
  isAdminPage?: boolean;
  /** Toasted when loading fails for any reason but a missing session. */
  failureText?: string;
};

/**
 * The one way in which a signed-in page reads its data: a page runs one query and is sent away when it fails.
 * While `data` is undefined the page shows its skeleton, unless `error` remains (admin pages only).
 */
export const useMemberQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  { variables, isAdminPage = false, failureText }: Protection<V> = {},
) => {
  const navigate = useNavigate();
  const [hasSession] = useState(() => readToken() !== null);
  const query = useQuery<T, OperationVariables>(document, {
    variables,
    skip: !hasSession,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { error } = query;

  useEffect(() => {
    if (hasSession && !error) return;
    const code = hasSession ? errorCode(error) : 'UNAUTHENTICATED';

    if (code === 'UNAUTHENTICATED') {
      if (isAdminPage) notify.error(messages.authFailed);
      void endSession();
      void navigate(paths.auth, arriveAtAuth(hasSession ? SESSION_EXPIRED : messages.unauthenticated));
      return;
    }
    if (isAdminPage && code === 'FORBIDDEN') {
      notify.error(messages.forbidden);
      void navigate(paths.dashboard, { replace: true });
      return;
    }
    if (failureText) notify.error(failureText);
    if (!isAdminPage) void navigate(paths.auth, arriveAtAuth(errorText(error, LOAD_FAILED)));
  }, [error, failureText, hasSession, isAdminPage, navigate]);

  return query;
};
