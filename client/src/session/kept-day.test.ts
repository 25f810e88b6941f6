import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  claimKeptDay,
  countUnsent,
  dropOldDay,
  hideKeptDay,
  keepDay,
  readKeptDay,
  wipeKeptDay,
  writeReports,
} from './kept-day.ts';

const NOW = new Date('2026-11-28T12:40:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

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
  keepDay('ana', NOW);
  writeReports([
    { key: '1', by: 'Ana' },
    { key: '2', by: 'Ana' },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

it('a day is deleted 24 hours after it was read, and what was not sent stays', () => {
  dropOldDay(hoursLater(23.9));
  expect(readKeptDay()).toMatchObject({ userId: 'ana', isOwn: true });
  dropOldDay(hoursLater(24));
  expect(readKeptDay()).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledWith('range-day');
  expect(countUnsent()).toBe(2);
});

it('reading the day again keeps it longer', () => {
  keepDay('ana', hoursLater(10));
  dropOldDay(hoursLater(30));
  expect(readKeptDay()).not.toBeNull();
});

it('after the end of a session a day is nobody’s until its account is there again', () => {
  hideKeptDay();
  expect(readKeptDay()).toMatchObject({ isOwn: false });
  claimKeptDay('ana');
  expect(readKeptDay()).toMatchObject({ isOwn: true });
});

it('a day of another account is deleted, and what it did stays', () => {
  hideKeptDay();
  claimKeptDay('berta');
  expect(readKeptDay()).toBeNull();
  expect(countUnsent()).toBe(2);
});

it('what an earlier version has not sent is not deleted with its day, but hidden', () => {
  localStorage.removeItem('range-reports');
  localStorage.setItem('range-day', JSON.stringify({ userId: 'ana', isOwn: true, until: 0, unsent: 2 }));
  dropOldDay(hoursLater(1));
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect([countUnsent(), readKeptDay()?.isOwn]).toEqual([2, false]);
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
