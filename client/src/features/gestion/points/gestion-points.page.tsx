import { Box, Button, Card, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { codeText } from '#domain/points/redemption-code.ts';
import type { RedemptionState } from '#domain/points/redemption.schema.ts';
import { pesosText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { userName } from '#domain/users/user-name.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { enumTable } from '../../../components/records/enums.ts';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { useLeave } from '../../../components/records/unsaved-changes.ts';
import type { RedemptionRow_RedemptionFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { nameParam } from '../lists/params.ts';
import { RowLink } from '../lists/row-button.tsx';
import { AdjustPointsForm } from './adjust-points-form.tsx';
import { HandOutDialog } from './hand-out-dialog.tsx';

const redemptionStates = enumTable<RedemptionState>({
  pending: 'Por entregar',
  handed_out: 'Entregados',
});

const REDEMPTIONS = graphql(`
  query Redemptions($state: RedemptionState, $code: String, $after: String) {
    me {
      ...Roles
    }
    redemptions(state: $state, code: $code, first: 20, after: $after) {
      nodes {
        id
        ...RedemptionRow_redemption
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

/** Search param of the filter. */
const STATE = 'estado';

/** Maximum length of a code. */
const CODE_MAX = 40;

const readState = (params: URLSearchParams) => nameParam(params, STATE, redemptionStates);

const redemptionVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  return { state: readState(params), code: search.slice(0, CODE_MAX) || null, after };
};

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
      <ScreenHeading
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
      </ScreenHeading>
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

graphql(`
  fragment RedemptionRow_redemption on Redemption {
    id
    code
    points
    description
    createdAt
    handedOutAt
    discount
    user {
      ...PersonName
    }
  }
`);

type RedemptionRowProps = { redemption: RedemptionRow_RedemptionFragment; onHandOut: () => void };

const RedemptionRow = ({ redemption, onHandOut }: RedemptionRowProps) => {
  const { code, user, points, description, createdAt, handedOutAt, discount } = redemption;
  return (
    <ListRow>
      <ListCell column="Estudiante" isTitle>
        {user ? (
          <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
        ) : (
          'Sin cuenta'
        )}
      </ListCell>
      <ListCell column="Código">
        <Text fontFamily="mono" whiteSpace="nowrap">
          {codeText(code)}
        </Text>
      </ListCell>
      <ListCell column="Canje">
        <Text overflowWrap="anywhere">{description}</Text>
      </ListCell>
      <ListCell column="Puntos">
        <Text fontVariantNumeric="tabular-nums">{countText(points)}</Text>
      </ListCell>
      <ListCell column="Pedido">
        <Text fontVariantNumeric="tabular-nums">{compactText(createdAt)}</Text>
      </ListCell>
      <ListCell column="Entrega">
        {handedOutAt ? (
          <Stack gap="0">
            <Text fontVariantNumeric="tabular-nums">{compactText(handedOutAt)}</Text>
            {discount !== null && <SmallText>Descuento {pesosText(discount)}</SmallText>}
          </Stack>
        ) : (
          <ForStaff may="Mutation.handOutRedemption">
            <Button size="sm" aria-label={`Entregar el canje ${codeText(code)}`} onClick={onHandOut}>
              Entregar
            </Button>
          </ForStaff>
        )}
      </ListCell>
    </ListRow>
  );
};
