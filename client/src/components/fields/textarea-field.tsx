import { Field, Textarea, type TextareaProps } from '@chakra-ui/react';

type TextareaFieldProps = TextareaProps & { label: string; error?: string; hint?: string };

/** A labelled text of several lines that looks like an input; spread `register(name)` into it. */
export const TextareaField = ({ label, error, hint, required, ...textarea }: TextareaFieldProps) => (
  <Field.Root invalid={!!error} required={required}>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
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
    {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
