import { Grid } from '@chakra-ui/react';
import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import { ActionButton } from './action-button.tsx';
import type { enrolmentLabel } from './enrolment-label.ts';
import { hasBegun, permittedActions } from './permitted-actions.ts';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type RowActionsProps = {
  enrolment: Parameters<typeof enrolmentLabel>[0] & {
    id: string;
    status: EnrolmentStatus;
    startsAt: string | null;
  };
  actions: EnrolmentActions;
};

/** Each action has a place of its own, so that none appears where another was clicked. */
export const RowActions = ({ enrolment, actions }: RowActionsProps) => {
  const can = permittedActions(enrolment);
  const button = { size: 'xs', actions, enrolment, isNamed: true } as const;
  return (
    <Grid templateColumns={{ base: 'auto', lg: '5.5rem 6.25rem' }} gap="1.5" justifyContent="end">
      <div>{can.includes('confirm') && <ActionButton action="confirm" {...button} />}</div>
      {can.includes('complete') && hasBegun(enrolment) && (
        <ActionButton action="complete" hideBelow="lg" {...button} />
      )}
    </Grid>
  );
};
