import { chakra } from '@chakra-ui/react';

/** A phone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <chakra.a
    href={`tel:${phone.replace(/[^+\d]/g, '')}`}
    textDecoration="underline"
    textDecorationColor="border.emphasized"
    textUnderlineOffset="3px"
    display="inline-block"
    lineHeight="1.5rem"
    whiteSpace="nowrap"
    borderRadius="l1"
    focusVisibleRing="outside"
  >
    {phone}
  </chakra.a>
);
