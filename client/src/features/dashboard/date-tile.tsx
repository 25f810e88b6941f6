import { Stack, Text } from '@chakra-ui/react';
import { useNow } from '../../components/records/use-now.ts';
import { daysUntil } from './days-until.ts';

/** The days until a class. */
export const DateTile = ({ date }: { date: string | null }) => {
  const [figure, unit] = daysUntil(date, new Date(useNow()));

  return (
    <Stack
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
        {figure}
      </Text>
      {unit && (
        <Text textStyle="eyebrow" color="ink.brass" mt="1" letterSpacing="0.1em">
          {unit}
        </Text>
      )}
    </Stack>
  );
};
