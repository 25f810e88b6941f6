import type { FragmentType } from '@apollo/client';
import { Box } from '@chakra-ui/react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { useFragmentData } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import { enrolmentFacts } from './enrolment-facts.ts';

const ENROLMENT = graphql(`
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
  enrolment: FragmentType<typeof ENROLMENT>;
  isOpen: boolean;
  onClose: () => void;
};

export const EnrolmentDialog = ({ enrolment: enrolmentRef, isOpen, onClose }: EnrolmentDialogProps) => {
  const enrolment = useFragmentData(ENROLMENT, enrolmentRef);
  return (
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
};
