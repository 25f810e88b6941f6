import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  claimKeptDay,
  dropOldDay,
  hideKeptDay,
  keepDay,
  noteChange,
  onUnsentLost,
  readKeptDay,
  wipeKeptDay,
} from './kept-day.ts';

const NOW = new Date('2026-11-28T12:40:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const said: string[] = [];
const deleteDatabase = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  deleteDatabase.mockClear();
  said.length = 0;
  onUnsentLost((text) => said.push(text));
  keepDay('ana', NOW);
});

afterEach(() => vi.unstubAllGlobals());

it('a day is deleted 24 hours after it was read, and what was not sent is said', () => {
  noteChange(2);
  dropOldDay(hoursLater(23.9));
  expect(readKeptDay()).toMatchObject({ userId: 'ana', isOwn: true });
  dropOldDay(hoursLater(24));
  expect(readKeptDay()).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledWith('range-day');
  expect(said).toEqual([
    'Pasaron 24 horas sin conexión. Se borró de este navegador: 2 cambios sin enviar del día.',
  ]);
});

it('reading the day again keeps it longer, with what is not sent', () => {
  noteChange(2);
  keepDay('ana', hoursLater(10));
  dropOldDay(hoursLater(30));
  expect(readKeptDay()).toMatchObject({ unsent: 2 });
});

it('after the end of a session a day is nobody’s until its account is there again', () => {
  hideKeptDay();
  expect(readKeptDay()).toMatchObject({ isOwn: false });
  claimKeptDay('ana');
  expect(readKeptDay()).toMatchObject({ isOwn: true });
});

it('a day of another account is deleted', () => {
  hideKeptDay();
  claimKeptDay('berta');
  expect(readKeptDay()).toBeNull();
  // Everything was sent.
  expect(said).toEqual([]);
});

it('a browser that keeps no day opens no database', () => {
  wipeKeptDay();
  deleteDatabase.mockClear();
  wipeKeptDay();
  dropOldDay(hoursLater(48));
  claimKeptDay('berta');
  hideKeptDay();
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(readKeptDay()).toBeNull();
});
