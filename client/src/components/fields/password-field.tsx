import { Box, Field, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';

type PasswordFieldProps = InputProps & { label: string; error?: string; hint?: string };

export const PasswordField = ({ label, error, hint, ...input }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field.Root invalid={!!error} required>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <Box position="relative" width="full">
        <Input {...input} type={isShown ? 'text' : 'password'} pe="12" />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          minW="9"
          h="9"
          variant="ghost"
          aria-label="Mostrar contraseña"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </Box>
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
};
