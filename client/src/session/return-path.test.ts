import { expect, it } from 'vitest';
import { isOwnPath } from './return-path.ts';

it.each(['/', '/history', '/admin/users?buscar=ana&desde=x#fin'])('%j is an address of this app', (path) =>
  expect(isOwnPath(path)).toBe(true),
);

it.each(['', 'history', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%j is no address of this app',
  (path) => expect(isOwnPath(path)).toBe(false),
);
