import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { countText } from '#domain/texts/numbers.ts';
import { CertificateIcon, PointsIcon, UsersIcon } from '../../components/icons.tsx';
import { ReferralLinkButton } from '../../components/records/referral-link-button.tsx';
import { graphql } from '../../gql/index.ts';
import type { Figures_UserFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { FigureCard } from './figure-card.tsx';

graphql(`
  fragment Figures_user on User {
    id
    points
  }
`);

type FiguresProps = { user: Figures_UserFragment; completedCount: number };

export const Figures = ({ user, completedCount }: FiguresProps) => {
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }}>
      <FigureCard
        label="Puntos"
        Icon={PointsIcon}
        value={countText(user.points)}
        note={
          <Stack gap="3" align="start">
            <Text>Canjeables por descuentos en tus próximas clases.</Text>
            <Button asChild variant="outline" size="sm">
              <Link to={paths.points}>Ver mis puntos</Link>
            </Button>
          </Stack>
        }
      />
      <FigureCard
        label="Cursos completados"
        Icon={CertificateIcon}
        value={String(completedCount)}
        note="Cada uno queda sellado en tu pasaporte."
      />
      <FigureCard
        label="Referidos"
        Icon={UsersIcon}
        value="0"
        note={<ReferralLinkButton userId={user.id} />}
      />
    </SimpleGrid>
  );
};
