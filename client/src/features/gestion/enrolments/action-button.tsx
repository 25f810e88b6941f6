import { Button, type ButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { CheckIcon } from '../../../components/icons.tsx';
import { enrolmentLabel } from './enrolment-label.ts';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

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
