import { addDays, subMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { MAX_PASSPORT_LINKS, PASSPORT_PARTS, type PassportPart } from '#domain/passport/passport-link.ts';
import { PassportLinkModel } from '../src/features/passports/passport-link.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { academyDay, aCourse, aStudent, good } from './builders.ts';
import { completeStored } from './certificate-builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();

/** Texts that no other place has. */
const PLANTED = {
  firstName: 'Xilonía',
  lastName: 'Quetzalpe Zurbarán',
  courses: 'Curso Wolframio',
  hours: '7 horas y 13 minutos',
  licence: 'Licencia de armas vigente hoy',
} as const;

const aTrainedStudent = async () => {
  const surface = { url: server.url, connect: connectGraphql };
  const { id: courseId } = await aCourse({ name: PLANTED.courses, durationMinutes: 7 * 60 + 13 });
  const { firstName, lastName } = PLANTED;
  const student = await aStudent(surface, { firstName, lastName });
  await completeStored(good(await student.api.enrol({ courseId })).id);
  await UserModel.updateOne({ _id: student.id }, { clu: 'CLU-778899', cluExpiration: academyDay(30) });
  return { ...student, api: connectGraphql(server.url, student.token) };
};

const open = async (url: string) => {
  const response = await fetch(new URL(new URL(url).pathname, server.url));
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, headers: response.headers, all: headers + (await response.text()) };
};

const SHOWN: Record<PassportPart, string> = {
  initials: 'X. Q. Z.',
  courses: PLANTED.courses,
  hours: PLANTED.hours,
  licence: PLANTED.licence,
};

describe('a shared passport', () => {
  it('shows each part if it was chosen, and nothing else in any byte of page, headers or link', async () => {
    const { api, id, email } = await aTrainedStudent();
    const { documentNumber } = await UserModel.findById(id).orFail().lean();
    const never = [PLANTED.firstName, 'Quetzalpe', 'Zurbarán', email, id, documentNumber, 'CLU-778899'];
    for (let chosen = 1; chosen < 2 ** PASSPORT_PARTS.length; chosen += 1) {
      const parts = PASSPORT_PARTS.filter((_, bit) => chosen & (1 << bit));
      const link = good(await api.sharePassport({ parts, days: 7 }));
      const { status, headers, all } = await open(link.url);
      expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
        200,
        'noindex',
        'no-store',
      ]);
      for (const part of PASSPORT_PARTS) {
        expect([part, (all + link.url).includes(SHOWN[part])]).toEqual([part, parts.includes(part)]);
      }
      for (const hidden of never) expect(all + link.url).not.toContain(hidden);
      good(await api.revokePassportLink({ id: link.id }));
    }
  });

  it('is counted by its views; ended, revoked and unknown ones are 404 and alike', async () => {
    const { api } = await aTrainedStudent();
    const share = async () => good(await api.sharePassport({ parts: ['hours'], days: 1 }));
    const [revoked, ended] = [await share(), await share()];
    for (let view = 0; view < 3; view += 1) await open(ended.url);
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
    expect(good(await api.myPassportLinks())).toEqual([]);
  });

  it('needs a part and an end, of one student there are at most so many, and one revokes only own ones', async () => {
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
    const answers = await Promise.all(Array.from({ length: 2 * MAX_PASSPORT_LINKS }, share));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_PASSPORT_LINKS);
    const links = good(await one.api.myPassportLinks()) as { url: string; expiresAt: string }[];
    expect(links).toHaveLength(MAX_PASSPORT_LINKS);
    expect(await share()).toMatchObject({ status: 409, detail: messages.tooManyPassportLinks });
    expect(new Date(links[0]?.expiresAt ?? 0) < addDays(new Date(), 8)).toBe(true);
    await UserModel.updateOne({ _id: one.id }, { isActive: false });
    expect((await open(links[0]?.url ?? '')).status).toBe(404);
  });
});
