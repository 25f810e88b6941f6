import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  HStack,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useState } from 'react';
import { academy } from '#domain/academy.ts';
import { MONEY_TYPE_LABELS, PAYMENT_METHOD_LABELS } from '#domain/money/money.ts';
import { pesosText } from '#domain/texts/money.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { enumTable } from '../../components/records/enums.ts';
import { ReceiptAction, ReceiptButton } from '../../components/records/receipt-button.tsx';
import { ruled } from '../../components/records/ruled.ts';
import { graphql } from '../../gql/index.ts';
import type { PaymentsQuery } from '../../gql/graphql.ts';
import { PAYMENTS } from './payments.query.ts';

const types = enumTable(MONEY_TYPE_LABELS);
const methods = enumTable(PAYMENT_METHOD_LABELS);

/** What the student owes, every entry of the account, and the receipts. */
export const Component = () => {
  const [hasMore, setHasMore] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const query = useMemberQuery(PAYMENTS, { isLive: !hasMore });
  const { data } = query;

  const showMore = async () => {
    if (isLoadingMore) return;
    setIsLoadingMore(true);
    setHasMore(true);
    await query
      .fetchMore({
        variables: { after: data?.myMoneyEntries.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult }) => ({
          ...before,
          myMoneyEntries: {
            ...fetchMoreResult.myMoneyEntries,
            nodes: [...before.myMoneyEntries.nodes, ...fetchMoreResult.myMoneyEntries.nodes],
          },
        }),
      })
      .catch(() => notify.error('No pudimos cargar más movimientos'));
    setIsLoadingMore(false);
  };

  return (
    <>
      <PageHeading title="Mis Pagos" eyebrow="Tu cuenta" description="Tus clases, tus pagos y sus recibos.">
        Mis Pagos
      </PageHeading>
      <RefreshNote query={query} />
      {data ? (
        <Account data={data} isLoadingMore={isLoadingMore} onShowMore={() => void showMore()} />
      ) : (
        <Stack role="status" aria-busy gap="4">
          <VisuallyHidden>Cargando tus pagos...</VisuallyHidden>
          <Skeleton h="14" w="40" />
          <Skeleton h="64" />
        </Stack>
      )}
    </>
  );
};

const standing = (balance: number) => {
  if (balance === 0) return 'Estás al día';
  return balance < 0 ? 'A tu favor' : 'Debes';
};

type AccountProps = { data: PaymentsQuery; isLoadingMore: boolean; onShowMore: () => void };

const MAIL_MY_RECEIPT = graphql(`
  mutation MailMyReceipt($input: MailReceiptInput!) {
    mailMyReceipt(input: $input) {
      id
      email
    }
  }
`);

const MailReceiptButton = ({ id, receipt }: { id: string; receipt: string }) => {
  const { write, isBusy } = useWrite('No pudimos enviarte el recibo. Vuelve a intentar.');
  const send = async () => {
    const sent = (await write(MAIL_MY_RECEIPT, { id }))?.mailMyReceipt;
    if (sent) notify.success(`Te enviamos el recibo a ${sent.email}`);
  };
  return (
    <ReceiptAction
      aria-label={`Enviarme por correo el recibo ${receipt}`}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void send()}
    >
      Enviarme por correo
    </ReceiptAction>
  );
};

const Account = ({ data, isLoadingMore, onShowMore }: AccountProps) => {
  const { myMoneyAccount: account, myMoneyEntries: entries, health } = data;
  if (!account)
    return (
      <EmptyNote>
        {`La academia no anota tus pagos en esta página. Si tienes una duda, llámanos al ${academy.contact.phone}.`}
      </EmptyNote>
    );
  const { balance } = account;
  return (
    <Stack gap="8" maxW="3xl">
      <Box role="status">
        <Text textStyle="eyebrow" color="fg.muted" mb="1">
          {standing(balance)}
        </Text>
        <Text fontFamily="heading" textStyle="4xl" fontVariantNumeric="lining-nums tabular-nums">
          {pesosText(Math.abs(balance))}
        </Text>
      </Box>
      <Stack as="section" aria-labelledby="movements" gap="5">
        <Heading as="h2" id="movements" textStyle="3xl">
          Movimientos
        </Heading>
        {entries.nodes.length === 0 ? (
          <EmptyNote>Cuando se confirme una clase, su precio aparecerá aquí.</EmptyNote>
        ) : (
          <Movements nodes={entries.nodes} mailsReceipts={health.sendsMail && health.sendsMessages} />
        )}
        {entries.pageInfo.hasNextPage && (
          <Button variant="outline" alignSelf="start" aria-busy={isLoadingMore} onClick={onShowMore}>
            {isLoadingMore ? 'Cargando...' : 'Ver más'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};

type Movement = PaymentsQuery['myMoneyEntries']['nodes'][number];

const titleOf = ({ type, description, method }: Movement) => {
  const { label } = types[type];
  const what = description.startsWith(label) ? description : `${label}: ${description}`;
  return method ? `${what} · ${methods[method].label}` : what;
};

type MovementsProps = { nodes: readonly Movement[]; mailsReceipts: boolean };

const Movements = ({ nodes, mailsReceipts }: MovementsProps) => (
  <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
    {nodes.map((entry) => (
      <Flex as="li" key={entry.id} {...ruled} gap="4" justify="space-between">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {titleOf(entry)}
          </Text>
          <HStack gap="3" wrap="wrap">
            <SmallText>{shortDateText(entry.createdAt)}</SmallText>
            {entry.receipt && <ReceiptButton id={entry.id} receipt={entry.receipt} />}
            {entry.invoice && <SmallText overflowWrap="anywhere">Factura {entry.invoice}</SmallText>}
            {entry.receipt && mailsReceipts && <MailReceiptButton id={entry.id} receipt={entry.receipt} />}
          </HStack>
        </Box>
        <Text whiteSpace="nowrap" fontVariantNumeric="lining-nums tabular-nums">
          {pesosText(entry.amount)}
        </Text>
      </Flex>
    ))}
  </chakra.ul>
);
