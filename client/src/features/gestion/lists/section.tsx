import { Badge, Heading, HStack, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; count?: string; action?: ReactNode; children: ReactNode };

export const Section = ({ title, count, action, children }: SectionProps) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4" minW="0">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <HStack gap="3" minW="0" wrap="wrap">
          <Heading as="h2" id={id} textStyle="2xl" minW="0" hyphens="auto" overflowWrap="anywhere">
            {title}
          </Heading>
          {count && <Badge size="md">{count}</Badge>}
        </HStack>
        {action}
      </HStack>
      {children}
    </Stack>
  );
};
