import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { profileSetupSchema, registerSchema } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { acknowledgementResponse, named } from '../../rest/response-schemas.ts';
import { get, post, redirect, tagged } from '../../rest/route.ts';
import { toRestUser, userResponse, userExample } from '../users/user.responses.ts';
import { getMe, login, logout, register, setupProfile } from './auth.operations.ts';
import { confirmIdentity } from './confirm-identity.operations.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google/google.operations.ts';

/** The schema depends on the day of the request. */
const today = dayIn(new Date(), academy.timeZone);

const sessionResponse = named('Session', { accessToken: v.string(), tokenType: v.literal('bearer') });

const session = {
  accessToken: 'ses_pXq3mC1nXH0Z7f6oM5y2kq8Rr4TtVv9WwYyZz0AaBbC',
  tokenType: 'bearer',
} as const;

const googleResponse = named('GoogleSignIn', {
  authUrl: v.pipe(v.string(), v.url(), v.description('Address to send the browser to.')),
});

const credentials = { email: 'lucia@centinela.example', password: 'centinela2026' };

const person = {
  documentType: 'DNI',
  documentNumber: '30.123.456',
  birthDate: '1990-05-14',
  gender: 'Mujer',
  address: 'San Martín 123',
  city: 'Luján',
  province: 'Buenos Aires',
};

const AUTH = { name: 'Accounts', description: 'Accounts, sessions and the profile of who is signed in.' };

export const authRoutes = tagged(AUTH, [
  post('/api/auth/register', register, {
    summary: 'Create an account',
    status: 201,
    accepts: [registerSchema(today)],
    examples: {
      student: {
        email: 'ana@academia.example',
        password: 'secreta1',
        firstName: 'Ana',
        lastName: 'Gómez',
        phone: '+54 11 5550 0199',
        ...person,
      },
    },
    errors: ['UNAUTHENTICATED', 'CONFLICT'],
    response: sessionResponse,
    example: session,
  }),
  post('/api/auth/login', login, {
    summary: 'Sign in',
    description: 'Opens a session, whose token the other calls take.',
    examples: { demo: credentials },
    errors: ['UNAUTHENTICATED'],
    response: sessionResponse,
    example: session,
  }),
  post('/api/auth/logout', logout, {
    summary: 'Sign out',
    response: acknowledgementResponse,
    example: { detail: messages.signedOut },
  }),
  post('/api/auth/confirm-identity', confirmIdentity, {
    summary: 'Confirm the identity of the signed-in user',
    description:
      'For ten minutes the session may then do what is rejected with RECENT_AUTHENTICATION_REQUIRED, by GraphQL as well.',
    examples: { password: { currentPassword: credentials.password } },
    errors: ['CONFLICT'],
    response: acknowledgementResponse,
    example: { detail: messages.identityConfirmed },
  }),
  get('/api/auth/google', startGoogleSignIn, {
    summary: 'Begin a sign-in with Google',
    body: (_, authUrl) => ({ authUrl }),
    response: googleResponse,
    example: { authUrl: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code' },
  }),
  redirect('/api/auth/google/callback', finishGoogleSignIn, {
    summary: 'Finish a sign-in with Google',
    description: 'Where Google sends the browser back to; it is sent on to the page of sign-in.',
    name: 'finishGoogleSignIn',
  }),
  get('/api/auth/me', getMe, {
    summary: 'Read the signed-in user',
    body: (_, user) => toRestUser(user),
    response: userResponse,
    example: userExample,
  }),
  post('/api/auth/profile-setup', setupProfile, {
    summary: 'Complete a pending profile',
    accepts: [profileSetupSchema(today)],
    examples: { profile: { ...person, documentNumber: '28.765.432' } },
    errors: ['CONFLICT'],
    body: (_, user) => toRestUser(user),
    response: userResponse,
    example: userExample,
  }),
]);
