import { useRef } from 'react';
import { DetailDialog } from '../records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../records/enrolment-status-badge.tsx';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentDialog_EnrolmentFragment } from '../../gql/graphql.ts';
import { EnrolmentDetails } from './enrolment-details.tsx';
import { enrolmentFacts } from './enrolment-facts.ts';

graphql(`
  fragment EnrolmentDialog_enrolment on Enrolment {
    id
    status
    course {
      id
      name
    }
    ...EnrolmentDetails_enrolment
  }
`);

type EnrolmentDialogProps = {
  enrolment: EnrolmentDialog_EnrolmentFragment;
  isOpen: boolean;
  onClose: () => void;
  /** The id of the heading of the list, which a cancelled enrolment leaves. */
  headingId: string;
  /** Opened by an address, not by a button of the page. */
  isLinked?: boolean;
};

export const EnrolmentDialog = (props: EnrolmentDialogProps) => {
  const { enrolment, isOpen, onClose, headingId, isLinked = false } = props;
  const { id, status, course } = enrolment;
  // The list has lost it by then, and with it the button that opened this dialog.
  const cancelledId = useRef<string>(undefined);
  const findHeading = () =>
    isLinked || cancelledId.current === id ? document.getElementById(headingId) : null;

  return (
    <DetailDialog
      title={course.name}
      badge={<EnrolmentStatusBadge status={status} />}
      isOpen={isOpen}
      onClose={onClose}
      finalFocusEl={findHeading}
    >
      <EnrolmentDetails
        isInDialog
        enrolment={enrolment}
        facts={enrolmentFacts(enrolment)}
        onCancelled={() => {
          cancelledId.current = id;
          onClose();
        }}
      />
    </DetailDialog>
  );
};
