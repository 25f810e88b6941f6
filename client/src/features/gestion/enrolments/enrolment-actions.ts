import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import type { CancellationReason, EnrolmentStatus } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** Input besides the ids. */
export type ActionInput = {
  confirm: object;
  complete: { reason?: string };
  takeBack: object;
  arrive: { isPresent: boolean };
  noShow: object;
  cancel: { reason: CancellationReason; note: string | null; isSilent: boolean };
  assign: { instructorId: string | null };
  certify: object;
};

export type ActionName = keyof ActionInput;

export const actionOperations = {
  confirm: 'Mutation.confirmEnrolments',
  complete: 'Mutation.completeEnrolments',
  takeBack: 'Mutation.takeBackEnrolments',
  arrive: 'Mutation.markArrivals',
  noShow: 'Mutation.markNoShows',
  cancel: 'Mutation.cancelEnrolments',
  assign: 'Mutation.assignInstructor',
  certify: 'Mutation.issueCertificates',
  move: 'Query.enrolment',
} as const satisfies Record<ActionName | 'move', StaffOperation>;

/** The success message. */
export const actionResults: Record<ActionName, { one: string; many: string }> = {
  confirm: { one: 'inscripción confirmada', many: 'inscripciones confirmadas' },
  complete: { one: 'clase completada', many: 'clases completadas' },
  takeBack: {
    one: 'inscripción vuelve a estar como antes',
    many: 'inscripciones vuelven a estar como antes',
  },
  arrive: { one: 'presencia guardada', many: 'presencias guardadas' },
  noShow: { one: 'ausencia registrada', many: 'ausencias registradas' },
  cancel: { one: 'inscripción cancelada', many: 'inscripciones canceladas' },
  assign: { one: 'clase con instructor nuevo', many: 'clases con instructor nuevo' },
  certify: { one: 'inscripción con certificado', many: 'inscripciones con certificado' },
};

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
      errorCode
    }
  }

  fragment ChangedEnrolment on Enrolment {
    id
    status
    completionDate
    earlyReason
    arrivedAt
    isPaid
    owed
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
        errorCode
      }
    }
  }
`);

type ActionDocument<Input> = TypedDocumentNode<
  {
    outcomes:
      | {
          id: string;
          enrolment?: { status: EnrolmentStatus; arrivedAt: string | null } | null;
          error: { message: string; errorCode: string } | null;
        }[]
      | null;
  },
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
