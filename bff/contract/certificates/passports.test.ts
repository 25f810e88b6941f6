import { addDays, subMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { shortDate } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { MAX_PASSPORT_LINKS, PASSPORT_PARTS, type PassportPart } from '#domain/passport/passport-link.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PassportLinkModel } from '../../src/features/passports/passport-link.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { academyDay, aCourse, aStudent, good } from '../builders.ts';
import { completeStored } from '../certificate-builders.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';

const server = useTestServer();

/** Texts that occur nowhere else, in each field of the person. */
const PERSON = {
  firstName: 'Xilonía',
  lastName: 'Quetzalpe Zurbarán',
  phone: '+54 9 11 7788-9911',
  address: 'Pasaje Wolfram 4477',
  city: 'Zarcillo',
  province: 'Oestrevia',
  birthDate: '1971-03-19',
};
const COURSE = {
  name: 'Curso Wolframio',
  durationMinutes: 7 * 60 + 13,
  description: 'Descripción de la Quimera',
  location: 'Galpón Xanadú',
};
const INSTRUCTOR = 'Iñaki Waldorf';
const LICENCE = { clu: 'CLU-778899', cluExpiration: academyDay(37) };

const aTrainedStudent = async () => {
  const { id: courseId } = await aCourse(COURSE);
  const student = await aStudent(server, PERSON);
  const { id: enrolmentId } = good(await student.api.enrol({ courseId }));
  await completeStored(enrolmentId);
  await EnrolmentModel.updateOne({ _id: enrolmentId }, { instructorName: INSTRUCTOR });
  await UserModel.updateOne({ _id: student.id }, LICENCE);
  return { ...student, courseId, enrolmentId, api: student.api };
};

type Trained = Awaited<ReturnType<typeof aTrainedStudent>>;

const hiddenOf = async ({ id, email, courseId, enrolmentId }: Trained) => {
  const { documentNumber } = await UserModel.findById(id).orFail().lean();
  const { firstName, lastName, ...rest } = PERSON;
  const days = [PERSON.birthDate, LICENCE.cluExpiration].map(shortDate);
  const { description, location } = COURSE;
  return [
    firstName,
    ...lastName.split(' '),
    ...Object.values(rest),
    email,
    id,
    courseId,
    enrolmentId,
    documentNumber,
    ...Object.values(LICENCE),
    ...days,
    description,
    location,
    INSTRUCTOR,
  ];
};

const open = async (url: string, rest = '') => {
  const response = await fetch(new URL(new URL(url).pathname + rest, server.url));
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return { status, headers, body, all: JSON.stringify([...headers]) + body.toString() };
};

const SHOWN: Record<PassportPart, string> = {
  initials: 'X. Q. Z.',
  courses: COURSE.name,
  hours: '7 horas y 13 minutos',
  licence: 'Licencia de armas vigente',
};

const combinations = Array.from({ length: 2 ** PASSPORT_PARTS.length - 1 }, (_, index) =>
  PASSPORT_PARTS.filter((_part, bit) => (index + 1) & (1 << bit)),
);

const expectParts = (text: string, parts: readonly PassportPart[]) =>
  expect(PASSPORT_PARTS.filter((part) => text.includes(SHOWN[part]))).toEqual(parts);

describe('a shared passport', () => {
  it('shows only the chosen parts, in every byte of page, headers and link', async () => {
    const student = await aTrainedStudent();
    const { api } = student;
    const hidden = await hiddenOf(student);
    for (const parts of combinations) {
      const link = good(await api.sharePassport({ parts, days: 7 }));
      const { status, headers, all } = await open(link.url);
      expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
        200,
        'noindex',
        'no-store',
      ]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expectParts(all + link.url, parts);
      for (const text of hidden) expect(all + link.url).not.toContain(text);
      good(await api.revokePassportLink({ id: link.id }));
    }
  });

  if (isWhole) {
    it.skipIf(!canReadPdf)('has the same parts in its PDF, as independent programs read it', async () => {
      const student = await aTrainedStudent();
      const hidden = await hiddenOf(student);
      for (const parts of [...PASSPORT_PARTS.map((part) => [part]), [...PASSPORT_PARTS]]) {
        const link = good(await student.api.sharePassport({ parts, days: 7 }));
        const { status, headers, body } = await open(link.url, '/pasaporte.pdf');
        expect([status, headers.get('x-robots-tag'), headers.get('content-type')]).toEqual([
          200,
          'noindex',
          'application/pdf',
        ]);
        const { text, structure, readQr } = readPdf(body);
        expectParts(text, parts);
        for (const gone of hidden) expect(text + structure).not.toContain(gone);
        if (parts.length > 1) expect(readQr()).toBe(link.url);
        expect(structure).toContain('pdfuaid:part');
        good(await student.api.revokePassportLink({ id: link.id }));
      }
    });
  }

  it('counts its views; ended, revoked and unknown ones are the same 404', async () => {
    const { api } = await aTrainedStudent();
    const share = async () => good(await api.sharePassport({ parts: ['hours'], days: 1 }));
    const [revoked, ended] = [await share(), await share()];
    for (const rest of ['', '', '/pasaporte.pdf']) await open(ended.url, rest);
    expect(good(await api.myPassportLinks())).toMatchObject([
      { id: ended.id, views: 3, lastViewedAt: expect.any(String) },
      { id: revoked.id, views: 0, lastViewedAt: null },
    ]);
    good(await api.revokePassportLink({ id: revoked.id }));
    await PassportLinkModel.updateOne({ _id: ended.id }, { expiresAt: subMinutes(new Date(), 1) });
    const nonce = /nonce="[^"]*"/g;
    const bodyOf = async (url: string) => {
      const { status, all } = await open(url);
      return [status, all.slice(all.indexOf('<!doctype')).replace(nonce, '')];
    };
    const unknown = await bodyOf(`${server.url}/pasaporte/23456789ABCDEFGHJKMN`);
    expect(unknown[0]).toBe(404);
    expect(await bodyOf(revoked.url)).toEqual(unknown);
    expect(await bodyOf(ended.url)).toEqual(unknown);
    expect((await open(ended.url, '/pasaporte.pdf')).status).toBe(404);
    expect(good(await api.myPassportLinks())).toEqual([]);
  });

  it('requires a part and an end, is limited per student, and is revoked by its owner only', async () => {
    const [one, other] = [await aTrainedStudent(), await aTrainedStudent()];
    const link = good(await other.api.sharePassport({ parts: ['hours'], days: 1 }));
    good(await one.api.revokePassportLink({ id: link.id }));
    expect((await open(link.url)).status).toBe(200);
    expect(await one.api.sharePassport({ parts: [], days: 7 })).toMatchObject({
      status: 422,
      detail: messages.passportParts,
    });
    expect(await one.api.sharePassport({ parts: ['hours'], days: 366 })).toMatchObject({
      status: 422,
      detail: messages.passportDays,
    });
    const share = () => one.api.sharePassport({ parts: ['courses'], days: 7 });
    const results = await Promise.all(Array.from({ length: 2 * MAX_PASSPORT_LINKS }, share));
    expect(results.filter(({ ok }) => ok)).toHaveLength(MAX_PASSPORT_LINKS);
    const links = good(await one.api.myPassportLinks()) as { url: string; expiresAt: string }[];
    expect(links).toHaveLength(MAX_PASSPORT_LINKS);
    expect(await share()).toMatchObject({ status: 409, detail: messages.tooManyPassportLinks });
    expect(new Date(links[0]?.expiresAt ?? 0) < addDays(new Date(), 8)).toBe(true);
    await UserModel.updateOne({ _id: one.id }, { isActive: false });
    expect((await open(links[0]?.url ?? '')).status).toBe(404);
  });
});
