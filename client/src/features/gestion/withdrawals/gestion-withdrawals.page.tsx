import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { nameParam } from '../lists/params.ts';
import { WITHDRAWALS } from './gestion-withdrawals.query.ts';
import { SettleWithdrawalDialog } from './settle-withdrawal-dialog.tsx';
import { WithdrawalCard, type ListedWithdrawal } from './withdrawal-card.tsx';

const SHOWN = 'mostrar';

const shown = {
  settled: { value: 'respondidos', label: 'Respondidos' },
  all: { value: 'todos', label: 'Todos' },
};

const SETTLED = { settled: true, all: null } as const;

/** Requests to withdraw, open ones unless others are chosen. */
export const Component = () => {
  const listParams = useListSearchParams();
  const { params, change, after } = listParams;
  const choice = nameParam(params, SHOWN, shown);
  const query = useAdminQuery(WITHDRAWALS, {
    variables: { isSettled: choice === null ? false : SETTLED[choice], after },
    failureText: 'No pudimos cargar los pedidos',
  });
  const [settled, setSettled] = useState<ListedWithdrawal | null>(null);
  return (
    <>
      <PageHeading title="Arrepentimientos · Gestión">Arrepentimientos</PageHeading>
      <Stack gap="6">
        <Box maxW="16rem">
          <FilterSelect
            label="Mostrar"
            all="Sin responder"
            options={shown}
            value={choice}
            onChange={(value) => change({ [SHOWN]: value })}
          />
        </Box>
        <ListFrame
          noun={{ one: 'pedido', many: 'pedidos' }}
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.withdrawals}
        >
          {({ nodes, isStale }) => (
            <Stack as="ul" listStyleType="none" gap="4" opacity={isStale ? 0.6 : 1} aria-label="Pedidos">
              {nodes.map((withdrawal) => (
                <WithdrawalCard
                  key={withdrawal.id}
                  withdrawal={withdrawal}
                  onSettle={() => setSettled(withdrawal)}
                />
              ))}
            </Stack>
          )}
        </ListFrame>
      </Stack>
      <SettleWithdrawalDialog
        withdrawal={settled}
        sendsMail={(query.data ?? query.previousData)?.health.sendsMail ?? false}
        onClose={() => setSettled(null)}
        onSettled={() => void query.refetch().catch(() => undefined)}
      />
    </>
  );
};
