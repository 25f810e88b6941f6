import { certify, completeStored } from '../certificate-builders.ts';
import { BASE, PAGE } from '../cost.table.ts';
import { ADMIN, DESK, OWNER_OR_DESK, only, type AccessRows } from './roles.ts';

const reason = 'Faltaba el segundo nombre';

export const certificateAccess: AccessRows = {
  'Query.certificates': {
    call: (api) => only(api, 'certificates')(),
    documents: BASE + PAGE + 1,
    statuses: DESK,
  },
  'Query.enrolmentCertificate': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      await certify(id);
      return only(api, 'enrolmentCertificate')(id);
    },
    documents: BASE + 6,
    statuses: OWNER_OR_DESK,
  },
  'Mutation.issueCertificates': {
    call: async (api, { anEnrolment }) => {
      const id = await anEnrolment();
      await completeStored(id);
      return only(api, 'issueCertificates')({ ids: [id] });
    },
    documents: BASE + 14,
    // By the call itself, which completes the enrolment first.
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.revokeCertificate': {
    call: async (api, { anEnrolment }) =>
      only(api, 'revokeCertificate')({ id: await certify(await anEnrolment()), reason }),
    documents: BASE + 12,
    changes: ['enrolments'],
    statuses: ADMIN,
  },
  'Mutation.reissueCertificate': {
    call: async (api, { anEnrolment }) =>
      only(api, 'reissueCertificate')({ id: await certify(await anEnrolment()), reason }),
    documents: BASE + 20,
    changes: ['enrolments'],
    statuses: DESK,
  },
};
