import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useId, type ReactNode } from 'react';

type ScheduleSectionProps = { title: string; note?: string; children: ReactNode };

export const ScheduleSection = ({ title, note, children }: ScheduleSectionProps) => {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="document"
      gap="4"
      minW="0"
      px={{ base: '4', md: '6' }}
      py="5"
    >
      <Box>
        <Heading as="h2" id={id} textStyle="xl">
          {title}
        </Heading>
        {note && <SmallText>{note}</SmallText>}
      </Box>
      {children}
    </Stack>
  );
};

type ScheduleRowProps = { title: string; badge?: ReactNode; note: ReactNode; children: ReactNode };

/** A row of a list, with its buttons. */
export const ScheduleRow = ({ title, badge, note, children }: ScheduleRowProps) => (
  <Flex as="li" gap="3" py="3" justify="space-between" align="center" wrap="wrap" borderTopWidth="1px">
    <Box minW="0">
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        {badge}
      </HStack>
      <SmallText overflowWrap="anywhere">{note}</SmallText>
    </Box>
    <HStack gap="2">{children}</HStack>
  </Flex>
);
