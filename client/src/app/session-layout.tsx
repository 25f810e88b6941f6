import { Fragment, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { completeRedirect, useSession } from '../session/session.ts';

type RedirectProps = { redirect: NonNullable<ReturnType<typeof useSession>['redirect']> };

const SessionRedirect = ({ redirect }: RedirectProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    const go = async () => {
      await navigate(redirect.to, { replace: true, state: redirect.state });
      completeRedirect(redirect);
    };
    void go();
  }, [navigate, redirect]);
  return <PageLoading />;
};

/** A change of session remounts all pages, or navigates. */
export const SessionLayout = () => {
  const { token, redirect } = useSession();
  return <Fragment key={token}>{redirect ? <SessionRedirect redirect={redirect} /> : <Outlet />}</Fragment>;
};
