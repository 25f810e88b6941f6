import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A code of an authenticator app, or a recovery code; spread `register(name)` into it. */
export const CodeField = (props: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label="Código de verificación"
    hint="Los 6 dígitos de tu aplicación, o un código de recuperación"
    autoComplete="one-time-code"
    required
    {...props}
  />
);
