import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../client/src/paths.ts';
import { addressOf, type DemoIds } from './demo.ts';
import { expectGoodLook, looksOfPage, openInApp, resize } from './look.ts';

type Visitor = 'visitor' | 'pending' | 'student' | 'admin' | 'instructor';

/** Who opens a page, and at which addresses if not at its path alone. */
type PageRow = { who: Visitor; at?: readonly string[] };

type Pages = Record<keyof typeof paths, PageRow>;

/** Every page of the client, by its name in `paths`: a page without a row does not compile. */
const PAGES: Pages = {
  landing: { who: 'visitor', at: ['/', '/no-existe'] },
  auth: { who: 'visitor' },
  recoverPassword: { who: 'visitor' },
  resetPassword: { who: 'visitor', at: ['/restablecer#abc'] },
  confirmEmail: { who: 'visitor', at: ['/confirmar-correo#x'] },
  stopChange: { who: 'visitor', at: ['/no-fui-yo#x'] },
  terms: { who: 'visitor' },
  privacy: { who: 'visitor' },
  withdrawal: { who: 'visitor' },
  course: { who: 'visitor', at: ['/courses/:course'] },
  profileSetup: { who: 'pending' },
  dashboard: { who: 'student' },
  courses: { who: 'student' },
  booking: { who: 'student' },
  history: { who: 'student' },
  points: { who: 'student' },
  payments: { who: 'student' },
  profile: { who: 'student' },
  security: { who: 'student' },
  invitation: { who: 'student' },
  admin: { who: 'admin' },
  adminUsers: { who: 'admin' },
  adminCourses: { who: 'admin' },
  gestion: { who: 'admin' },
  gestionTeaching: { who: 'instructor' },
  gestionAgenda: {
    who: 'admin',
    at: ['/gestion/agenda', '/gestion/agenda?vista=semana', '/gestion/agenda?vista=lineas'],
  },
  gestionEnrolments: { who: 'admin' },
  gestionCourses: { who: 'admin' },
  gestionCourse: { who: 'admin', at: ['/gestion/cursos/nuevo', '/gestion/cursos/:course'] },
  gestionPeople: { who: 'admin' },
  gestionPerson: { who: 'admin', at: ['/gestion/personas/:person'] },
  gestionInstructors: { who: 'admin' },
  gestionInstructor: { who: 'admin', at: ['/gestion/instructores/:instructor'] },
  gestionSchedule: { who: 'admin' },
  gestionArmoury: { who: 'admin' },
  gestionPoints: { who: 'admin' },
  gestionFirearms: { who: 'admin' },
  gestionAmmunition: { who: 'admin' },
  gestionAmmunitionSheets: { who: 'admin' },
  gestionBook: { who: 'admin' },
  gestionDay: { who: 'admin' },
  gestionTill: { who: 'admin' },
  gestionReports: { who: 'admin' },
  gestionClassReport: { who: 'admin' },
  gestionMoneyReport: { who: 'admin' },
  gestionCertificates: { who: 'admin' },
  gestionActivity: { who: 'admin' },
  gestionMail: { who: 'admin' },
  gestionWithdrawals: { who: 'admin' },
  gestionIntegrations: { who: 'admin' },
};

const names = Object.keys(PAGES) as (keyof Pages)[];

/** The addresses of one kind of user. No page follows itself: it sets its title when it is shown. */
export const pagesOf = (visitor: Visitor) => {
  const rows = names
    .filter((name) => PAGES[name].who === visitor)
    .map((name) => PAGES[name].at ?? [paths[name]]);
  const rounds = Math.max(...rows.map((addresses) => addresses.length));
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((addresses) => addresses.slice(round, round + 1)),
  ).flat();
};

/** A slow machine is no failure. */
export const MANY_PAGES = { timeout: 240_000 };

/** Opens pages in an app that stays loaded: each is accessible and fits. */
export const expectGoodPages = async (page: Page, addresses: readonly string[], ids: DemoIds) => {
  expect(addresses).not.toEqual([]);
  for (const [index, at] of addresses.entries()) {
    const looks = looksOfPage(index);
    await resize(page, looks[0]?.width ?? 1280);
    await openInApp(page, addressOf(at, ids));
    await expectGoodLook(page, looks);
  }
};
