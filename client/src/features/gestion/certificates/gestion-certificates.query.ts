import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { idParam, nameParam } from '../lists/params.ts';

export const CERTIFICATES = graphql(`
  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {
    me {
      ...Roles
    }
    certificates(
      search: $search
      userId: $userId
      enrolmentId: $enrolmentId
      isRevoked: $isRevoked
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...CertificateRow_certificate
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** Search params of the filters. */
export const certificateParams = { state: 'estado', userId: 'persona', enrolmentId: 'inscripcion' } as const;

export const certificateStates = {
  VALID: { isRevoked: false, label: 'Válidos' },
  REVOKED: { isRevoked: true, label: 'Anulados' },
};

export const readCertificateFilters = (params: URLSearchParams) => ({
  state: nameParam(params, certificateParams.state, certificateStates),
  userId: idParam(params, certificateParams.userId),
  enrolmentId: idParam(params, certificateParams.enrolmentId),
});

export const certificateVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  const { state, ...ids } = readCertificateFilters(params);
  return { search: search || null, isRevoked: state && certificateStates[state].isRevoked, ...ids, after };
};

/** The filters of the export. */
export const exportFilters = (params: URLSearchParams) => {
  const { after: _after, ...filters } = certificateVariables(params);
  return filters;
};
