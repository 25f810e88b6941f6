import { Box, Stack, Text } from '@chakra-ui/react';
import { pesosText } from '#domain/texts/money.ts';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { graphql } from '../../../gql/index.ts';
import { MoneyEntries } from '../till/money-entries.tsx';

const PERSON_ACCOUNT = graphql(`
  query PersonAccount($id: ID!, $after: String) {
    health {
      sendsMail
      sendsMessages
    }
    moneyAccount(userId: $id) {
      userId
      balance
    }
    moneyEntries(userId: $id, first: 20, after: $after) {
      nodes {
        id
        ...MoneyRow_entry
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

const standing = (balance: number) => {
  if (balance === 0) return 'Al día';
  return balance < 0 ? 'A favor' : 'Debe';
};

/** What a person owes, and every entry of the account. */
export const PersonAccount = ({ user: { id } }: { user: { id: string } }) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(PERSON_ACCOUNT, {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar la cuenta',
  });
  const data = query.data ?? query.previousData;
  const balance = data?.moneyAccount?.balance ?? 0;
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="eyebrow" color="fg.muted" mb="1">
          {standing(balance)}
        </Text>
        <Text fontFamily="heading" textStyle="4xl" fontVariantNumeric="lining-nums tabular-nums">
          {pesosText(Math.abs(balance))}
        </Text>
      </Box>
      <ListFrame
        noun={{ one: 'movimiento', many: 'movimientos' }}
        listParams={listParams}
        query={query}
        list={data?.moneyEntries}
      >
        {({ nodes, isStale }) => (
          <MoneyEntries
            nodes={nodes}
            isStale={isStale}
            isOfOne
            health={data?.health}
            onChanged={() => void query.refetch().catch(() => undefined)}
          />
        )}
      </ListFrame>
    </Stack>
  );
};
