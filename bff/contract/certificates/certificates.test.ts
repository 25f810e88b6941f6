import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { publicKeys, verifiedClaims } from '../../src/features/certificates/signing-keys.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { aCompletedEnrolment } from '../certificate-builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const runCommand = useCommandLine(server);
const admin = useBuilt(() => anAdmin(server));

const REASON = 'Se marcó al alumno equivocado';

/** A confirmed enrolment of a course that has begun and issues certificates. */
const aConfirmed = async (differences: Parameters<typeof aCourse>[0] = {}) => {
  const { id: courseId } = await aCourse({ issuesCertificate: true, durationMinutes: 150, ...differences });
  const student = await aStudent(server, {
    firstName: 'Ana',
    lastName: 'Paz',
    documentType: 'DNI',
  });
  const { id } = good(await student.api.enrol({ courseId }));
  const startsAt = new Date('2026-03-10T13:00:00Z');
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'confirmed', ...startFields(startsAt) } });
  return { id, courseId, student };
};

const complete = async (id: string) => good(await admin.api.completeEnrolments({ ids: [id] }));
const correct = async (id: string, outcome: string) =>
  good(await admin.api.correctAttendance({ id, outcome, reason: REASON }));
const certificateOf = async (enrolmentId: string) => good(await admin.api.enrolmentCertificate(enrolmentId));
const turnsOf = (enrolmentId: string) => CertificateModel.find({ enrolmentId }).sort({ turn: 1 }).lean();
/** Tests change other data by hand. */
const problems = async () => (await verify()).problems.filter((problem) => problem.includes('certificate'));
const expectClean = async () => expect(await problems()).toEqual([]);

describe('a completion', () => {
  it('issues a certificate with the data of that moment, which the student reads', async () => {
    const { id, student, courseId } = await aConfirmed();
    expect(good(await student.api.enrolment(id)).status).toBe('confirmed');
    await complete(id);
    const api = connectGraphql(server.url, student.token);
    const certificate = good(await api.enrolmentCertificate(id));
    const { documentNumber } = await UserModel.findById(student.id).orFail().lean();
    expect(certificate).toMatchObject({
      enrolmentId: id,
      content: {
        name: 'Ana Paz',
        document: `DNI ···${documentNumber.slice(-3)}`,
        course: 'Tiro Defensivo',
        minutes: 150,
        day: '2026-03-10',
        academy: 'Academia Centinela',
      },
      revocation: null,
      replaces: null,
      isSigned: true,
    });
    expect(certificate?.number).toMatch(/^CEN-20\d\d-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(certificate?.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{20}$/);
    await UserModel.updateOne({ _id: student.id }, { $set: { lastName: 'Otra' } });
    good(await admin.api.updateCourse({ id: courseId, name: 'Otro nombre' }));
    expect(good(await api.enrolmentCertificate(id))).toEqual(certificate);
    await expectClean();
  });

  it('of a course without the option issues none', async () => {
    const { id } = await aConfirmed({ issuesCertificate: false });
    await complete(id);
    expect(await certificateOf(id)).toBeNull();
  });

  it('names the type of a personalised class', async () => {
    const { id: courseId } = await aPersonalisedCourse({ issuesCertificate: true });
    const student = await aStudent(server);
    const { id } = good(await student.api.enrol(aBooking(courseId, { classType: 'sport' })));
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(new Date('2026-03-10T13:00:00Z')) });
    await complete(id);
    expect((await certificateOf(id))?.content?.course).toBe('Clase Personalizada · Tiro Deportivo');
  });

  it('by 20 at once on both surfaces, while staff issues, issues one certificate', async () => {
    const { id } = await aConfirmed();
    const rest = connectRest(server.url, admin.token);
    const ways = [
      () => admin.api.completeEnrolments({ ids: [id] }),
      () => rest.updateEnrolment(id, { status: 'completed' }),
      () => admin.api.issueCertificates({ ids: [id] }),
    ];
    await Promise.all(Array.from({ length: 30 }, (_, index) => ways[index % ways.length]?.()));
    expect(await turnsOf(id)).toHaveLength(1);
    await expectClean();
  });
});

describe('a corrected completion', () => {
  it('revokes the certificate; after another completion the new one refers to the former', async () => {
    const { id } = await aConfirmed();
    await complete(id);
    const former = await certificateOf(id);
    await correct(id, 'no_show');
    expect(await certificateOf(id)).toMatchObject({
      number: former?.number,
      revocation: { reason: 'attendance', note: null },
    });
    await correct(id, 'completed');
    const present = await certificateOf(id);
    expect(present).toMatchObject({ revocation: null, replaces: former?.number });
    expect(present?.number).not.toBe(former?.number);
    expect(await turnsOf(id)).toHaveLength(2);
    await expectClean();
  });

  it('while staff issues a certificate leaves none that is valid', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await aConfirmed({ issuesCertificate: false });
      await complete(id);
      await Promise.all([admin.api.issueCertificates({ ids: [id] }), correct(id, 'confirmed')]);
      await expectClean();
    }
  });

  it('does not restore what staff has revoked', async () => {
    const { id } = await aConfirmed();
    await complete(id);
    const { id: certificateId } = (await certificateOf(id)) ?? { id: '' };
    good(await admin.api.revokeCertificate({ id: certificateId, reason: 'Otra persona rindió' }));
    await correct(id, 'confirmed');
    await complete(id);
    expect(await turnsOf(id)).toMatchObject([{ revocation: { reason: 'staff' } }]);
  });
});

describe('staff', () => {
  it('issues for several enrolments, once each, and lists those that are not completed', async () => {
    const { id } = await aCompletedEnrolment(server.url);
    const { id: pending } = await aConfirmed();
    const [issued, refused] = good(await admin.api.issueCertificates({ ids: [id, pending] }));
    expect(refused).toMatchObject({ certificate: null, error: { message: messages.certificateNotDue } });
    const [again] = good(await admin.api.issueCertificates({ ids: [id] }));
    expect(again?.certificate).toEqual(issued?.certificate);
  });

  it('replaces a certificate by one with the present name, which is found by its number', async () => {
    const { id, student } = await aConfirmed();
    await complete(id);
    const former = await certificateOf(id);
    await UserModel.updateOne({ _id: student.id }, { $set: { firstName: 'Ana María' } });
    const given = { id: former?.id, reason: 'Faltaba el segundo nombre' };
    const present = good(await admin.api.reissueCertificate(given));
    expect(present).toMatchObject({ content: { name: 'Ana María Paz' }, replaces: former?.number });
    expect(await admin.api.reissueCertificate(given)).toMatchObject({ status: 409 });
    const { nodes } = good(await admin.api.certificates({ number: former?.number.toLowerCase() }));
    expect(nodes).toMatchObject([{ id: former?.id, revocation: { reason: 'replaced', note: given.reason } }]);
    await expectClean();
  });
});

describe('what is stored', () => {
  it('is signed; verify reports a certificate with other content', async () => {
    const { id } = await aConfirmed();
    await complete(id);
    const [stored] = await turnsOf(id);
    expect(await verifiedClaims(stored?.jws ?? '')).toMatchObject({ jti: stored?.code, name: 'Ana Paz' });
    await CertificateModel.updateOne({ enrolmentId: id }, { $set: { 'content.name': 'Otra Persona' } });
    expect(await problems()).toEqual([`certificate ${stored?.number}: its content is not what was signed`]);
    await CertificateModel.updateOne({ enrolmentId: id }, { $set: { 'content.name': 'Ana Paz' } });
    await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'confirmed' } });
    expect(await problems()).toContain(`certificate ${stored?.number}: valid without completion`);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'completed' } });
  });
});

it('a new key signs from then on', async () => {
  const { stdout } = await runCommand(['keys', 'rotate']);
  expect(stdout).toContain(`signs from now on: ${(await publicKeys()).keys[0]?.kid}`);
});

it('a search finds certificates by student or number', async () => {
  const { id, student } = await aCompletedEnrolment(server.url);
  const [{ certificate } = { certificate: null }] = good(await admin.api.issueCertificates({ ids: [id] }));
  for (const search of [student.email, certificate?.number.toLowerCase()]) {
    expect(good(await admin.api.certificates({ search })).nodes).toMatchObject([{ enrolmentId: id }]);
  }
});
