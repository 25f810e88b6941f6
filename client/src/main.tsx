import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { preloadNextPages } from './app/preload-next-pages.ts';
import { createRouter } from './app/router.tsx';
import { isContentShown, takeOver } from './app/take-over.ts';
import { isChunkMissing, isReloadUseful, reload, watchForMissingChunks } from './app/stale-build.ts';
import { captureGoogleReturn } from './session/google-return.ts';
import { captureAccountLink } from './session/account-link-token.ts';
import { captureResetToken } from './session/reset-token.ts';
import { captureInvitation } from './session/invitation-token.ts';
import { captureReferral } from './session/referral.ts';

captureReferral();
captureGoogleReturn();
captureResetToken();
captureAccountLink();
captureInvitation();
watchForMissingChunks();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createRouter();

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        {/* In a transition Apollo would ask for the list that is left once more. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );

const loadAgain = async () => ((await isReloadUseful()) ? reload() : dispatchEvent(new Event('notloaded')));

const start = () => {
  if (isChunkMissing() && isContentShown()) return void loadAgain();
  document.querySelector('.not-loaded')?.remove();
  takeOver(root, show);
  preloadNextPages();
};

/** What the document shows stays until the code of the page is there. */
const startWhenReady = () => {
  if (router.state.initialized) return start();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
};

startWhenReady();
