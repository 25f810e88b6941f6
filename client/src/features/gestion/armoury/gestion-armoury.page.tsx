import {
  Box,
  Button,
  chakra,
  Heading,
  HStack,
  Link as StyledLink,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useId, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { countText } from '#domain/texts/numbers.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type {
  ArmouryGroups_ArmouryFragment,
  ArmouryShortages_ArmouryFragment,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { DayBar } from '../day-bar/day-bar.tsx';
import { DAY, useDayParams } from '../day-bar/use-day-params.ts';
import { longDayText } from '../days/day-text.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { clockText } from '../entries/entry-text.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ArmourySheet, TimedRow } from './armoury-sheet.tsx';

const ARMOURY = graphql(`
  query Armoury($day: LocalDate!) {
    me {
      ...Roles
    }
    armoury(day: $day) {
      day
      confirmed {
        ...ArmourySheet_sheet
      }
      pending {
        ...ArmourySheet_sheet
      }
      ...ArmouryGroups_armoury
      ...ArmouryShortages_armoury
    }
  }
`);

const STEP = { days: 1, previous: 'Día anterior', next: 'Día siguiente' };

const Loading = () => (
  <Stack role="status" aria-busy gap="6">
    <VisuallyHidden>Cargando la armería...</VisuallyHidden>
    <Skeleton h="64" />
    <Skeleton h="40" />
  </Stack>
);

export const Component = () => {
  const { today, day, goTo } = useDayParams();
  const query = useAdminQuery(ARMOURY, {
    variables: { day },
    failureText: 'No pudimos cargar la armería',
  });
  const actions = useEnrolmentActions(() => void query.refetch().catch(() => undefined));
  const [openId, setOpenId] = useState<string | null>(null);

  const armoury = query.data?.armoury;
  const isEmpty =
    armoury &&
    armoury.groupCourses.length === 0 &&
    [armoury.confirmed, armoury.pending].every(
      ({ classes, ownWeaponClasses }) => classes.length + ownWeaponClasses.length === 0,
    );

  return (
    <>
      <Paper margin="10mm" />
      <PrintHead />
      <ScreenHeading
        title="Armería · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="armoury" filters={{ day }} />
            <PrintButton />
          </HStack>
        }
      >
        Armería
      </ScreenHeading>
      <Stack gap={{ base: '6', _print: '3' }}>
        <DayBar day={day} today={today} step={STEP} onGo={goTo} />
        <Heading as="h2" textStyle="2xl" aria-live="polite">
          {longDayText(day)}
        </Heading>
        <RefreshNote query={query} />
        {!armoury ? (
          query.hasFailed ? (
            <ListFailure onRetry={() => query.refetch()} />
          ) : (
            <Loading />
          )
        ) : isEmpty ? (
          <EmptyNote
            action={
              <Button asChild variant="outline" _print={{ display: 'none' }}>
                <Link to={`${paths.gestionAgenda}?${DAY}=${day}`}>Ver la agenda del día</Link>
              </Button>
            }
          >
            Ninguna clase este día
          </EmptyNote>
        ) : (
          <>
            <ArmouryShortages armoury={armoury} />
            <ArmourySheet
              title="Confirmadas"
              empty="Ninguna clase confirmada"
              sheet={armoury.confirmed}
              onOpen={setOpenId}
            />
            <ArmourySheet
              title="Por confirmar"
              empty="Ninguna clase por confirmar"
              sheet={armoury.pending}
              onOpen={setOpenId}
            />
            <ArmouryGroups armoury={armoury} />
            <Signatures />
          </>
        )}
      </Stack>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};

graphql(`
  fragment ArmouryGroups_armoury on Armoury {
    groupCourses {
      id
      name
      location
      scheduledDate
      placesTaken
      instructor {
        name
      }
    }
    groupLoans {
      courseId
      students
      weapons
      rounds
    }
  }
`);

graphql(`
  fragment ArmouryShortages_armoury on Armoury {
    shortages {
      id
      label
      counted
      lent
      at
    }
  }
`);

/** Of which models more are lent at once than there are. */
const ArmouryShortages = ({ armoury }: { armoury: ArmouryShortages_ArmouryFragment }) => (
  <Notice tone="error">
    {armoury.shortages
      .map(
        ({ label, counted, lent, at }) =>
          `Faltan armas: ${label}, ${lent} prestadas a la vez desde las ${clockText(at)}; hay ${counted}`,
      )
      .join('\n')}
  </Notice>
);

const peopleText = (count: number) => (count === 1 ? '1 inscripto' : `${count} inscriptos`);

type GroupLoan = ArmouryGroups_ArmouryFragment['groupLoans'][number];

const loanText = ({ students, weapons, rounds }: GroupLoan) =>
  [
    ...weapons.map((weapon) => `${countText(students)} × ${weaponLabel(weapon)}`),
    rounds > 0 && `${countText(rounds)} municiones con cada arma`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Group courses of the day. Their enrolments name no weapons, their kits do. */
const ArmouryGroups = ({
  armoury: { groupCourses, groupLoans },
}: {
  armoury: ArmouryGroups_ArmouryFragment;
}) => {
  const id = useId();
  if (groupCourses.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="document"
      gap={{ base: '4', _print: '2' }}
      px={{ base: '4', md: '6', _print: '4' }}
      py={{ base: '5', _print: '4' }}
    >
      <Heading as="h3" id={id} textStyle="xl">
        Cursos grupales
      </Heading>
      <SmallText>Sus inscripciones no indican armas ni munición: se presta el equipo del curso.</SmallText>
      <chakra.ol listStyleType="none" aria-label="Cursos grupales del día">
        {groupCourses.map(({ id: courseId, name, location, scheduledDate, placesTaken, instructor }) => (
          <TimedRow key={courseId} startsAt={scheduledDate}>
            <StyledLink asChild alignSelf="start">
              <Link to={generatePath(paths.gestionCourse, { id: courseId })}>{name}</Link>
            </StyledLink>
            <Text>{[peopleText(placesTaken), location].join(' · ')}</Text>
            {groupLoans
              .filter((loan) => loan.courseId === courseId)
              .map((loan) => (
                <Text key={loan.courseId}>{loanText(loan)}</Text>
              ))}
            <SmallText>{instructor ? `Con ${instructor.name}` : 'Sin instructor'}</SmallText>
          </TimedRow>
        ))}
      </chakra.ol>
    </Stack>
  );
};

const SIGNATURES = ['Entregó', 'Recibió', 'Controló la devolución'];

/** Printed only: signatures for handing out, receiving and returning weapons. */
const Signatures = () => (
  <SimpleGrid
    role="group"
    aria-label="Firmas"
    columns={3}
    gap="6"
    pt="12"
    display="none"
    breakInside="avoid"
    _print={{ display: 'grid' }}
  >
    {SIGNATURES.map((signature) => (
      <Box key={signature} borderTopWidth="1px" borderColor="fg" pt="1.5">
        <Text fontWeight="semibold">{signature}</Text>
        <Text textStyle="sm">Firma, aclaración y hora</Text>
      </Box>
    ))}
  </SimpleGrid>
);
