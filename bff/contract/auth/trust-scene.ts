import { afterEach, beforeAll, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CREDENTIALS } from '../../src/consequences.ts';
import type { CredentialKind } from '../../src/features/credentials/trust-endings.ts';
import { SecondFactorModel } from '../../src/features/auth/second-factor/second-factor.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { aReset, aSecondFactor } from '../account-builders.ts';
import { PASSWORD, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useGoogle } from './google-visits.ts';
import type { TestServer } from '../harness.ts';

export type Person = GraphqlMember & {
  /** Of a second sign-in. */
  session: string;
  machine: string;
  calendar: string;
  passport: string;
  link: string;
};

export type SecondFactorState = 'secondFactorSetUp' | 'secondFactor';

export const kindsOf = (secondFactor: SecondFactorState) =>
  (Object.keys(CREDENTIALS) as CredentialKind[]).filter(
    (kind) => !kind.startsWith('secondFactor') || kind === secondFactor,
  );

export const isNoLink = (kind: CredentialKind) => kind !== 'passwordResets';

/** The product with Google beside it, an admin, and people of whom everything may end. */
export const useTrust = () => {
  const { google, aPerson, signIn } = useGoogle();
  const server = {
    get settings() {
      return google.server.settings;
    },
  } as TestServer; // the command line reads its settings when it starts
  const runCommand = useCommandLine(server);
  const surface = () => ({ url: google.server.url, connect: connectGraphql });
  const apiOf = ({ token }: { token: string }) => connectGraphql(google.server.url, token);
  const visitor = () => connectGraphql(google.server.url);

  let admin: GraphqlMember;

  beforeAll(async () => {
    admin = await anAdmin(surface());
  });

  /** Somebody who has opened and set up everything; a second factor is either begun or confirmed. */
  const aPersonWithEverything = async (secondFactor: SecondFactorState): Promise<Person> => {
    const member = await aStudent(surface());
    const { email } = member;
    const session = good(await visitor().login({ email, password: PASSWORD })).accessToken;
    const machine = good(
      await apiOf(member).createAccessToken({
        currentPassword: PASSWORD,
        name: 'Máquina',
        scopes: ['read', 'write'],
      }),
    ).token;
    const calendar = good(await apiOf(member).createCalendarLink({ kind: 'student' })).link;
    const passport = good(await apiOf(member).sharePassport({ parts: ['hours'], days: 7 })).url;
    good(await apiOf(member).requestDeletion({ currentPassword: PASSWORD }));
    if (secondFactor === 'secondFactor') await aSecondFactor(member.id);
    else good(await apiOf(member).startSecondFactor({ currentPassword: PASSWORD }));
    return { ...member, session, machine, calendar, passport, link: await aReset(member.id) };
  };

  afterEach(() => vi.restoreAllMocks());

  const staff = () => apiOf(admin);

  const isRefused = async (token: string) => {
    const results = await Promise.all(
      [connectRest, connectGraphql].map((connect) => connect(google.server.url, token).me()),
    );
    return results.every((result) => !result.ok && result.status === 401);
  };

  const isGone = async (link: string) =>
    (await fetch(new URL(new URL(link).pathname, google.server.url))).status === 404;

  /** Whether something of each kind is invalid, by requests where that is possible. */
  const HAS_ENDED: Record<CredentialKind, (person: Person) => Promise<boolean>> = {
    sessions: ({ session }) => isRefused(session),
    accessTokens: ({ machine }) => isRefused(machine),
    calendarLinks: ({ calendar }) => isGone(calendar),
    passportLinks: ({ passport }) => isGone(passport),
    passwordResets: async ({ link: token }) => {
      const result = await visitor().resetPassword({ token, newPassword: 'tercer-secreto-3' });
      return !result.ok && result.detail === messages.resetInvalid;
    },
    secondFactorSetUp: async ({ id }) => !(await SecondFactorModel.exists({ _id: id, activeSince: null })),
    secondFactor: async ({ id }) =>
      !(await SecondFactorModel.exists({ _id: id, activeSince: { $ne: null } })),
    deletionRequest: async ({ id }) => !(await DeletionModel.exists({ _id: id, state: 'requested' })),
  };

  return {
    google,
    aPerson,
    signIn,
    runCommand,
    surface,
    apiOf,
    visitor,
    staff,
    aPersonWithEverything,
    isRefused,
    HAS_ENDED,
  };
};
