import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { pesosText } from '#domain/texts/money.ts';
import { signedText } from '#domain/texts/numbers.ts';
import { codeText } from '#domain/points/redemption-code.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { ruled } from '../../components/records/ruled.ts';
import { graphql } from '../../gql/index.ts';
import type { MovementList_TransactionFragment } from '../../gql/graphql.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

graphql(`
  fragment MovementList_transaction on PointsTransaction {
    id
    type
    points
    description
    createdAt
    code
    handedOutAt
    discount
  }
`);

type MovementListProps = { transactions: MovementList_TransactionFragment[] };

/** The ledger entries. A redemption shows its code. */
export const MovementList = ({ transactions }: MovementListProps) => {
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
      {transactions.map(({ id, points, description, createdAt, code, handedOutAt, discount }) => (
        <Flex as="li" key={id} {...ruled} gap="4" justify="space-between">
          <Box minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {description}
            </Text>
            <SmallText>{shortDateText(createdAt)}</SmallText>
            {code &&
              (handedOutAt ? (
                <Badge mt="2">
                  Entregado el {shortDateText(handedOutAt)}
                  {discount !== null && ` · Descuento ${pesosText(discount)}`}
                </Badge>
              ) : (
                <Text mt="2" textStyle="sm">
                  Muestra este código en la academia:{' '}
                  <chakra.strong textStyle="mrz" fontSize="sm" whiteSpace="nowrap">
                    {codeText(code)}
                  </chakra.strong>
                </Text>
              ))}
          </Box>
          <Text
            fontFamily="heading"
            textStyle="xl"
            lineHeight="1.2"
            whiteSpace="nowrap"
            fontVariantNumeric="lining-nums tabular-nums"
            color={points > 0 ? 'fg.success' : 'fg'}
          >
            {signedText(points)}
          </Text>
        </Flex>
      ))}
    </chakra.ul>
  );
};
