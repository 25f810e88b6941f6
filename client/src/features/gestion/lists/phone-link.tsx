import { chakra, HStack } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { whatsappLink } from '#domain/texts/whatsapp.ts';

const link = {
  textDecoration: 'underline',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '3px',
  display: 'inline-block',
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  borderRadius: 'l1',
  focusVisibleRing: 'outside',
} as const;

/** A phone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <chakra.a href={`tel:${phone.replace(/[^+\d]/g, '')}`} {...link}>
    {phone}
  </chakra.a>
);

type Contact = { phone: string; firstName: string | null; about?: string };

/** The same, and a chat with a prepared text where the number is one of WhatsApp. */
export const ContactLinks = ({ phone, firstName, about = '' }: Contact) => {
  const chat = whatsappLink(
    phone,
    `Hola${firstName ? ` ${firstName}` : ''}, te escribimos de ${academy.name}${about}.`,
  );
  return (
    <HStack as="span" columnGap="3" rowGap="0" wrap="wrap">
      <PhoneLink phone={phone} />
      {chat && (
        <chakra.a href={chat} target="_blank" rel="noreferrer" {...link} _print={{ display: 'none' }}>
          WhatsApp
        </chakra.a>
      )}
    </HStack>
  );
};
