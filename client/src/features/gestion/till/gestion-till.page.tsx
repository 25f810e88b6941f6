import { Box, Button, Card, Grid, HStack, Stack } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { useNow } from '../../../components/records/use-now.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { Section } from '../lists/section.tsx';
import { MoneyEntries } from './money-entries.tsx';
import { MoneyRulesForm } from './money-rules-form.tsx';
import { TakePayment } from './take-payment.tsx';
import { TillDebts } from './till-debts.tsx';
import { TillSessionPanel } from './till-session.tsx';
import { TillSessions } from './till-sessions.tsx';

const TILL = graphql(`
  query Till($day: LocalDate!, $after: String) {
    me {
      ...Roles
    }
    health {
      sendsMail
      sendsMessages
    }
    moneyRules {
      ...Till_rules
    }
    open: tillSessions(isOpen: true, first: 20) {
      nodes {
        id
        tillId
        tillName
        ...OpenTill_session
      }
    }
    closed: tillSessions(isOpen: false, first: 10) {
      nodes {
        id
        tillId
        counted
        ...TillRow_session
      }
    }
    moneyEntries(from: $day, to: $day, first: 20, after: $after) {
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

const TILL_PARAM = 'caja';
const VIEW = 'ver';
const DEBTS = 'deudas';

const TILL_KEY = 'till';

/** Each computer remembers its till. */
const rememberedTill = () => localStorage.getItem(TILL_KEY);
const rememberTill = (id: string) => localStorage.setItem(TILL_KEY, id);

type Named = { id: string; name: string };

/** Tills that are in the rules no more and whose session is open: it is to be closed. */
const removedTills = (tills: readonly Named[], open: readonly { tillId: string; tillName: string }[]) =>
  open
    .filter(({ tillId }) => tills.every(({ id }) => id !== tillId))
    .map(({ tillId, tillName }) => ({ id: tillId, name: `${tillName} (quitada)` }));

const addressOf = (tillId: string) => `${paths.gestionTill}?${TILL_PARAM}=${tillId}`;

const Till = () => {
  const listParams = useListSearchParams();
  const showsDebts = listParams.params.get(VIEW) === DEBTS;
  const day = dayIn(new Date(useNow()), academy.timeZone);
  const query = useAdminQuery(TILL, {
    variables: { day, after: showsDebts ? null : listParams.after },
    failureText: 'No pudimos cargar la caja',
  });
  const client = useApolloClient();
  const [isSetting, setIsSetting] = useState(false);
  const chosen = listParams.params.get(TILL_PARAM) ?? rememberedTill();
  const data = query.data ?? query.previousData;
  const rules = data?.moneyRules;
  const open = data?.open.nodes ?? [];
  const tills = rules ? [...rules.tills, ...removedTills(rules.tills, open)] : [];
  const till = tills.find(({ id }) => id === chosen) ?? tills[0];
  const session = open.find(({ tillId }) => tillId === till?.id) ?? null;
  const closed = data?.closed.nodes ?? [];
  const carried = closed.find(({ tillId }) => tillId === till?.id)?.counted ?? null;
  const reload = () => void query.refetch().catch(() => undefined);
  const saved = () => {
    setIsSetting(false);
    client.cache.evict({ fieldName: 'moneyAccount' });
    reload();
  };

  // Taking payments comes first once the till is open: on a phone it has to be seen at once.
  const panel = till && <TillSessionPanel key={till.id} {...{ till, session, carried }} onChanged={reload} />;

  return (
    <>
      <ScreenHeading
        title="Caja · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            {rules?.isOn && (
              <Button asChild size="sm" variant="outline">
                <Link to={showsDebts ? paths.gestionTill : `${paths.gestionTill}?${VIEW}=${DEBTS}`}>
                  {showsDebts ? 'Ver la caja' : 'Ver deudas'}
                </Link>
              </Button>
            )}
            {rules?.isOn && <ExportButton file="money">Exportar movimientos</ExportButton>}
            <ForStaff may="Mutation.updateMoneyRules">
              <Button
                size="sm"
                variant="outline"
                aria-expanded={isSetting}
                onClick={() => setIsSetting((before) => !before)}
              >
                Ajustes
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Caja
      </ScreenHeading>
      <Stack gap="6">
        {rules && isSetting && (
          <Card.Root as="section" aria-label="Ajustes de la caja" maxW="2xl">
            <Card.Body>
              <MoneyRulesForm
                key={rules.revision}
                rules={rules}
                openSessions={new Map(open.map(({ tillId }) => [tillId, addressOf(tillId)]))}
                onSaved={saved}
              />
            </Card.Body>
          </Card.Root>
        )}
        {rules && !rules.isOn && (
          <Notice tone="warning">
            La caja está apagada: no se cobra ni se muestra nada. Un administrador la enciende en Ajustes.
          </Notice>
        )}
        {rules?.isOn && showsDebts && <TillDebts />}
        {rules?.isOn !== false && !showsDebts && (
          <>
            {tills.length > 1 && (
              <Box maxW="xs">
                <SelectField
                  label="Caja"
                  options={tills.map(({ id, name }) => ({ value: id, label: name }))}
                  value={till?.id}
                  onChange={({ target }) => {
                    rememberTill(target.value);
                    listParams.change({ [TILL_PARAM]: target.value });
                  }}
                />
              </Box>
            )}
            <Grid
              templateColumns={{
                base: 'minmax(0, 1fr)',
                xl: session ? 'minmax(0, 4fr) minmax(0, 3fr)' : 'minmax(0, 3fr) minmax(0, 4fr)',
              }}
              gap="6"
              alignItems="start"
            >
              {!session && panel}
              {rules?.tills.some(({ id }) => id === till?.id) !== false && (
                <Card.Root key="payment" as="section" aria-label="Cobrar">
                  <Card.Body>
                    <TakePayment tillId={till?.id ?? null} isOpen={session !== null} onTaken={reload} />
                  </Card.Body>
                </Card.Root>
              )}
              {session && panel}
            </Grid>
            <Section title="Movimientos de hoy">
              <ListFrame
                noun={{ one: 'movimiento', many: 'movimientos' }}
                listParams={listParams}
                query={query}
                list={data?.moneyEntries}
              >
                {({ nodes, isStale }) => (
                  <MoneyEntries nodes={nodes} isStale={isStale} health={data?.health} onChanged={reload} />
                )}
              </ListFrame>
            </Section>
            {closed.length > 0 && (
              <Section
                title="Turnos cerrados"
                action={<ExportButton file="tills">Exportar turnos</ExportButton>}
              >
                <TillSessions nodes={closed} />
              </Section>
            )}
          </>
        )}
      </Stack>
    </>
  );
};

export const Component = () => (
  <LeaveScope>
    <Till />
  </LeaveScope>
);
