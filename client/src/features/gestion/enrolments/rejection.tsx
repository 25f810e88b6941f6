import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type RejectionProps = BadgeProps & { actions: EnrolmentActions; enrolmentId: string };

/** Why an enrolment was left as it is; nothing where it was not. */
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
