import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { graphql } from '../../../gql/index.ts';
import type { CancellationReason } from '../../../gql/graphql.ts';

const CONFIRM = graphql(`
  mutation ConfirmEnrolments($input: EnrolmentIdsInput!) {
    outcomes: confirmEnrolments(input: $input) {
      ...EnrolmentOutcome @unmask
    }
  }

  fragment EnrolmentOutcome on EnrolmentOutcome {
    id
    enrolment {
      id
      status
      completionDate
      instructorId
      instructorName
      cancellation {
        reason
        note
        at
        isLate
      }
    }
    error {
      message
    }
  }
`);

const COMPLETE = graphql(`
  mutation CompleteEnrolments($input: EnrolmentIdsInput!) {
    outcomes: completeEnrolments(input: $input) {
      ...EnrolmentOutcome @unmask
    }
  }
`);

const NO_SHOW = graphql(`
  mutation MarkNoShows($input: EnrolmentIdsInput!) {
    outcomes: markNoShows(input: $input) {
      ...EnrolmentOutcome @unmask
    }
  }
`);

const CANCEL = graphql(`
  mutation CancelEnrolments($input: CancelEnrolmentsInput!) {
    outcomes: cancelEnrolments(input: $input) {
      ...EnrolmentOutcome @unmask
    }
  }
`);

const ASSIGN = graphql(`
  mutation AssignInstructor($input: AssignInstructorInput!) {
    outcomes: assignInstructor(input: $input) {
      ...EnrolmentOutcome @unmask
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

/** Input besides the ids. */
export type ActionInput = {
  confirm: object;
  complete: object;
  noShow: object;
  cancel: { reason: CancellationReason; note: string | null; isSilent: boolean };
  assign: { instructorId: string | null };
  certify: object;
};

export type ActionName = keyof ActionInput;

type ActionDocument<Input> = TypedDocumentNode<
  { outcomes: { id: string; error: { message: string } | null }[] | null },
  { input: Input & { ids: string[] } }
>;

export const actionDocuments: { [Name in ActionName]: ActionDocument<ActionInput[Name]> } = {
  confirm: CONFIRM,
  complete: COMPLETE,
  noShow: NO_SHOW,
  cancel: CANCEL,
  assign: ASSIGN,
  certify: CERTIFY,
};

export const actionOperations = {
  confirm: 'Mutation.confirmEnrolments',
  complete: 'Mutation.completeEnrolments',
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
  noShow: { one: 'ausencia registrada', many: 'ausencias registradas' },
  cancel: { one: 'inscripción cancelada', many: 'inscripciones canceladas' },
  assign: { one: 'clase con instructor nuevo', many: 'clases con instructor nuevo' },
  certify: { one: 'inscripción con certificado', many: 'inscripciones con certificado' },
};
