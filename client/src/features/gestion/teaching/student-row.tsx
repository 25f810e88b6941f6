import { Badge, Box, Button, Flex, HStack, Link as StyledLink, Text } from '@chakra-ui/react';
import { ruled } from '../../../components/records/ruled.ts';
import type { TaughtClassCard_ClassFragment } from '../../../gql/graphql.ts';

type TaughtStudent = TaughtClassCard_ClassFragment['students'][number];
export type Mark = 'PRESENT' | 'ABSENT';

const STATES = {
  UNCONFIRMED: { label: 'Sin confirmar', colorPalette: 'accent' },
  EXPECTED: { label: 'Confirmado', colorPalette: 'gray' },
  ARRIVED: { label: 'Llegó', colorPalette: 'green' },
  PRESENT: { label: 'Vino', colorPalette: 'green' },
  ABSENT: { label: 'No vino', colorPalette: 'red' },
} as const;

const MARKS = { PRESENT: 'Vino', ABSENT: 'No vino' } as const;

type StudentRowProps = {
  student: TaughtStudent;
  /** Chosen and not yet saved. */
  mark: Mark | undefined;
  mayMark: boolean;
  onMark: (mark: Mark) => void;
  /** Null if there is nothing to take back today. */
  onTakeBack: (() => void) | null;
};

/** A student of an own class. One tap marks, another takes it back. */
export const StudentRow = ({ student, mark, mayMark, onMark, onTakeBack }: StudentRowProps) => {
  const { name, phone, hasLicence, attendance } = student;
  const { label, colorPalette } = STATES[attendance];
  return (
    <Flex as="li" {...ruled} py="1.5" gap="2" justify="space-between" align="center">
      <Box minW="0">
        <Text fontWeight="medium" lineHeight="short" overflowWrap="anywhere">
          {name}
        </Text>
        <HStack columnGap="1.5" rowGap="0" wrap="wrap" textStyle="xs">
          {mayMark && attendance === 'ARRIVED' && <Badge colorPalette={colorPalette}>{label}</Badge>}
          {!hasLicence && <Badge colorPalette="red">Sin CLU</Badge>}
          {phone && (
            <StyledLink href={`tel:${phone}`} color="fg.muted" whiteSpace="nowrap">
              {phone}
            </StyledLink>
          )}
        </HStack>
      </Box>
      {mayMark ? (
        <HStack gap="1.5" flexShrink="0">
          {(['PRESENT', 'ABSENT'] as const).map((one) => (
            <Button
              key={one}
              px="3"
              variant={mark === one ? 'solid' : 'outline'}
              colorPalette={one === 'PRESENT' ? 'brand' : 'red'}
              aria-pressed={mark === one}
              aria-label={`${MARKS[one]}: ${name}`}
              onClick={() => onMark(one)}
            >
              {MARKS[one]}
            </Button>
          ))}
        </HStack>
      ) : (
        <HStack gap="1.5" flexShrink="0">
          <Badge colorPalette={colorPalette}>{label}</Badge>
          {onTakeBack && (
            <Button size="sm" variant="outline" aria-label={`Deshacer: ${name}`} onClick={onTakeBack}>
              Deshacer
            </Button>
          )}
        </HStack>
      )}
    </Flex>
  );
};
