import {
  Button,
  Card,
  Grid,
  Heading,
  HStack,
  Text,
  SimpleGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { ReferralLinkButton } from '../../components/records/referral-link-button.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { MovementList } from './movement-list.tsx';
import { POINTS } from './points.query.ts';
import { ReferralList } from './referral-list.tsx';

const PointsSkeleton = () => (
  <Stack role="status" aria-busy gap="8">
    <VisuallyHidden>Cargando tus puntos...</VisuallyHidden>
    <Skeleton h="14" w="40" />
    <SimpleGrid aria-hidden columns={{ base: 1, lg: 2 }} gap="8">
      <Skeleton h="64" />
      <Skeleton h="64" />
    </SimpleGrid>
  </Stack>
);

const RedeemForm = lazy(async () => ({ default: (await import('./redeem-form.tsx')).RedeemForm }));
const InviteForm = lazy(async () => ({ default: (await import('./invite-form.tsx')).InviteForm }));

export const Component = () => {
  const [hasMore, setHasMore] = useState(false);
  const query = useMemberQuery(POINTS, { isLive: !hasMore });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data } = query;
  const movements = data?.myPointsTransactions;
  const reload = () => query.refetch();

  const showMore = async () => {
    if (isLoadingMore) return;
    setIsLoadingMore(true);
    setHasMore(true);
    await query
      .fetchMore({
        variables: { after: movements?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult }) => ({
          ...before,
          myPointsTransactions: {
            ...fetchMoreResult.myPointsTransactions,
            nodes: [...before.myPointsTransactions.nodes, ...fetchMoreResult.myPointsTransactions.nodes],
          },
        }),
      })

      .catch(() => notify.error('No pudimos cargar más movimientos'));
    setIsLoadingMore(false);
  };

  return (
    <>
      <PageHeading
        title="Mis Puntos"
        eyebrow="Tu recorrido suma"
        description="Cada curso que completas suma puntos. Canjéalos por descuentos en tus próximas clases."
      >
        Mis Puntos
      </PageHeading>
      <RefreshNote query={query} />
      {data && movements ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '10', lg: '12' }}
        >
          <Stack as="section" aria-labelledby="movements" gap="5">
            <HStack justify="space-between" align="baseline" gap="4" wrap="wrap">
              <Heading as="h2" id="movements" textStyle="3xl">
                Movimientos
              </Heading>
              <Text>
                Saldo:{' '}
                <Text
                  as="span"
                  fontFamily="heading"
                  textStyle="3xl"
                  fontVariantNumeric="lining-nums tabular-nums"
                >
                  {countText(data.me.points)}
                </Text>
              </Text>
            </HStack>
            {movements.nodes.length === 0 ? (
              <EmptyNote>Cuando completes un curso, sus puntos aparecerán aquí.</EmptyNote>
            ) : (
              <MovementList transactions={movements.nodes} />
            )}
            {movements.pageInfo.hasNextPage && (
              <Button
                variant="outline"
                alignSelf="start"
                aria-busy={isLoadingMore}
                onClick={() => void showMore()}
              >
                {isLoadingMore ? 'Cargando...' : 'Ver más'}
              </Button>
            )}
          </Stack>
          <Stack gap="8">
            <Card.Root as="section" layerStyle="document" aria-labelledby="redeem">
              <Card.Body gap="5">
                <Heading as="h2" id="redeem" textStyle="2xl">
                  Canjear
                </Heading>
                <Suspense fallback={<Skeleton h="56" />}>
                  <RedeemForm balance={data.me.points} onRedeemed={reload} />
                </Suspense>
              </Card.Body>
            </Card.Root>
            <Card.Root as="section" layerStyle="document" aria-labelledby="invite">
              <Card.Body gap="5">
                <Heading as="h2" id="invite" textStyle="2xl">
                  Invitar
                </Heading>
                <Suspense fallback={<Skeleton h="32" />}>
                  <InviteForm onInvited={reload} />
                </Suspense>
                <Stack gap="3" align="start">
                  <SmallText>
                    La academia no envía ningún mensaje. Avísale tú: cuenta quien se registra con ese email o
                    desde tu enlace.
                  </SmallText>
                  <ReferralLinkButton userId={data.me.id} />
                </Stack>
                <ReferralList referrals={data.myReferrals.nodes} />
              </Card.Body>
            </Card.Root>
          </Stack>
        </Grid>
      ) : (
        <PointsSkeleton />
      )}
    </>
  );
};
