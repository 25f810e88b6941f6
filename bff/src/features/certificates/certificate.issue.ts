import { lock, outsideTransaction } from '../../database/transaction.ts';
import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { claimsOf } from '#domain/certificates/certificate.claims.ts';
import { NUMBER_LENGTH, certificateNumber } from '#domain/certificates/certificate.code.ts';
import {
  certifiedDay,
  courseTitle,
  documentEnding,
  nameWordsOf,
  type CertificateContent,
} from '#domain/certificates/certificate.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { hasEnded } from '#domain/enrolments/completion.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import type { Ctx } from '../../operation/context.ts';
import { newPublicCode, randomText } from '../../process/public-code.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import type { CertifiedEnrolment } from '../enrolments/enrolment.completion.ts';
import { findUser } from '../users/user.store.ts';
import { publish } from '../../outgoing/publish.ts';
import { CertificateModel, type CertificateDocument } from './certificate.model.ts';
import { signClaims } from './signing-keys.ts';

/** Indexes of a status list. Certificates get random ones, so that an index does not reveal the order of issue. */
export const STATUS_LIST_SIZE = 131_072;
/** A list is used until it is half full, so that a free index is found quickly. */
const CERTIFICATES_PER_LIST = STATUS_LIST_SIZE / 2;

export const CERTIFICATE_TYPE = 'certificate+jws';

const newStatusKey = async () => {
  const list = Math.floor(
    (await outsideTransaction(() => CertificateModel.estimatedDocumentCount())) / CERTIFICATES_PER_LIST,
  );
  return `${list}/${randomInt(STATUS_LIST_SIZE)}`;
};

export const latestCertificate = (enrolmentId: Types.ObjectId | string) =>
  CertificateModel.findOne({ enrolmentId }).sort({ turn: -1 }).lean();

const frozenContent = async (ctx: Ctx, enrolment: CertifiedEnrolment): Promise<CertificateContent | null> => {
  const user = await findUser(enrolment.userId.toString());
  if (!user || isAnonymisedEmail(user.email)) return null;
  const course = await courseOfEnrolment(ctx, { courseId: enrolment.courseId.toString() });
  const { documentType, documentNumber, needsSetup } = user;
  return {
    name: userName(user),
    document: needsSetup ? null : documentEnding(documentType, documentNumber),
    course: courseTitle(course, enrolment.personalised?.classType ?? null),
    minutes: course.durationMinutes,
    instructor: enrolment.instructorName,
    day: certifiedDay(enrolment.startsAt ?? enrolment.completionDate ?? ctx.now),
    academy: academy.name,
  };
};

/** A certificate is signed when the class has ended, however early it was completed. */
export const hasClassEnded = async (ctx: Ctx, { courseId, startsAt }: CertifiedEnrolment) => {
  const { durationMinutes } = await courseOfEnrolment(ctx, { courseId: courseId.toString() });
  return hasEnded(startsAt, durationMinutes, ctx.now);
};

/** Of two transactions that write certificates of a person, one decides again. */
export const lockCertificates = (userId: Types.ObjectId | string) => lock(`certificates:${userId}`);

/** Issues the certificate that follows `former`, in a transaction that has locked those of the person. */
export const issueCertificate = async (
  ctx: Ctx,
  enrolment: CertifiedEnrolment,
  former: CertificateDocument | null,
): Promise<CertificateDocument> => {
  const content = await frozenContent(ctx, enrolment);
  const named = {
    _id: new Types.ObjectId(),
    enrolmentId: enrolment._id,
    userId: enrolment.userId,
    courseId: enrolment.courseId,
    turn: (former?.turn ?? 0) + 1,
    number: certificateNumber(dayIn(ctx.now, academy.timeZone).slice(0, 4), randomText(NUMBER_LENGTH)),
    code: newPublicCode(),
    statusKey: await newStatusKey(),
    issuer: ctx.publicUrl,
    issuedAt: ctx.now,
    content,
    nameWords: content ? nameWordsOf(content) : [],
    replaces: former?.number ?? null,
    revocation: null,
  };
  const claims = content && claimsOf({ ...named, content });
  const jws = claims && (await signClaims(ctx.env, { type: CERTIFICATE_TYPE, claims }));
  const document = { ...named, jws };
  await CertificateModel.create(document);
  await certificateIssued(document);
  return document;
};

type Happened = Pick<
  CertificateDocument,
  '_id' | 'number' | 'code' | 'enrolmentId' | 'userId' | 'courseId' | 'issuedAt' | 'replaces' | 'revocation'
>;

/** Webhook data of a certificate: neither its content nor notes of staff. */
const eventData = ({ _id, number, code, enrolmentId, userId, courseId, ...dates }: Happened) => ({
  id: _id.toString(),
  number,
  code,
  enrollmentId: enrolmentId.toString(),
  userId: userId.toString(),
  courseId: courseId.toString(),
  issuedAt: dates.issuedAt,
  replaces: dates.replaces,
  revocation: dates.revocation && { reason: dates.revocation.reason, at: dates.revocation.at },
});

const certificateIssued = (document: Happened) =>
  publish({ type: 'certificate.issued', data: () => eventData(document) });

export const certificateChanged = async (before: CertificateDocument, after: CertificateDocument) => {
  if (before.revocation || !after.revocation) return;
  await publish({ type: 'certificate.revoked', data: () => eventData(after) });
};
