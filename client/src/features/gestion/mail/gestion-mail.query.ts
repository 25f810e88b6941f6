import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { idParam, nameParam } from '../lists/params.ts';
import { mailKinds, mailStates } from './mail-text.ts';

export const MAIL = graphql(`
  query Mail($state: MailState, $kind: MailKind, $userId: ID, $enrolmentId: ID, $after: String) {
    me {
      ...Roles
    }
    health {
      sendsMail
      sendsMessages
    }
    mailMessages(
      state: $state
      kind: $kind
      userId: $userId
      enrolmentId: $enrolmentId
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...MailRow_message
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

export const MAIL_MESSAGE = graphql(`
  query MailMessage($id: ID!) {
    mailMessage(id: $id) {
      id
      content {
        subject
        text
        html
      }
    }
  }
`);

/** Search params of the filters. */
export const mailParams = {
  state: 'estado',
  kind: 'tipo',
  userId: 'persona',
  enrolmentId: 'inscripcion',
} as const;

export const readMailFilters = (params: URLSearchParams) => ({
  state: nameParam(params, mailParams.state, mailStates),
  kind: nameParam(params, mailParams.kind, mailKinds),
  userId: idParam(params, mailParams.userId),
  enrolmentId: idParam(params, mailParams.enrolmentId),
});

export const mailVariables = (params: URLSearchParams) => ({
  ...readMailFilters(params),
  after: readListParams(params).after,
});
