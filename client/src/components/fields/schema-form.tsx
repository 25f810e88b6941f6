import { Button, Stack, type ButtonProps } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

type SchemaFormProps = {
  /** From `useSchemaForm`. */
  of: { submit: (event: FormEvent) => Promise<void>; error: string | null };
  label: string;
  gap?: string;
  /** Fields and buttons. */
  children: ReactNode;
  /** Buttons of a form that fills its page: the error is above them, where it is seen. */
  buttons?: ReactNode;
};

/** The form element of `useSchemaForm`, with the error of the server. */
export const SchemaForm = ({
  of: { submit, error },
  label,
  gap = '5',
  children,
  buttons,
}: SchemaFormProps) => (
  <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
    <Stack gap={gap}>
      {!buttons && <Notice tone="error">{error}</Notice>}
      {children}
      {buttons && <Notice tone="error">{error}</Notice>}
      {buttons}
    </Stack>
  </form>
);

type SubmitButtonProps = ButtonProps & {
  action: string;
  isBusy: boolean;
  busyText?: string;
  isIdle?: boolean;
};

/** Keeps the focus while it sends. */
export const SubmitButton = (props: SubmitButtonProps) => {
  const { action, isBusy, busyText = 'Guardando...', isIdle = false, ...look } = props;
  return (
    <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy || isIdle} {...look}>
      {isBusy ? busyText : action}
    </Button>
  );
};
