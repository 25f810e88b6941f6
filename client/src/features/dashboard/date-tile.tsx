import { Stack, Text } from '@chakra-ui/react';
import { longDateText } from '../../components/records/date-text.ts';

/** Day and month at a glance; the full date stands beside it. */
export const DateTile = ({ date }: { date: string | null }) => {
  const [day = '—', month = ''] = date ? longDateText(date).split(' de ') : [];

  return (
    <Stack
      aria-hidden
      gap="0"
      w="16"
      minH="16"
      align="center"
      justify="center"
      alignSelf="start"
      bg="ink"
      color="ink.fg"
      borderRadius="l2"
    >
      <Text fontFamily="heading" textStyle="2xl" lineHeight="1" fontVariantNumeric="lining-nums">
        {day}
      </Text>
      {month && (
        <Text textStyle="eyebrow" color="ink.brass" mt="1" letterSpacing="0.1em">
          {month.slice(0, 3)}
        </Text>
      )}
    </Stack>
  );
};
