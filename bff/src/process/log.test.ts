import { expect, it } from 'vitest';
import { loggedPath, requestIdOf } from './log.ts';

it.each([
  ['/auth?token=secret&needs_setup=true', '/auth'],
  ['/auth?%74oken=secret', '/auth'],
  ['/users/admin/all?search=lucia', '/users/admin/all'],
  ['/graphql?query={me{email}}#x', '/graphql'],
  ['/api/courses', '/api/courses'],
  ['/calendario/secreto.ics', '/calendario/…'],
  ['//Calendario/secreto.ics/', '//Calendario/…'],
  ['/verificar/23456789ABCDEFGHJKMN/certificado.pdf', '/verificar/…'],
  ['/verificar/estado/0', '/verificar/estado/0'],
  ['/pasaporte/23456789ABCDEFGHJKMN', '/pasaporte/…'],
  ['/calendario/cursos/1.ics', '/calendario/cursos/1.ics'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it('a request has the id of the proxy, unless that is malformed', () => {
  expect(requestIdOf('edge-1')).toBe('edge-1');
  for (const wrong of [undefined, '', 'a b', 'a\n', ['a', 'b'], 'ñ', '{}', 'a'.repeat(129)]) {
    expect(requestIdOf(wrong)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
