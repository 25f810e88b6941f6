import { expect, it } from 'vitest';
import { armourySheet, shortagesOf } from './armoury.ts';
import type { Enrolment } from './enrolment.ts';

const enrolment = (id: string) => ({ id }) as Enrolment;

const armed = (
  id: string,
  weapons: string[],
  boxes: Parameters<typeof armourySheet>[0][number]['boxes'],
) => ({
  enrolment: enrolment(id),
  weapons,
  boxes,
  hasWeaponAmmo: false,
});

it('adds up weapons by class, boxes by caliber and the cartridges in them', () => {
  const own = { enrolment: enrolment('c'), weapons: ['pistola-9mm'], boxes: [], hasWeaponAmmo: true };
  const sheet = armourySheet([
    armed(
      'a',
      ['pistola-9mm', 'escopeta-12'],
      [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 3 },
      ],
    ),
    armed('b', ['pistola-9mm'], [{ caliber: '9mm', quantity: 1 }]),
    own,
  ]);
  expect(sheet.weapons).toEqual([
    { id: 'pistola-9mm', label: 'Pistola 9mm', classes: 2 },
    { id: 'escopeta-12', label: 'Escopeta 12 UAB', classes: 1 },
  ]);
  expect(sheet.calibers).toEqual([
    { caliber: '9mm', boxes: 3, cartridges: 150 },
    { caliber: '12 UAB', boxes: 3, cartridges: 75 },
  ]);
  expect(sheet.classes.map((one) => one.enrolment.id)).toEqual(['a', 'b']);
  expect(sheet.ownWeaponClasses).toEqual([own]);
});

it('a weapon that is given back when the next class begins is lent once', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));
  const lending = (from: number, to: number) => ({
    startsAt: at(from),
    endsAt: at(to),
    weapons: ['pistola-9mm'],
  });
  const one = [{ weapon: 'pistola-9mm', count: 1 }];
  expect(shortagesOf([lending(11, 12), lending(10, 11)], one)).toEqual([]);
  expect(shortagesOf([lending(11, 12), lending(10, 12)], one)).toEqual([
    { id: 'pistola-9mm', label: 'Pistola 9mm', counted: 1, lent: 2, at: at(11) },
  ]);
});
