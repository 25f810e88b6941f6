import { expect, it } from 'vitest';
import { valueText } from './change-text.ts';

it('the word of a rule of age is not that of free times', () => {
  expect(valueText('rules.agePolicy', 'enforce')).toBe('Obligatoria el día de la clase');
  expect(valueText('policy', 'enforce')).toBe('Solo se reservan horarios libres');
  expect(valueText('staffRole', 'desk')).toBe('Recepción');
});
