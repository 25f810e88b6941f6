import { act, create, read, type Route } from '../../rest/route.ts';
import { getMe, login, logout, register, setupProfile } from './auth.service.ts';
import { finishGoogle, startGoogle } from './google.service.ts';

export const authRoutes: Route[] = [
  create('/api/auth/register', (ctx, { body }) => register(ctx, body)),
  act('/api/auth/login', (ctx, { body }) => login(ctx, body)),
  act('/api/auth/logout', (ctx) => logout(ctx)),
  read('/api/auth/google', async (ctx) => ({ authUrl: await startGoogle(ctx) })),
  read('/api/auth/google/callback', async (ctx, _, { response }) => {
    response.set('Cache-Control', 'no-store').redirect(await finishGoogle(ctx));
  }),
  read('/api/auth/me', (ctx) => getMe(ctx)),
  act('/api/auth/profile-setup', (ctx, { body }) => setupProfile(ctx, body)),
];
