import { Button, type ButtonProps } from '@chakra-ui/react';

/** A secondary button on a dark background. */
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
