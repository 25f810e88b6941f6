import { Box, Button, Flex, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type IntegrationSectionProps = {
  title: string;
  description: string;
  action: ReactNode;
  children?: ReactNode;
};

/** A section of integrations: description, add button and list. */
export const IntegrationSection = ({ title, description, action, children }: IntegrationSectionProps) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="6">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align={{ base: 'flex-start', md: 'flex-end' }}
        gap="4"
      >
        <Box>
          <Heading as="h2" id={id} textStyle="2xl" fontFamily="heading" fontWeight="medium">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1" maxW="65ch">
            {description}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Stack>
  );
};

type CardButtonsProps = {
  /** The name of what the card shows. */
  of: string;
  /** `about` joins the label and the name where they do not read as a sentence. */
  buttons: readonly { label: string; about: string; run: () => void }[];
  'aria-busy'?: boolean;
};

/** What is done to the webhook or the account of a card. */
export const CardButtons = ({ of, buttons, ...state }: CardButtonsProps) =>
  buttons.map(({ label, about, run }) => (
    <Button
      key={label}
      size="sm"
      variant="outline"
      aria-label={[label, about, of].filter(Boolean).join(' ')}
      onClick={run}
      {...state}
    >
      {label}
    </Button>
  ));

const CARDS = [0, 1];

export const IntegrationCardSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack aria-hidden gap="4">
      {CARDS.map((card) => (
        <Stack key={card} layerStyle="document" p={{ base: '5', md: '6' }} gap="4">
          <Skeleton h="5" w={{ base: '60%', md: '30%' }} />
          <Skeleton h="4" w={{ base: '90%', md: '50%' }} />
          <Skeleton h="9" w={{ base: '100%', md: '60%' }} />
        </Stack>
      ))}
    </Stack>
  </Box>
);
