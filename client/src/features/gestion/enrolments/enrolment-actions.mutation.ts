import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { graphql } from '../../../gql/index.ts';
import type { ActionInput, ActionName } from './enrolment-actions.ts';

const CONFIRM = graphql(`
  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {
    outcomes: confirmEnrolments(input: $input) {
      ...EnrolmentOutcome
    }
  }

  fragment EnrolmentOutcome on EnrolmentOutcome {
    id
    enrolment {
      ...ChangedEnrolment
    }
    error {
      message
    }
  }

  fragment ChangedEnrolment on Enrolment {
    id
    status
    completionDate
    earlyReason
    arrivedAt
    instructorId
    instructorName
    cancellation {
      reason
      note
      at
      isLate
    }
  }
`);

const COMPLETE = graphql(`
  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {
    outcomes: completeEnrolments(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const TAKE_BACK = graphql(`
  mutation TakeBackEnrolments($input: EnrolmentIdsInput!) {
    outcomes: takeBackEnrolments(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const ARRIVE = graphql(`
  mutation MarkArrivals($input: MarkArrivalsInput!) {
    outcomes: markArrivals(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const NO_SHOW = graphql(`
  mutation MarkNoShows($input: EnrolmentIdsInput!) {
    outcomes: markNoShows(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const CANCEL = graphql(`
  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {
    outcomes: cancelEnrolments(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const ASSIGN = graphql(`
  mutation AssignInstructor($input: AssignInstructorInput!) {
    outcomes: assignInstructor(input: $input) {
      ...EnrolmentOutcome
    }
  }
`);

const CERTIFY = graphql(`
  mutation IssueCertificates($input: IssueCertificatesInput!) {
    outcomes: issueCertificates(input: $input) {
      id
      certificate {
        id
      }
      error {
        message
      }
    }
  }
`);

type ActionDocument<Input> = TypedDocumentNode<
  { outcomes: { id: string; error: { message: string } | null }[] | null },
  { input: Input & { ids: string[] } }
>;

export const actionDocuments: { [Name in ActionName]: ActionDocument<ActionInput[Name]> } = {
  confirm: CONFIRM,
  complete: COMPLETE,
  takeBack: TAKE_BACK,
  arrive: ARRIVE,
  noShow: NO_SHOW,
  cancel: CANCEL,
  assign: ASSIGN,
  certify: CERTIFY,
};
