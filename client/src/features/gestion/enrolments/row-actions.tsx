import { Button, Grid, type ButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { CheckIcon } from '../../../components/icons.tsx';
import { academyToday } from '../../../components/records/date-text.ts';
import type { EnrolmentStatus } from '../../../gql/graphql.ts';
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

const isToday = ({ startsAt }: { startsAt: string | null }) =>
  startsAt !== null && dayIn(new Date(startsAt), academy.timeZone) === academyToday();

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

const texts = {
  confirm: { label: 'Confirmar', busy: 'Confirmando...' },
  complete: { label: 'Completar', busy: 'Completando...' },
};

/** Unlike a confirmation, a completion pays points and is final: it looks different. */
const looks = {
  confirm: { colorPalette: 'brand' },
  complete: { colorPalette: 'green', variant: 'outline' },
} as const;

type ActionButtonProps = ButtonProps & {
  actions: EnrolmentActions;
  action: keyof typeof texts;
  enrolment: Parameters<typeof enrolmentLabel>[0] & {
    id: string;
    startsAt: string | null;
    completableFrom: string | null;
  };
  /** The name has student and class, which the context does not. */
  isNamed?: boolean;
};

/** The button has gone with the change: its row takes the focus. */
const focusRowOf = (row: Element | null | undefined) => {
  if (document.activeElement === document.body)
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
};

/** Confirms at once; completes at once, unless the class is not over. */
export const ActionButton = ({ actions, action, enrolment, isNamed, ...button }: ActionButtonProps) => {
  const { id, startsAt, completableFrom } = enrolment;
  const { label, busy } = texts[action];
  const isBusy = actions.isBusyWith(action, id);
  const text = isBusy ? busy : label;
  const of = enrolmentLabel(enrolment);

  const act = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (actions.isInert(id)) return;
    const row = currentTarget.closest('[role=row], li');
    if (action === 'complete') await actions.complete([{ id, startsAt, completableFrom, label: of }]);
    else await actions.run(action, [id], {});
    requestAnimationFrame(() => focusRowOf(row));
  };

  if (!actions.may(action)) return null;
  return (
    <Button
      {...looks[action]}
      aria-label={isNamed ? `${text} ${of}` : undefined}
      aria-busy={isBusy}
      aria-disabled={actions.isBusy}
      onClick={(event) => void act(event)}
      {...button}
    >
      {action === 'complete' && <CheckIcon boxSize="3.5" />}
      {text}
    </Button>
  );
};
