import { describe, expect, it } from 'vitest';
import { shortagesFor, shortageText, type LendingClass } from './shortage.ts';

const at = (hour: number) => new Date(2026, 0, 1, hour);
const PISTOL = { model: 'pistola-9mm', caliber: '9mm', rounds: 50 } as const;
const lending = (from: number, to: number, loans: LendingClass['loans'] = [PISTOL]) => ({
  startsAt: at(from),
  endsAt: at(to),
  loans,
});
const firearms = (count: number) => new Map([['pistola-9mm' as const, count]]);

describe('what lacks for a class', () => {
  it('are weapons that are lent at once', () => {
    const own = lending(10, 12);
    const others = [lending(9, 11), lending(11, 13), lending(12, 14)];
    expect(shortagesFor(own, others, { firearms: firearms(2), rounds: null })).toEqual([]);
    expect(shortagesFor(own, others, { firearms: firearms(1), rounds: null })).toEqual([
      { label: 'Pistola 9mm', isAmmunition: false, needed: 2, available: 1 },
    ]);
  });

  it('is ammunition for all classes of the day, of the calibers that it needs', () => {
    const own = lending(10, 12);
    const shotgun = { model: 'escopeta-12', caliber: '12 UAB', rounds: 25 } as const;
    const others = [lending(14, 15), lending(16, 17, [shotgun])];
    const has = (count: number) => ({ firearms: firearms(9), rounds: new Map([['9mm' as const, count]]) });
    expect(shortagesFor(own, others, has(100))).toEqual([]);
    expect(shortagesFor(own, others, has(99))).toEqual([
      { label: '9mm', isAmmunition: true, needed: 100, available: 99 },
    ]);
  });

  it('is nothing for who brings weapons', () => {
    const own = lending(10, 12, []);
    expect(shortagesFor(own, [lending(10, 12)], { firearms: firearms(0), rounds: new Map() })).toEqual([]);
  });

  it('is said in words', () => {
    const texts = [
      { label: '9mm', isAmmunition: true, needed: 1_600, available: 450 },
      { label: 'Pistola 9mm', isAmmunition: false, needed: 3, available: 2 },
    ].map(shortageText);
    expect(texts).toEqual([
      'Faltan municiones de 9mm (se piden 1.600; hay 450)',
      'Faltan armas: Pistola 9mm (3 a la vez; hay 2)',
    ]);
  });
});
