import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seedDemo } from '../bff/demo/seed.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { AuditEntryModel } from '../bff/src/features/audit/audit.model.ts';
import { CertificateModel } from '../bff/src/features/certificates/certificate.model.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../bff/src/features/instructors/instructor.model.ts';
import { PointsEntryModel } from '../bff/src/features/points/points-entry.model.ts';
import { ReferralModel } from '../bff/src/features/referrals/referral.model.ts';
import { openSession } from '../bff/src/features/auth/sessions/session.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { aPassportLink } from '../bff/contract/account-builders.ts';
import { anAdmin } from './accounts.ts';
import { openInApp } from './look.ts';
import { test } from './stage.ts';

/** Whatever becomes an element of a page has this attribute; whatever runs opens a dialog. */
const MARK = 'data-hostile';
const RUN = 'alert(1)';

const PAYLOADS = [
  `<script ${MARK}>${RUN}</script>`,
  `"><script ${MARK}>${RUN}</script>`,
  `'><script ${MARK}>${RUN}</script>`,
  `</title><script ${MARK}>${RUN}</script>`,
  `</script><script ${MARK}>${RUN}</script>`,
  `</style><script ${MARK}>${RUN}</script>`,
  `</textarea><script ${MARK}>${RUN}</script>`,
  `--><script ${MARK}>${RUN}</script>`,
  `<ScRiPt ${MARK} src="data:,${RUN}"></ScRiPt>`,
  `<img ${MARK} src=x onerror=${RUN}>`,
  `"><img ${MARK} src=x onerror=${RUN}>`,
  `<img ${MARK} src="javascript:${RUN}">`,
  `<svg ${MARK} onload=${RUN}>`,
  `<svg ${MARK}><animate onbegin=${RUN} attributeName=x></svg>`,
  `<math ${MARK} href="javascript:${RUN}">x</math>`,
  `<iframe ${MARK} src="javascript:${RUN}"></iframe>`,
  `<iframe ${MARK} srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object ${MARK} data="javascript:${RUN}"></object>`,
  `<embed ${MARK} src="data:text/html,<script>${RUN}</script>">`,
  `<a ${MARK} href="javascript:${RUN}">x</a>`,
  `<form ${MARK} action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<input ${MARK} autofocus onfocus=${RUN}>`,
  `<details ${MARK} open ontoggle=${RUN}>`,
  `<base ${MARK} href="https://hostile.test/">`,
  `<meta ${MARK} http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<style ${MARK}>*{display:none}</style>`,
  `<x ${MARK} onclick=${RUN} style="position:fixed;inset:0">`,
  `javascript:${RUN}//`,
  `\${${RUN}} {{constructor.constructor('${RUN}')()}} %PUBLIC_URL%`,
];
const TEXT = PAYLOADS.join(' ');

const STUDENT_PAGES = ['/dashboard', '/courses', '/courses/:course', '/history', '/profile', '/puntos'];
const STAFF_PAGES = [
  '/admin/users',
  '/admin/courses',
  '/gestion',
  '/gestion/agenda',
  '/gestion/inscripciones',
  '/gestion/cursos',
  '/gestion/cursos/:course',
  '/gestion/personas',
  '/gestion/personas/:person',
  '/gestion/instructores',
  '/gestion/puntos',
  '/gestion/certificados',
  '/gestion/actividad',
];

/** The demo academy with hostile texts wherever somebody can write one. */
const aHostileAcademy = async (server: TestServer) => {
  const ctx = systemContext(server.deps);
  await seedDemo(ctx);
  const person = await UserModel.findOne({ firstName: 'Lucía' }).orFail().lean();
  const enrolment = await EnrolmentModel.findOne({ userId: person._id }).orFail().lean();
  const { token: staff } = await anAdmin(server);
  const names = { firstName: TEXT, lastName: TEXT, address: TEXT, city: TEXT, province: TEXT, phone: TEXT };
  await UserModel.updateMany({}, { ...names, documentNumber: TEXT });
  await CourseModel.updateMany({}, { name: TEXT, description: TEXT, location: TEXT });
  await EnrolmentModel.updateMany({}, { instructorName: TEXT });
  await InstructorModel.updateMany({}, { name: TEXT, phone: TEXT });
  await PointsEntryModel.updateMany({}, { description: TEXT });
  await ReferralModel.updateMany({}, { referredEmail: TEXT });
  const hostile = { 'content.name': TEXT, 'content.course': TEXT, 'content.instructor': TEXT };
  await CertificateModel.updateMany({}, hostile);
  const { code } = await CertificateModel.findOne().orFail().lean();
  const { url } = await aPassportLink(person._id.toString());
  await AuditEntryModel.updateMany(
    {},
    {
      actorLabel: TEXT,
      subjectLabel: TEXT,
      reason: TEXT,
      changes: [{ field: TEXT, before: TEXT, after: TEXT }],
    },
  );
  const { accessToken: student } = await openSession(ctx, {
    userId: person._id.toString(),
    via: 'password',
    generations: {},
  });
  const publicPages = [`/verificar/${code}`, new URL(url).pathname];
  return {
    student,
    staff,
    publicPages,
    ':course': enrolment.courseId.toString(),
    ':person': person._id.toString(),
  };
};

const expectNothingOf = async (page: Page) => {
  const found = await page.evaluate(
    (mark) => document.querySelectorAll(`[${mark}], [href^="javascript:"], [src^="javascript:"]`).length,
    MARK,
  );
  expect(found, `elements on ${page.url()}`).toBe(0);
};

test('hostile texts are shown as texts on every page', { timeout: 240_000 }, async ({ server, visit }) => {
  const { student, staff, publicPages, ...ids } = await aHostileAcademy(server);
  const shown: string[] = [];
  const walk = async (token: string, addresses: string[]) => {
    const page = await visit({ at: '/terminos', token });
    page.on('dialog', (dialog) => {
      shown.push(`dialog ${dialog.message()} on ${page.url()}`);
      void dialog.dismiss();
    });
    for (const address of addresses) {
      await openInApp(
        page,
        address.replace(/:\w+/, (name) => ids[name as keyof typeof ids]),
      );
      await expect
        .poll(() => page.locator('body').innerText(), { message: address })
        .toContain(`<img ${MARK}`);
      await expectNothingOf(page);
    }
  };
  await walk(student, STUDENT_PAGES);
  await walk(staff, STAFF_PAGES);
  for (const at of publicPages) {
    const page = await visit({ at });
    expect(await page.locator('body').innerText(), at).toContain(`<img ${MARK}`);
    await expectNothingOf(page);
  }
  expect(shown).toEqual([]);
});
