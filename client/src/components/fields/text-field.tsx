import {
  Box,
  Field,
  IconButton,
  Input,
  Textarea,
  type InputProps,
  type TextareaProps,
} from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';

type Labelled = { label: string; error?: string; hint?: ReactNode; required?: boolean };

/** A control with its label, its hint and its error. */
export const LabelledField = ({
  label,
  error,
  hint,
  required,
  children,
}: Labelled & { children: ReactNode }) => (
  <Field.Root invalid={!!error} required={required}>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
    {children}
    {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);

/** A labelled input; spread `register(name)` into it. */
export const TextField = ({ label, error, hint, required, ...input }: InputProps & Labelled) => (
  <LabelledField label={label} error={error} hint={hint} required={required}>
    <Input {...input} />
  </LabelledField>
);

/** A labelled text of several lines that looks like an input; spread `register(name)` into it. */
export const TextareaField = ({ label, error, hint, required, ...textarea }: TextareaProps & Labelled) => (
  <LabelledField label={label} error={error} hint={hint} required={required}>
    <Textarea
      width="full"
      px="3"
      py="2.5"
      textStyle="md"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      boxShadow="inset"
      focusVisibleRing="inside"
      _invalid={{ borderColor: 'border.error' }}
      {...textarea}
    />
  </LabelledField>
);

export const PasswordField = ({ label, error, hint, ...input }: InputProps & Labelled) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <LabelledField label={label} error={error} hint={hint} required>
      <Box position="relative" width="full">
        <Input {...input} type={isShown ? 'text' : 'password'} pe="12" />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          minW="9"
          minH="9"
          variant="ghost"
          aria-label="Mostrar contraseña"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </Box>
    </LabelledField>
  );
};

/** An email that keyboards and password managers know as one. */
export const EmailField = (props: Partial<InputProps & Labelled>) => (
  <TextField label="Email" type="email" inputMode="email" required {...props} />
);

/** The password of the caller, asked for again. */
export const OwnPasswordField = (props: Partial<InputProps & Labelled>) => (
  <PasswordField
    label="Contraseña actual"
    autoComplete="current-password"
    hint="Si entras solo con Google, déjala vacía"
    {...props}
  />
);

/** A code of an authenticator app, or a recovery code; spread `register(name)` into it. */
export const CodeField = (props: Partial<InputProps & Labelled>) => (
  <TextField
    label="Código de verificación"
    hint="Los 6 dígitos de tu aplicación, o un código de recuperación"
    autoComplete="one-time-code"
    required
    {...props}
  />
);
