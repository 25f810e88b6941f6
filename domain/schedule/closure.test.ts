import { expect, test } from 'vitest';
import { isDuringClosure } from './closure.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const day = '2026-11-28';
const aClass = (from: string, to: string) => ({
  startsAt: new Date(`${from}:00-03:00`),
  endsAt: new Date(`${to}:00-03:00`),
});
const noon = { day, span: { from: '12:00', to: '14:00' } };

test('a class that ends when the closure begins is no conflict', () => {
  expect(isDuringClosure(noon, aClass(`${day}T11:00`, `${day}T12:00`), ZONE)).toBe(false);
  expect(isDuringClosure(noon, aClass(`${day}T14:00`, `${day}T15:00`), ZONE)).toBe(false);
});

test('a class that is in part during the closure is a conflict', () => {
  expect(isDuringClosure(noon, aClass(`${day}T11:00`, `${day}T12:15`), ZONE)).toBe(true);
  expect(isDuringClosure(noon, aClass(`${day}T13:45`, `${day}T15:00`), ZONE)).toBe(true);
});

test('a closed day includes a class that passes midnight', () => {
  const closed = { day, span: null };
  expect(isDuringClosure(closed, aClass('2026-11-27T23:00', `${day}T01:00`), ZONE)).toBe(true);
  expect(isDuringClosure(closed, aClass(`${day}T23:00`, '2026-11-29T01:00'), ZONE)).toBe(true);
  expect(isDuringClosure(closed, aClass('2026-11-29T00:00', '2026-11-29T01:00'), ZONE)).toBe(false);
});

test('a closed day of 23 hours ends at its midnight', () => {
  const closed = { day: '2026-03-29', span: null };
  const sunday = { startsAt: new Date('2026-03-29T21:30:00Z'), endsAt: new Date('2026-03-29T22:30:00Z') };
  const monday = { startsAt: new Date('2026-03-29T22:00:00Z'), endsAt: new Date('2026-03-29T23:00:00Z') };
  expect(isDuringClosure(closed, sunday, 'Europe/Madrid')).toBe(true);
  expect(isDuringClosure(closed, monday, 'Europe/Madrid')).toBe(false);
});
