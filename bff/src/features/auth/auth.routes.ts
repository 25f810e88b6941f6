import { get, post, redirect, type Route } from '../../rest/route.ts';
import { getMe, login, logout, register, setupProfile } from './auth.operations.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google.operations.ts';

export const authRoutes: Route[] = [
  post('/api/auth/register', register, { status: 201 }),
  post('/api/auth/login', login),
  post('/api/auth/logout', logout),
  get('/api/auth/google', startGoogleSignIn, { body: (_, authUrl) => ({ authUrl }) }),
  redirect('/api/auth/google/callback', finishGoogleSignIn),
  get('/api/auth/me', getMe),
  post('/api/auth/profile-setup', setupProfile),
];
