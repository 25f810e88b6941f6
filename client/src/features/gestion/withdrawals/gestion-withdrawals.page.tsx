import { Badge, Box, Button, Flex, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { longDateTimeText, shortDateText } from '../../../components/records/date-text.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import { useNow } from '../../../components/records/use-now.ts';
import type { WithdrawalsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { nameParam } from '../lists/params.ts';
import { SettleWithdrawalDialog } from './settle-withdrawal-dialog.tsx';

const WITHDRAWALS = graphql(`
  query Withdrawals($isSettled: Boolean, $after: String) {
    withdrawals(isSettled: $isSettled, first: 20, after: $after) {
      nodes {
        id
        code
        name
        email
        phone
        about
        createdAt
        answerBy
        settleBy
        answer
        settledAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
    health {
      sendsMail
    }
  }
`);

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
      <ScreenHeading title="Arrepentimientos · Gestión">Arrepentimientos</ScreenHeading>
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

type ListedWithdrawal = WithdrawalsQuery['withdrawals']['nodes'][number];

const deadlineText = ({ answerBy, settleBy, settledAt }: ListedWithdrawal, isLate: boolean) => {
  if (settledAt) return `Respondido el ${shortDateText(settledAt)}`;
  const first = isLate ? 'La respuesta venció' : 'Responder antes';
  return `${first} el ${longDateTimeText(answerBy)}; resolver antes del ${shortDateText(settleBy)}`;
};

type WithdrawalCardProps = { withdrawal: ListedWithdrawal; onSettle: () => void };

const WithdrawalCard = ({ withdrawal, onSettle }: WithdrawalCardProps) => {
  const { code, name, email, phone, about, answer, answerBy, settledAt } = withdrawal;
  const now = useNow();
  const isLate = !settledAt && new Date(answerBy).getTime() < now;
  return (
    <Box as="li" layerStyle="document" px={{ base: '4', md: '5' }} py="4">
      <Flex gap="4" justify="space-between" align="start" wrap="wrap">
        <Stack gap="2" flex="1" minW="16rem">
          <HStack gap="3" wrap="wrap">
            <Heading as="h2" textStyle="lg">
              {name}
            </Heading>
            <Badge colorPalette={settledAt ? 'gray' : isLate ? 'red' : 'accent'}>{code}</Badge>
          </HStack>
          <SmallText>
            <Link href={`mailto:${email}`}>
              <EmailText email={email} />
            </Link>
            {phone && (
              <>
                {' · '}
                <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
              </>
            )}
          </SmallText>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {about}
          </Text>
          {answer && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
              {`Respuesta: ${answer}`}
            </Text>
          )}
          <Text textStyle="sm" color={isLate ? 'fg.error' : 'fg.muted'}>
            {deadlineText(withdrawal, isLate)}
          </Text>
        </Stack>
        {!settledAt && (
          <Button variant="outline" onClick={onSettle}>
            Responder…
          </Button>
        )}
      </Flex>
    </Box>
  );
};
