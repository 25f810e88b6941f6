import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { parseInput } from '#domain/schema.ts';
import { emptyProfile, profileSchema, type ProfileForm } from './profile-form.ts';

const filled: ProfileForm = {
  ...emptyProfile,
  firstName: 'Ana',
  lastName: 'Ibarra',
  documentType: 'DNI',
  documentNumber: '30111222',
  birthDate: '1990-05-17',
  gender: 'Mujer',
  address: 'Av. de Mayo 1370',
};

const messageOf = (given: Partial<ProfileForm>) => {
  const parsed = parseInput(profileSchema, { ...filled, ...given });
  return parsed.ok ? null : parsed.errors.map(({ message }) => message);
};

it('accepts a form that is filled in', () => expect(messageOf({})).toBeNull());

it.each([
  ['documentType', '', 'Selecciona tu tipo de documento'],
  ['birthDate', '', 'Selecciona tu fecha de nacimiento'],
  ['birthDate', '2999-01-01', 'Revisa tu fecha de nacimiento'],
  ['gender', '', 'Selecciona tu género'],
  ['phone', '1'.repeat(31), 'El teléfono admite hasta 30 caracteres'],
  ['city', 'a'.repeat(101), 'La ciudad admite hasta 100 caracteres'],
  ['province', 'a'.repeat(101), 'La provincia admite hasta 100 caracteres'],
] as const)('%s %j has a message in Spanish', (field, value, text) =>
  expect(messageOf({ [field]: value })).toEqual([text]),
);

it.each(Object.keys(emptyProfile))('%s has no message in English', (field) => {
  const english: string[] = [messages.specifiedRequired, messages.specifiedInvalid];
  for (const value of ['', 'a'.repeat(300), 'a\u0007b', '\u200b', '0000-00-00']) {
    for (const message of messageOf({ [field]: value }) ?? []) expect(english).not.toContain(message);
  }
});
