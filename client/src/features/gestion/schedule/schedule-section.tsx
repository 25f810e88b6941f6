import { Box, Heading, Stack } from '@chakra-ui/react';
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
