/*
 * All that moves on the landing page, which is rendered at build: nothing of React, Chakra or Apollo runs on it.
 */
import { captureReferral } from '../session/referral.ts';
import { connectColorModeButton } from './connect-color-mode-button.ts';
import { connectOffline } from './connect-offline.ts';
import { connectSession } from './connect-session.ts';
import { preloadRoutes } from './preload-routes.ts';

captureReferral();
connectColorModeButton();
connectOffline();
connectSession();
preloadRoutes();
