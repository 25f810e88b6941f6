import { Box } from '@chakra-ui/react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentDialog_EnrolmentFragment } from '../../gql/graphql.ts';
import { enrolmentFacts } from './enrolment-facts.ts';

graphql(`
  fragment EnrolmentDialog_enrolment on Enrolment {
    id
    status
    scheduledDate
    completionDate
    instructorName
    classType
    classDate
    weapons
    hasWeaponAmmo
    ammoBoxes {
      caliber
      quantity
    }
    course {
      id
      name
      courseType
      location
      scheduledDate
    }
  }
`);

type EnrolmentDialogProps = {
  enrolment: EnrolmentDialog_EnrolmentFragment;
  isOpen: boolean;
  onClose: () => void;
};

export const EnrolmentDialog = ({ enrolment, isOpen, onClose }: EnrolmentDialogProps) => (
  <DetailDialog
    title={enrolment.course.name}
    badge={<EnrolmentStatusBadge status={enrolment.status} />}
    isOpen={isOpen}
    onClose={onClose}
  >
    <Box whiteSpace="pre-line">
      <FactList facts={enrolmentFacts(enrolment)} />
    </Box>
  </DetailDialog>
);
