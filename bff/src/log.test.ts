import { expect, it } from 'vitest';
import { redactUrl } from './log.ts';

it.each([
  ['/auth?token=secret&needs_setup=true', '/auth?token=…&needs_setup=true'],
  ['/api/auth/google/callback?code=secret&state=secret', '/api/auth/google/callback?code=…&state=…'],
  ['/api/courses?limit=5', '/api/courses?limit=5'],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});
