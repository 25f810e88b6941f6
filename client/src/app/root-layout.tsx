import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Opening } from '../components/feedback/opening.tsx';
import { onToasts } from '../components/feedback/notify.ts';
import { NavigationProgress } from '../components/layout/navigation-progress.tsx';
import { useIdentityRequest } from '../session/identity-request.ts';
import { usePriceChange } from '../session/price-link.ts';
import { dropOldDay } from '../session/kept-day.ts';
import { keepScroll, scrollKey, useLateScroll } from './late-scroll.ts';

const IdentityDialog = lazy(async () => ({
  default: (await import('../components/identity/identity-dialog.tsx')).IdentityDialog,
}));

const PriceQuestion = lazy(async () => ({
  default: (await import('../components/enrolment/price-question.tsx')).PriceQuestion,
}));

type AskedProps = { question: ComponentType; isOpen: boolean };

/** Stays once it has been opened, so that closing returns the focus. */
const Asked = ({ question: Question, isOpen }: AskedProps) => {
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    hasOpened && (
      <Suspense fallback={<Opening />}>
        <Question />
      </Suspense>
    )
  );
};

/** Renders toasts once there was one. */
const Toaster = () => {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => onToasts((loaded) => setToasts(() => loaded)), []);
  return Toasts && <Toasts />;
};

/** Its effect precedes that of the next sibling. */
const KeepScroll = () => {
  useLayoutEffect(keepScroll, []);
  return null;
};

export const RootLayout = () => {
  useLateScroll();
  useEffect(() => {
    dropOldDay();
  }, []);
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Asked question={IdentityDialog} isOpen={useIdentityRequest() !== null} />
      <Asked question={PriceQuestion} isOpen={usePriceChange() !== null} />
      <Toaster />
      <KeepScroll />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
