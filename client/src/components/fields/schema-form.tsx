import { Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

type SchemaFormProps = {
  /** From `useSchemaForm`. */
  of: { submit: (event: FormEvent) => Promise<void>; error: string | null };
  label: string;
  gap?: string;
  children: ReactNode;
};

/** The form element of `useSchemaForm`: the error of the server, then fields and buttons. */
export const SchemaForm = ({ of: { submit, error }, label, gap = '5', children }: SchemaFormProps) => (
  <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
    <Stack gap={gap}>
      <Notice tone="error">{error}</Notice>
      {children}
    </Stack>
  </form>
);
