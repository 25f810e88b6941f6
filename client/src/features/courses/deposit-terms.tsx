import { Text, type TextProps } from '@chakra-ui/react';
import type { ClassType } from '#domain/enrolments/class-type.ts';
import { depositCentavos } from '#domain/money/deposit.ts';
import { toCentavos, toPesos } from '#domain/money/centavos.ts';
import { pesosText } from '#domain/texts/money.ts';
import { graphql } from '../../gql/index.ts';
import type { DepositTerms_CourseFragment } from '../../gql/graphql.ts';

graphql(`
  fragment DepositTerms_course on Course {
    id
    deposit {
      hours
      defensivePercent
      sportPercent
    }
  }
`);

const hoursText = (hours: number) => (hours === 1 ? 'una hora' : `${hours} horas`);

type DepositTermsProps = TextProps & {
  course: DepositTerms_CourseFragment;
  price: number;
  /** Null: of a group course. */
  classType: ClassType | null;
};

/** What must be paid after the booking, before it is made; nothing where no deposit is asked. */
export const DepositTerms = ({ course: { deposit }, price, classType, ...text }: DepositTermsProps) => {
  if (!deposit) return null;
  const amount = toPesos(depositCentavos(deposit, { classType, priceCentavos: toCentavos(price) }));
  if (amount === 0) return null;
  return (
    <Text textStyle="xs" color="fg.muted" {...text}>
      Se pide una seña de {pesosText(amount)} hasta {hoursText(deposit.hours)} después de la inscripción. Si
      no la pagas, se libera tu lugar.
    </Text>
  );
};
