import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { notify } from '../components/feedback/notify.ts';
import { Opening } from '../components/feedback/opening.tsx';
import { NavigationProgress } from '../components/layout/navigation-progress.tsx';
import { useIdentityRequest } from '../session/identity-request.ts';
import { dropOldDay, onUnsentLost } from '../session/kept-day.ts';
import { keepScroll, scrollKey, useLateScroll } from './late-scroll.ts';

const IdentityDialog = lazy(async () => ({
  default: (await import('../components/identity/identity-dialog.tsx')).IdentityDialog,
}));

/** Stays once it has been opened, so that closing returns the focus. */
const IdentityQuestion = () => {
  const isOpen = useIdentityRequest() !== null;
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    hasOpened && (
      <Suspense fallback={<Opening />}>
        <IdentityDialog />
      </Suspense>
    )
  );
};

/** Its effect precedes that of the next sibling. */
const KeepScroll = () => {
  useLayoutEffect(keepScroll, []);
  return null;
};

export const RootLayout = () => {
  useLateScroll();
  useEffect(() => {
    onUnsentLost(notify.error);
    dropOldDay();
  }, []);
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <IdentityQuestion />
      <KeepScroll />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
