import { Card, Heading, HStack, LinkBox, LinkOverlay, SimpleGrid, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths, pathsWithoutPage } from '../../paths.ts';
import {
  ArrowRightIcon,
  CalendarIcon,
  ChartIcon,
  CoursesIcon,
  PointsIcon,
  UsersIcon,
} from '../../components/icons.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';

const links = [
  {
    to: paths.gestion,
    title: 'Gestión',
    text: 'El día de la academia: clases, inscripciones, armería e informes.',
    Icon: CalendarIcon,
  },
  {
    to: paths.adminUsers,
    title: 'Gestión de Usuarios',
    text: 'Busca estudiantes y consulta su legajo.',
    Icon: UsersIcon,
  },
  {
    to: paths.adminCourses,
    title: 'Gestión de Cursos',
    text: 'La oferta completa, con precios y fechas.',
    Icon: CoursesIcon,
  },
  {
    to: pathsWithoutPage.adminPoints,
    title: 'Sistema de Puntos',
    text: 'Saldos y canjes de los estudiantes.',
    Icon: PointsIcon,
  },
  {
    to: pathsWithoutPage.adminAnalytics,
    title: 'Analíticas',
    text: 'La evolución de la academia.',
    Icon: ChartIcon,
  },
];

export const AdminLinks = () => (
  <Stack as="nav" aria-label="Administración" gap="5">
    <Heading as="h2" textStyle="3xl">
      Administrar
    </Heading>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }}>
      {links.map(({ to, title, text, Icon }) => (
        <LinkBox key={to} asChild>
          <Card.Root
            layerStyle="document"
            transition="box-shadow 200ms, translate 200ms"
            _hover={{ boxShadow: 'md', translate: '0 -1px' }}
            className="group"
          >
            <HStack gap="5" p="6">
              <Icon boxSize="8" color="brand.fg" />
              <Stack gap="0.5" flex="1" minW="0">
                <LinkOverlay
                  asChild
                  fontFamily="heading"
                  textStyle="xl"
                  focusVisibleRing="outside"
                  borderRadius="l1"
                >
                  <Link to={to}>{title}</Link>
                </LinkOverlay>
                <SmallText>{text}</SmallText>
              </Stack>
              <ArrowRightIcon
                boxSize="5"
                color="accent.fg"
                transition="translate 200ms"
                _groupHover={{ translate: '4px 0' }}
              />
            </HStack>
          </Card.Root>
        </LinkBox>
      ))}
    </SimpleGrid>
  </Stack>
);
