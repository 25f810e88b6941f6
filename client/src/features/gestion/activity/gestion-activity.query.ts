import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { dayParam, idParam, nameParam } from '../lists/params.ts';
import { auditActions } from './audit-actions.ts';

export const ACTIVITY = graphql(`
  query Activity($filter: AuditFilter, $after: String) {
    me {
      ...Roles
    }
    auditTrail(filter: $filter, first: 20, after: $after) {
      nodes {
        id
        ...ActivityRow_entry
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
export const activityParams = {
  action: 'accion',
  person: 'persona',
  part: 'papel',
  account: 'cuenta',
  from: 'del',
  to: 'al',
} as const;

/** The role of the person in an entry. */
export const parts = { actor: { label: 'Hizo el cambio' }, subject: { label: 'Recibió el cambio' } };

export const readActivityFilters = (params: URLSearchParams) => ({
  action: nameParam(params, activityParams.action, auditActions),
  person: idParam(params, activityParams.person),
  part: nameParam(params, activityParams.part, parts) ?? ('actor' as const),
  account: idParam(params, activityParams.account),
  from: dayParam(params, activityParams.from),
  to: dayParam(params, activityParams.to),
});

const startOf = (day: string) => instantOf(day, '00:00', academy.timeZone).toISOString();

export const activityVariables = (params: URLSearchParams) => {
  const { action, person, part, account, from, to } = readActivityFilters(params);
  return {
    filter: {
      action,
      actorId: account ?? (part === 'actor' ? person : null),
      subjectId: part === 'subject' ? person : null,
      from: from && startOf(from),
      to: to && startOf(dayAfter(to, 1)),
    },
    after: readListParams(params).after,
  };
};
