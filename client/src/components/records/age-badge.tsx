import { Badge } from '@chakra-ui/react';
import { WarningIcon } from '../icons.tsx';

export const ageMissedText = (years: number) => `Menor de ${years} años`;

/** For a student who is too young on the day of the class. */
export const AgeBadge = ({ years }: { years: number | null }) =>
  years ? (
    <Badge colorPalette="red" whiteSpace="nowrap">
      <WarningIcon boxSize="3" />
      {ageMissedText(years)}
    </Badge>
  ) : null;
