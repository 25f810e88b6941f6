import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import {
  aDocumentNumber,
  aPending,
  aProfile,
  aStudent,
  academyDay,
  everythingStored,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const invalid = (field: string, detail: string) => ({
  ok: false,
  status: 422,
  detail,
  fields: [{ field, message: detail }],
});

describe.each(surfaces)('completing a profile by %s', (_surface, connect) => {
  const surface = () => ({ url: server.url, connect });
  const pending = useBuilt(() => aPending(surface(), { firstName: 'Paula', lastName: 'V' }));

  it('a pending user has a unique marker and is asked to complete the profile', async () => {
    expect(good(await pending.api.me())).toMatchObject({
      documentNumber: expect.stringMatching(/^PENDING-[\w-]{12}$/),
      needsSetup: true,
      documentType: null,
      birthDate: null,
      gender: null,
      address: null,
    });
  });

  it('returns the completed user and ends the pending state', async () => {
    const member = await aPending(surface());
    const profile = aProfile({ firstName: 'Marta', lastName: 'Ruiz', phone: '+54 11 5555-5555' });
    const before = good(await member.api.me());
    const completed = good(await member.api.setupProfile(profile));
    expect(completed).toEqual({ ...before, ...profile, needsSetup: false });
    expect(good(await member.api.me())).toEqual(completed);
  });

  it('keeps valid names and the phone when they are null or absent', async () => {
    const member = await aPending(surface(), { firstName: 'Paula', lastName: 'Vega', phone: '123' });
    const { firstName: _, ...profile } = aProfile({ lastName: null });
    const completed = good(await member.api.setupProfile(profile));
    expect(completed).toMatchObject({ firstName: 'Paula', lastName: 'Vega', phone: '123' });
  });

  it('leaves city and province null when they are absent', async () => {
    const member = await aPending(surface());
    const { city: _city, province: _province, ...profile } = aProfile();
    expect(good(await member.api.setupProfile(profile))).toMatchObject({ city: null, province: null });
  });

  it('requires a name if that of the account is invalid', async () => {
    const { lastName: _, ...profile } = aProfile();
    expect(await pending.api.setupProfile(profile)).toEqual(invalid('lastName', messages.lastName));
  });

  it.each([
    ['firstName', messages.firstName, ['A', 5, { $ne: null }, 'a'.repeat(101), 'A\u0000b']],
    ['lastName', messages.lastName, ['A', [], true, 'a'.repeat(101)]],
    ['phone', 'Invalid input', [5, ['1'], '1'.repeat(31)]],
    ['documentType', 'Required', [undefined]],
    ['documentType', 'Invalid input', [null, '', 'dni', 5, ['DNI'], { $ne: null }]],
    [
      'documentNumber',
      messages.documentNumber,
      [
        undefined,
        null,
        '',
        '1234',
        12345678,
        [],
        { $gt: '' },
        '1'.repeat(21),
        'PENDING-12345',
        ' pending-12345',
        '.....',
      ],
    ],
    ['birthDate', 'Required', [undefined]],
    [
      'birthDate',
      'Invalid input',
      [null, '', '1990-02-30', academyDay(1), 19900517, ['1990-05-17'], { $ne: null }],
    ],
    ['gender', 'Required', [undefined]],
    ['gender', 'Invalid input', [null, '', 'hombre', 'X', 1, { $ne: null }]],
    [
      'address',
      messages.address,
      [undefined, null, '', 'abcd', ' abcd ', 5, [], { $ne: null }, 'a'.repeat(201)],
    ],
    ['city', 'Invalid input', [5, [], { $ne: null }, 'c'.repeat(101)]],
    ['province', 'Invalid input', [5, [], { $ne: null }, 'p'.repeat(101)]],
  ])('rejects every wrong %s with "%s" and changes nothing', async (field, detail, values) => {
    const before = await everythingStored();
    for (const value of values) {
      const result = await pending.api.setupProfile(aProfile({ [field]: value }));
      expect({ value, ...result }).toEqual({ value, ...invalid(field, detail) });
    }
    expect(await everythingStored()).toEqual(before);
  });

  it('rejects a document number that is taken, written differently, with that field', async () => {
    const documentNumber = aDocumentNumber();
    await aStudent(surface(), { documentNumber });
    const dotted = documentNumber.replace(/^(\d\d)(\d{3})/, '$1.$2.');
    expect(await pending.api.setupProfile(aProfile({ documentNumber: dotted }))).toEqual({
      ok: false,
      status: 409,
      detail: 'document_number already registered',
    });
  });

  it('ignores fields that a user may not set', async () => {
    const member = await aPending(surface());
    const forbidden = {
      role: 'admin',
      isActive: false,
      clu: 'x',
      email: 'otra@example.com',
      needsSetup: true,
    };
    expect(good(await member.api.setupProfile(aProfile(forbidden)))).toMatchObject({
      role: 'student',
      isActive: true,
      clu: null,
      email: member.email,
      needsSetup: false,
    });
  });

  it('is rejected once the profile is complete', async () => {
    const student = await aStudent(surface());
    const before = await everythingStored();
    expect(await student.api.setupProfile(aProfile())).toEqual({
      ok: false,
      status: 409,
      detail: messages.profileComplete,
    });
    expect(await everythingStored()).toEqual(before);
  });
});
