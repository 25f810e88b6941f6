import { Box, Button, Card, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { useLeave } from '../../../components/records/unsaved-changes.ts';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { RedemptionRow_RedemptionFragment } from '../../../gql/graphql.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { AdjustPointsForm } from './adjust-points-form.tsx';
import { readState, redemptionVariables, REDEMPTIONS, STATE } from './gestion-points.query.ts';
import { HandOutDialog } from './hand-out-dialog.tsx';
import { RedemptionRow } from './redemption-row.tsx';
import { redemptionStates } from './gestion-points.query.ts';

const COLUMNS = ['Estudiante', 'Código', 'Canje', 'Puntos', 'Pedido', 'Entrega'] as const;
const handedOutOnly: Partial<typeof redemptionStates> = { HANDED_OUT: redemptionStates.HANDED_OUT };
const nouns = {
  PENDING: { one: 'canje por entregar', many: 'canjes por entregar' },
  HANDED_OUT: { one: 'canje entregado', many: 'canjes entregados' },
  ANY: { one: 'canje', many: 'canjes' },
};

const Points = () => {
  const listParams = useListSearchParams();
  const { params, search, change } = listParams;
  const query = useAdminQuery(REDEMPTIONS, {
    variables: redemptionVariables(params),
    failureText: 'No pudimos cargar los canjes',
  });
  const [handedOut, setHandedOut] = useState<RedemptionRow_RedemptionFragment | null>(null);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const leave = useLeave();
  const stopAdjusting = () => leave(() => setIsAdjusting(false));
  const state = readState(params);
  const clear = () => change({ [STATE]: null });

  return (
    <>
      <PageHeading
        title="Puntos · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="ledger">Exportar movimientos</ExportButton>{' '}
            <ForStaff may="Mutation.adjustPoints">
              <Button
                variant="outline"
                aria-expanded={isAdjusting}
                onClick={() => (isAdjusting ? stopAdjusting() : setIsAdjusting(true))}
              >
                Ajustar puntos
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Puntos
      </PageHeading>
      <Stack gap="6">
        {isAdjusting && (
          <Card.Root as="section" aria-label="Ajustar puntos" maxW="2xl">
            <Card.Body>
              <AdjustPointsForm onClose={() => setIsAdjusting(false)} />
            </Card.Body>
          </Card.Root>
        )}
        <ListFrame
          noun={nouns[state ?? (search ? 'ANY' : 'PENDING')]}
          placeholder="Código, con o sin guiones"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.redemptions}
          filters={
            <Box maxW="16rem">
              <FilterSelect
                label="Estado"
                all={search ? 'Todos' : redemptionStates.PENDING.label}
                options={search ? redemptionStates : handedOutOnly}
                value={state}
                onChange={(value) => change({ [STATE]: value })}
              />
            </Box>
          }
          onClearFilters={state ? clear : undefined}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Canjes" columns={COLUMNS} isStale={isStale}>
              {nodes.map((redemption) => (
                <RedemptionRow
                  key={redemption.id}
                  redemption={redemption}
                  onHandOut={() => setHandedOut(redemption)}
                />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <HandOutDialog
        redemption={handedOut}
        onClose={() => setHandedOut(null)}
        onOutdated={() => void query.refetch().catch(() => undefined)}
      />
    </>
  );
};

export const Component = () => (
  <LeaveScope>
    <Points />
  </LeaveScope>
);
