import { Box, Button, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { PassportLinks_LinkFragment, PassportPart } from '../../gql/graphql.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

graphql(`
  fragment PassportLinks_link on PassportLink {
    id
    url
    parts
    createdAt
    expiresAt
    views
  }
`);

export const partLabels: Record<PassportPart, string> = {
  INITIALS: 'Mis iniciales',
  COURSES: 'Los cursos que completé, con su fecha',
  HOURS: 'Mis horas de formación',
  LICENCE: 'Si mi licencia de armas está vigente',
};

const shortLabels: Record<PassportPart, string> = {
  INITIALS: 'iniciales',
  COURSES: 'cursos',
  HOURS: 'horas',
  LICENCE: 'licencia',
};

const viewsText = (views: number) =>
  views === 0 ? 'nadie lo abrió' : views === 1 ? 'abierto 1 vez' : `abierto ${countText(views)} veces`;

type PassportLinksProps = {
  links: readonly PassportLinks_LinkFragment[];
  isBusy: boolean;
  onCopy: (url: string) => void;
  onRevoke: (id: string) => void;
};

/** The links that work. */
export const PassportLinks = ({ links, isBusy, onCopy, onRevoke }: PassportLinksProps) => (
  <Stack gap="3" as="section" aria-label="Enlaces activos">
    <Heading as="h3" textStyle="lg">
      Enlaces activos
    </Heading>
    {links.length === 0 && <Text color="fg.muted">No compartes tu pasaporte con nadie.</Text>}
    {links.map(({ id, url, parts, createdAt, expiresAt, views }) => {
      const day = shortDateText(createdAt);
      return (
        <Box key={id} layerStyle="document" p="4">
          <Text>{parts.map((part) => shortLabels[part]).join(', ')}</Text>
          <SmallText>
            {`Creado el ${day} · vale hasta el ${shortDateText(expiresAt)} · ${viewsText(views)}`}
          </SmallText>
          <HStack gap="2" mt="3" wrap="wrap">
            <Button asChild size="sm" variant="outline">
              <Link href={new URL(url).pathname} target="_blank" unstyled>
                Ver
              </Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link href={`${new URL(url).pathname}/pasaporte.pdf`} target="_blank" unstyled>
                PDF
              </Link>
            </Button>
            <Button size="sm" variant="outline" onClick={() => onCopy(url)}>
              Copiar
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              aria-disabled={isBusy}
              onClick={() => !isBusy && onRevoke(id)}
            >
              Anular
            </Button>
          </HStack>
        </Box>
      );
    })}
  </Stack>
);
