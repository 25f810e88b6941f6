import { systemContext } from '../bff/src/operation/context.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { hashPassword } from '../bff/src/features/credentials/password-hash.ts';
import { openSession } from '../bff/src/features/auth/sessions/session.ts';
import { createUser, newPendingDocument } from '../bff/src/features/users/user.store.ts';
import type { UserDocument } from '../bff/src/features/users/user.model.ts';

export const PASSWORD = 'blanco2026';

/** Hashing is slow on purpose; one hash serves all accounts. */
let hashed: Promise<string> | undefined;

let counter = 0;

const unique = () => {
  counter += 1;
  return `${Date.now().toString(36)}${counter}`;
};

/** An account with a complete profile and an open session; what matters to a test is given in `given`. */
export const aStudent = async ({ deps }: TestServer, given: Partial<UserDocument> = {}) => {
  const key = unique();
  hashed ??= hashPassword(PASSWORD);
  const ctx = systemContext(deps);
  const user = await createUser({
    email: `ana.${key}@example.com`,
    firstName: 'Ana',
    lastName: 'Ibarra',
    documentType: 'DNI',
    documentNumber: `DOC${key}`,
    birthDate: '1990-05-17',
    gender: 'Mujer',
    address: 'Av. de Mayo 1370',
    city: 'Buenos Aires',
    passwordHash: await hashed,
    createdAt: ctx.now,
    ...given,
  });
  const { accessToken } = await openSession(ctx, { userId: user.id, via: 'password', generations: {} });
  return { user, token: accessToken, password: PASSWORD };
};

export const anAdmin = (server: TestServer) => aStudent(server, { role: 'admin', firstName: 'Elena' });

/** Somebody who came through Google and has not completed the profile. */
export const aPendingStudent = (server: TestServer, given: Partial<UserDocument> = {}) =>
  aStudent(server, {
    documentNumber: newPendingDocument(),
    documentType: null,
    birthDate: null,
    gender: null,
    address: null,
    city: null,
    passwordHash: null,
    ...given,
  });
