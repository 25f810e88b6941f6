import { Button, Grid } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import { ActionButton } from './action-button.tsx';
import { enrolmentLabel } from './enrolment-label.ts';
import { hasBegun, isEarly, permittedActions } from './permitted-actions.ts';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type RowActionsProps = {
  enrolment: Parameters<typeof enrolmentLabel>[0] & {
    id: string;
    status: EnrolmentStatus;
    startsAt: string | null;
    completableFrom: string | null;
    arrivedAt: string | null;
  };
  actions: EnrolmentActions;
};

/** Marks a student present before the class is over; another tap takes it back. */
const ArrivalButton = ({ enrolment, actions }: RowActionsProps) => {
  const { id, arrivedAt } = enrolment;
  const isPresent = arrivedAt !== null;
  if (!actions.may('arrive')) return null;
  return (
    <Button
      size="xs"
      hideBelow="lg"
      variant={isPresent ? 'solid' : 'outline'}
      colorPalette="green"
      aria-pressed={isPresent}
      aria-label={`Llegó: ${enrolmentLabel(enrolment)}`}
      aria-busy={actions.isBusyWith('arrive', id)}
      aria-disabled={actions.isBusy}
      onClick={() => {
        if (!actions.isInert(id)) void actions.run('arrive', [id], { isPresent: !isPresent });
      }}
    >
      Llegó
    </Button>
  );
};

const isToday = ({ startsAt }: { startsAt: string | null }) =>
  startsAt !== null && dayIn(new Date(startsAt), academy.timeZone) === academyToday();

/** Each action has a place of its own, so that none appears where another was clicked. */
export const RowActions = ({ enrolment, actions }: RowActionsProps) => {
  const can = permittedActions(enrolment);
  const button = { size: 'xs', actions, enrolment, isNamed: true } as const;
  return (
    <Grid templateColumns={{ base: 'auto', lg: '5.5rem 6.25rem' }} gap="1.5" justifyContent="end">
      <div>{can.includes('confirm') && <ActionButton action="confirm" {...button} />}</div>
      {can.includes('cancel') && isEarly(enrolment) && isToday(enrolment) ? (
        <ArrivalButton enrolment={enrolment} actions={actions} />
      ) : (
        can.includes('complete') &&
        hasBegun(enrolment) && <ActionButton action="complete" hideBelow="lg" {...button} />
      )}
    </Grid>
  );
};
