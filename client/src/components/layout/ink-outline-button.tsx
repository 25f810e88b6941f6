import { Button, type ButtonProps } from '@chakra-ui/react';

/** The second choice beside an accent button, on the dark ground. */
export const InkOutlineButton = (props: ButtonProps) => (
  <Button
    size="lg"
    variant="outline"
    color="ink.fg"
    borderColor="ink.muted"
    _hover={{ bg: 'ink.line' }}
    focusRingColor="ink.brass"
    {...props}
  />
);
