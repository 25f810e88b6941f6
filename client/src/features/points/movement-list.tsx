import type { FragmentType } from '@apollo/client';
import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { countText } from '#domain/numbers.ts';
import { useFragmentList } from '../../components/queries/use-fragment-data.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';

const TRANSACTION = graphql(`
  fragment MovementList_transaction on PointsTransaction {
    id
    type
    points
    description
    createdAt
    code
    handedOutAt
  }
`);

/** `K7Q2-9XMP`: read aloud and typed by groups of four. */
const spaced = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

const signed = (points: number) => (points > 0 ? `+${countText(points)}` : `−${countText(-points)}`);

type MovementListProps = { transactions: FragmentType<typeof TRANSACTION>[] };

/** The ledger; a redemption shows the code for which the academy hands out what was redeemed. */
export const MovementList = ({ transactions: transactionsRef }: MovementListProps) => {
  const transactions = useFragmentList(TRANSACTION, transactionsRef);
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
      {transactions.map(({ id, points, description, createdAt, code, handedOutAt }) => (
        <Flex
          as="li"
          key={id}
          py="4"
          gap="4"
          justify="space-between"
          borderTopWidth="1px"
          borderColor="border.muted"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {description}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {shortDateText(createdAt)}
            </Text>
            {code &&
              (handedOutAt ? (
                <Badge mt="2">Entregado el {shortDateText(handedOutAt)}</Badge>
              ) : (
                <Text mt="2" textStyle="sm">
                  Muestra este código en la academia:{' '}
                  <chakra.strong textStyle="mrz" fontSize="sm" whiteSpace="nowrap">
                    {spaced(code)}
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
            {signed(points)}
          </Text>
        </Flex>
      ))}
    </chakra.ul>
  );
};
