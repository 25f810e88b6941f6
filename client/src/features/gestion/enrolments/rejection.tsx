import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type RejectionProps = BadgeProps & { actions: EnrolmentActions; enrolmentId: string };

/** Why an enrolment was not changed. */
export const Rejection = ({ actions, enrolmentId, ...badge }: RejectionProps) => {
  const reason = actions.rejectionOf(enrolmentId);
  return (
    reason && (
      <Badge colorPalette="red" whiteSpace="normal" py="1" {...badge}>
        {reason}
      </Badge>
    )
  );
};
