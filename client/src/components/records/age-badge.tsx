import { Badge } from '@chakra-ui/react';
import { WarningIcon } from '../icons.tsx';

const ageMissedText = (years: number) => `Menor de ${years} años`;

type AgeBadgeProps = { years: number | null };

/** For a student who is too young on the day of the class. */
export const AgeBadge = ({ years }: AgeBadgeProps) =>
  years ? (
    <Badge colorPalette="red" whiteSpace="nowrap">
      <WarningIcon boxSize="3" />
      {ageMissedText(years)}
    </Badge>
  ) : null;

/** For a row of one line. */
export const AgeMark = ({ years }: AgeBadgeProps) =>
  years ? (
    <Badge
      role="img"
      aria-label={ageMissedText(years)}
      title={ageMissedText(years)}
      colorPalette="red"
      flexShrink="0"
    >
      {`−${years}`}
    </Badge>
  ) : null;
