import { expect, it } from 'vitest';
import { loggedPath } from './log.ts';

it.each([
  ['/auth?token=secret&needs_setup=true', '/auth'],
  ['/auth?%74oken=secret', '/auth'],
  ['/users/admin/all?search=lucia', '/users/admin/all'],
  ['/graphql?query={me{email}}#x', '/graphql'],
  ['/api/courses', '/api/courses'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
