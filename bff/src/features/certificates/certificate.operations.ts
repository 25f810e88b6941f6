import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { certificateFilterSchema } from '#domain/certificates/certificate.schema.ts';
import { certificateReasonSchema } from '#domain/certificates/certificate.staff.schema.ts';
import type { Certificate } from '#domain/certificates/certificate.ts';
import type { RevocationReason } from '#domain/certificates/revocation.ts';
import { enrolmentIdsSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { pageEntries } from '../../lists/page.ts';
import { authenticated, staff, type Authenticated } from '../../operation/access.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { actorId } from '../../operation/context.ts';
import { writeTogether, type ItemError } from '../../operation/write-together.ts';
import { repeatable, runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { enrolmentAudit } from '../enrolments/enrolment.audit.ts';
import { findCertified } from '../enrolments/enrolment.completion.ts';
import { requireEnrolment } from '../enrolments/enrolment.store.ts';
import { requireUserWithData, userLoader, viewOfUser } from '../users/user.store.ts';
import { hasClassEnded, issueCertificate, latestCertificate, lockCertificates } from './certificate.issue.ts';
import { CertificateModel, toCertificate, type CertificateDocument } from './certificate.model.ts';
import { settleCertificate, writeCertificate } from './certificate.settlement.ts';
import { NEWEST_CERTIFICATES, readCertificates, requireCertificate } from './certificate.store.ts';

export type CertificateOutcome = { id: string; certificate: Certificate | null; error: ItemError | null };

export const listCertificates = operation({
  field: 'Query.certificates',
  access: staff,
  input: v.object({ ...certificateFilterSchema.entries, ...pageEntries(NEWEST_CERTIFICATES) }),
  view: (_, { input }) => viewOfList('certificate.viewList', 'certificados')(input),
  run: ({ input: { first, after, last, before, ...filter } }) =>
    readCertificates(filter, { first, after, last, before }),
});

export const getEnrolmentCertificate = operation({
  field: 'Query.enrolmentCertificate',
  access: authenticated,
  subject: (ctx, { enrolmentId }) => requireEnrolment(ctx, { id: enrolmentId }),
  view: async (ctx, { subject }) => {
    const userId = subject.userId.toString();
    if (userId === actorId(ctx.actor)) return null;
    const user = await userLoader(ctx).load(userId);
    return user && viewOfUser(user);
  },
  run: async ({ subject }): Promise<Certificate | null> => {
    const latest = await latestCertificate(subject._id);
    return latest && toCertificate(latest);
  },
});

const audit = enrolmentAudit<unknown>('certificate.issue');

const issueOne = operation({
  access: staff,
  staffRow: 'Mutation.issueCertificates',
  subject: requireEnrolment,
  repeat: runAgain,
  audit: { action: audit.action, about: audit.about },
  run: async ({ ctx, subject: enrolment }): Promise<Certificate> => {
    await requireUserWithData(enrolment.userId.toString());
    if (enrolment.status !== 'completed') {
      throw new DomainError('CERTIFICATE_NOT_DUE', messages.certificateNotDue);
    }
    await lockCertificates(enrolment.userId);
    const latest = await latestCertificate(enrolment._id);
    if (latest && !latest.revocation) return toCertificate(latest);
    if (!(await hasClassEnded(ctx, enrolment))) {
      throw new DomainError('CERTIFICATE_TOO_EARLY', messages.certificateTooEarly);
    }
    return toCertificate(await issueCertificate(ctx, enrolment, latest));
  },
});

/** Issues for completed enrolments, whatever their course; returns the certificate of one that has it. */
export const issueCertificates = operation({
  field: 'Mutation.issueCertificates',
  access: staff,
  input: enrolmentIdsSchema,
  isByParts: true,
  run: async ({ ctx, input: { ids }, request }): Promise<CertificateOutcome[]> => {
    const outcomes = await writeTogether(ctx, ids, { one: issueOne, request, given: (_, id) => ({ id }) });
    return outcomes.map(({ id, value, error }) => ({ id, certificate: value, error }));
  },
});

const auditedCertificate = ({ _id, number, content }: CertificateDocument) => ({
  type: 'certificate',
  id: _id.toString(),
  label: [number, content?.name].filter(Boolean).join(' · '),
});

type Ended = { reason: RevocationReason; note: string };

const end = async (ctx: Authenticated, found: CertificateDocument, { reason, note }: Ended) => {
  const ended = await changeDocument(found, {
    decide: ({ revocation }) => {
      if (revocation) throw new DomainError('CERTIFICATE_REVOKED', messages.certificateRevoked);
      return { revocation: { reason, note, at: ctx.now, by: actorId(ctx.actor) } };
    },
    write: writeCertificate,
    reload: () => requireCertificate(found._id.toString()),
  });
  const enrolment = await findCertified(found.enrolmentId);
  if (enrolment) await settleCertificate(ctx, enrolment);
  return ended;
};

/** Revokes permanently: no other one is issued. */
export const revokeCertificate = operation({
  field: 'Mutation.revokeCertificate',
  access: staff,
  subject: (_, { id }) => requireCertificate(id),
  input: certificateReasonSchema,
  repeat: repeatable(CertificateModel, toCertificate),
  audit: {
    action: 'certificate.revoke',
    about: (_, { subject }) => auditedCertificate(subject),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ ctx, subject: found, input: { reason: note } }): Promise<Certificate> =>
    toCertificate(await end(ctx, found, { reason: 'staff', note })),
});

const successorOf = async ({ enrolmentId }: CertificateDocument) => {
  const latest = await latestCertificate(enrolmentId);
  return latest && toCertificate(latest);
};

export const reissueCertificate = operation({
  field: 'Mutation.reissueCertificate',
  access: staff,
  subject: (_, { id }) => requireCertificate(id),
  input: certificateReasonSchema,
  repeat: repeatable(CertificateModel, successorOf),
  audit: {
    action: 'certificate.reissue',
    about: (_, { subject }) => auditedCertificate(subject),
    changes: ({ input, result }) => changesBetween({}, { ...input, number: result?.number ?? null }),
  },
  run: async ({ ctx, subject: found, input: { reason: note } }): Promise<Certificate> => {
    await requireUserWithData(found.userId.toString());
    const ended = await end(ctx, found, { reason: 'replaced', note });
    return (await successorOf(ended)) ?? toCertificate(ended);
  },
});
