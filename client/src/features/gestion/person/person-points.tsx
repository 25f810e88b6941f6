import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TRANSACTION_TYPE_LABELS } from '#domain/points/points.schema.ts';
import { pesosText } from '#domain/texts/money.ts';
import { countText, signedText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { enumTable } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { AdjustPointsForm } from '../points/adjust-points-form.tsx';

const PERSON_POINTS = graphql(`
  query PersonPoints($id: ID!, $after: String) {
    userTransactions(userId: $id, first: 20, after: $after) {
      nodes {
        id
        type
        points
        description
        createdAt
        code
        handedOutAt
        discount
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

const COLUMNS = ['Movimiento', 'Fecha', 'Tipo', 'Puntos'] as const;

const types = enumTable(TRANSACTION_TYPE_LABELS);

type PersonPointsProps = {
  user: { id: string; firstName: string | null; lastName: string | null; email: string; points: number };
  onChanged: () => Promise<unknown>;
};

/** Balance and ledger of a person. */
export const PersonPoints = ({ user, onChanged }: PersonPointsProps) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(PERSON_POINTS, {
    variables: { id: user.id, after: listParams.after },
    failureText: 'No pudimos cargar los puntos',
  });
  const [isAdjusting, setIsAdjusting] = useState(false);
  const close = () => setIsAdjusting(false);
  const adjusted = () => {
    close();
    void Promise.all([onChanged(), query.refetch()]).catch(() => undefined);
  };

  return (
    <Stack gap="6">
      <Flex gap="4" justify="space-between" align="center" wrap="wrap">
        <Box>
          <Text textStyle="eyebrow" color="fg.muted">
            Saldo
          </Text>
          <Text fontFamily="heading" textStyle="4xl" fontVariantNumeric="lining-nums tabular-nums">
            {countText(user.points)} puntos
          </Text>
        </Box>
        <ForStaff may="Mutation.adjustPoints">
          <Button variant="outline" onClick={() => setIsAdjusting(true)}>
            Ajustar puntos…
          </Button>
        </ForStaff>
      </Flex>
      <ListFrame
        noun={{ one: 'movimiento', many: 'movimientos' }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.userTransactions}
      >
        {({ nodes, isStale }) => (
          <ListTable caption="Movimientos" columns={COLUMNS} isStale={isStale}>
            {nodes.map(({ id, type, points, description, createdAt, code, handedOutAt, discount }) => (
              <ListRow key={id}>
                <ListCell column="Movimiento" isTitle>
                  <Stack gap="1" align="start">
                    <Text overflowWrap="anywhere">{description}</Text>
                    {code && (
                      <Badge colorPalette={handedOutAt ? 'gray' : 'accent'}>
                        {handedOutAt
                          ? `Entregado el ${shortDateText(handedOutAt)}`
                          : `Por entregar, código ${code}`}
                      </Badge>
                    )}
                    {discount !== null && <SmallText>Descuento {pesosText(discount)}</SmallText>}
                  </Stack>
                </ListCell>
                <ListCell column="Fecha">
                  <Text>{shortDateText(createdAt)}</Text>
                </ListCell>
                <ListCell column="Tipo">
                  <Text>{types[type].label}</Text>
                </ListCell>
                <ListCell column="Puntos">
                  <Text fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                    {signedText(points)}
                  </Text>
                </ListCell>
              </ListRow>
            ))}
          </ListTable>
        )}
      </ListFrame>
      <DetailDialog title="Ajustar puntos" isOpen={isAdjusting} onClose={close}>
        {isAdjusting && <AdjustPointsForm student={user} onClose={close} onAdjusted={adjusted} />}
      </DetailDialog>
    </Stack>
  );
};
