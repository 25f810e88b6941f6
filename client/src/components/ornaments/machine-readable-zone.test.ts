import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { checkDigit, machineReadableZone, UNKNOWN_HOLDER, type ZoneHolder } from './machine-readable-zone.ts';

const aHolder = (given: Partial<ZoneHolder> = {}): ZoneHolder => ({
  firstName: 'María José',
  lastName: 'Núñez de la Torre',
  documentNumber: '30.111.222',
  birthDate: '1990-05-17',
  gender: 'MUJER',
  issuedOn: '2026-01-09',
  passportNumber: 'CEN-7F3A91B2',
  ...given,
});

describe('the machine readable zone', () => {
  it('computes the check digits of the ICAO specimen', () => {
    expect(checkDigit('L898902C3')).toBe(6);
    expect(checkDigit('740812')).toBe(2);
    expect(checkDigit('ZE184226B<<<<<')).toBe(1);
  });

  it('has the name without accents or spaces and the number without dots', () => {
    const [names, numbers] = machineReadableZone(aHolder());
    expect(names).toBe('P<CENNUNEZ<DE<LA<TORRE<<MARIA<JOSE<<<<<<<<<<');
    expect(numbers.startsWith('30111222<')).toBe(true);
  });

  it('has the academy as its issuer, for any data of the holder', () => {
    for (const holder of [aHolder(), UNKNOWN_HOLDER]) {
      const [names, numbers] = machineReadableZone(holder);
      expect(names.slice(2, 5)).toBe(academy.code);
      expect(numbers.slice(10, 13)).toBe(academy.code);
    }
  });

  it('always has two lines of 44 characters', () => {
    const holders = [
      aHolder(),
      aHolder({ firstName: null, lastName: null, documentNumber: null, birthDate: null, gender: null }),
      aHolder({ lastName: 'A'.repeat(100), documentNumber: '9'.repeat(20) }),
    ];
    for (const holder of holders) {
      expect(machineReadableZone(holder).map((line) => line.length)).toEqual([44, 44]);
    }
  });
});
