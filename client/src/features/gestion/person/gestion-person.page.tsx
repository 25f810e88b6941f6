import {
  Box,
  HStack,
  Link as StyledLink,
  SimpleGrid,
  Skeleton,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useIsAdmin, useUsesMoney } from '../../../components/queries/use-staff.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { AgeBadge } from '../../../components/records/age-badge.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { shownOnDemand } from '../../../components/records/on-demand.tsx';
import type { PersonHead_UserFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { ActionBar } from '../lists/action-bar.tsx';
import { MissingRecord } from '../lists/missing-record.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { licenceToday, PersonBadges } from '../people/person-badges.tsx';
import { AccountButton, ResetLinkButton } from './account-buttons.tsx';
import { BookClass } from './book-class.tsx';
import { CorrectPersonForm } from './correct-person-form.tsx';
import { DeletionNote, isAnonymised } from './deletion-note.tsx';
import type { EnrolInCourseFormProps } from './enrol-in-course-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PersonEnrolments } from './person-enrolments.tsx';
import { PersonFacts } from './person-facts.tsx';
import { HeldPlaces, ReleasePlacesButton } from './release-places.tsx';
import { StaffUserForm } from './staff-user-form.tsx';

const PERSON = graphql(`
  query Person($id: ID!) {
    me {
      ...Roles
    }
    mayCreatePasswordReset(userId: $id)
    health {
      sendsMail
    }
    user(id: $id) {
      ...PersonName
      points
      ...PersonHead_user
      ...DeletionNote_user
      ...PersonFacts_user
      ...StaffUserForm_user
      ...CorrectPerson_user
      ...PendingEmail_user
    }
  }
`);

const PersonSkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando a la persona...</VisuallyHidden>
    <Stack aria-hidden gap="4">
      <Skeleton h="5" w="40%" />
      <Skeleton h="10" w="80%" maxW="28rem" mb="4" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="12" maxW="40rem" />
      ))}
    </Stack>
  </Box>
);

const Notes = lazy(async () => ({ default: (await import('../notes/notes.tsx')).Notes }));
const PersonAccess = lazy(async () => ({ default: (await import('./person-access.tsx')).PersonAccess }));
const PersonActivity = lazy(async () => ({
  default: (await import('./person-activity.tsx')).PersonActivity,
}));
const PersonMail = lazy(async () => ({
  default: (await import('../mail/gestion-mail.page.tsx')).PersonMail,
}));
const PersonAccount = lazy(async () => ({
  default: (await import('./person-account.tsx')).PersonAccount,
}));
const PersonPoints = lazy(async () => ({ default: (await import('./person-points.tsx')).PersonPoints }));

const VIEW = 'ver';
const views = ['datos', 'notas', 'inscripciones', 'puntos', 'cuenta', 'correo', 'accesos', 'actividad'];

const PeopleLink = () => (
  <StyledLink asChild color="inherit">
    <Link to={paths.gestionPeople}>Personas</Link>
  </StyledLink>
);

const PersonScreen = ({ id }: { id: string }) => {
  const query = useAdminQuery(PERSON, { variables: { id } });
  const may = useStaffAccess();
  const isAdmin = useIsAdmin();
  const usesMoney = useUsesMoney() && may('Query.moneyAccount');
  const [params, setParams] = useSearchParams();
  const view = views.find((name) => name === params.get(VIEW)) ?? 'datos';
  const user = (query.data ?? query.previousData)?.user;

  if (!user) {
    return (
      <MissingRecord
        query={query}
        heading="Persona"
        eyebrow={<PeopleLink />}
        unknown={{
          heading: 'Persona no encontrada',
          text: 'No hay ninguna persona en esta dirección',
          to: paths.gestionPeople,
          action: 'Ver las personas',
        }}
        skeleton={<PersonSkeleton />}
      />
    );
  }

  const isGone = isAnonymised(user.deletion);
  // The desk changes nobody of the staff.
  const mayChange =
    may('Mutation.updateUser') && (isAdmin || (user.role === 'STUDENT' && user.staffRole === null));

  return (
    <>
      <ScreenHeading
        title={`${userName(user)} · Gestión`}
        eyebrow={<PeopleLink />}
        description={<PersonHead user={user} />}
        actions={
          isGone ? undefined : (
            <ActionBar>
              {user.role === 'STUDENT' && may('Mutation.enrolStudent') && (
                <>
                  <BookClass userId={id} name={userName(user)} />
                  <EnrolInCourse userId={id} name={userName(user)} />
                </>
              )}
              {query.data?.mayCreatePasswordReset && may('Mutation.createPasswordReset') && (
                <ResetLinkButton userId={user.id} />
              )}
              {user.role === 'STUDENT' && user.isActive && <ReleasePlacesButton userId={id} />}
              {mayChange && <AccountButton user={user} />}
            </ActionBar>
          )
        }
      >
        {userName(user)}
      </ScreenHeading>
      <RefreshNote query={query} />
      <DeletionNote user={user} />
      <PendingEmail
        user={user}
        sendsMail={query.data?.health.sendsMail ?? true}
        mayChange={!isGone && mayChange}
      />
      {!user.isActive && <HeldPlaces userId={id} />}
      <Tabs.Root
        value={view}
        onValueChange={({ value }) =>
          setParams(value === 'datos' ? {} : { [VIEW]: value }, { replace: true })
        }
      >
        <Tabs.List mb="4" overflowX="auto" css={{ '& > button': { flexShrink: 0 } }} whiteSpace="nowrap">
          <Tabs.Trigger value="datos">Datos</Tabs.Trigger>
          {may('Query.personNotes') && <Tabs.Trigger value="notas">Notas</Tabs.Trigger>}
          <Tabs.Trigger value="inscripciones">Inscripciones</Tabs.Trigger>
          <Tabs.Trigger value="puntos">Puntos</Tabs.Trigger>
          {usesMoney && <Tabs.Trigger value="cuenta">Cuenta</Tabs.Trigger>}
          {may('Query.mailMessages') && <Tabs.Trigger value="correo">Correo</Tabs.Trigger>}
          {may('Query.userSessions') && <Tabs.Trigger value="accesos">Accesos</Tabs.Trigger>}
          {may('Query.auditTrail') && <Tabs.Trigger value="actividad">Actividad</Tabs.Trigger>}
        </Tabs.List>
        <Tabs.Content value="datos" pt="0">
          <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10" alignItems="start">
            {!isGone && mayChange && (
              <LeaveScope>
                <StaffUserForm user={user} />
              </LeaveScope>
            )}
            <PersonFacts
              user={user}
              action={
                !isGone &&
                mayChange && (
                  <DialogButton
                    size="sm"
                    flexShrink="0"
                    title="Corregir datos"
                    content={(close) => <CorrectPersonForm user={user} onClose={close} />}
                  >
                    Corregir datos…
                  </DialogButton>
                )
              }
            />
          </SimpleGrid>
        </Tabs.Content>
        <Tabs.Content value="notas" pt="0">
          {view === 'notas' && (
            <Suspense fallback={<ListSkeleton label="Cargando las notas..." />}>
              <Notes about="person" id={id} />
            </Suspense>
          )}
        </Tabs.Content>
        <Tabs.Content value="inscripciones" pt="0">
          {view === 'inscripciones' && <PersonEnrolments id={id} />}
        </Tabs.Content>
        <Tabs.Content value="puntos" pt="0">
          {view === 'puntos' && (
            <Suspense fallback={<ListSkeleton label="Cargando los puntos..." />}>
              <PersonPoints user={user} onChanged={() => query.refetch()} />
            </Suspense>
          )}
        </Tabs.Content>
        <Tabs.Content value="cuenta" pt="0">
          {view === 'cuenta' && usesMoney && (
            <Suspense fallback={<ListSkeleton label="Cargando la cuenta..." />}>
              <PersonAccount user={user} />
            </Suspense>
          )}
        </Tabs.Content>
        <Tabs.Content value="correo" pt="0">
          {view === 'correo' && may('Query.mailMessages') && (
            <Suspense fallback={<ListSkeleton label="Cargando los mensajes..." />}>
              <PersonMail id={id} />
            </Suspense>
          )}
        </Tabs.Content>
        <Tabs.Content value="accesos" pt="0">
          {view === 'accesos' && may('Query.userSessions') && (
            <Suspense fallback={<ListSkeleton label="Cargando los accesos..." />}>
              <PersonAccess id={id} name={userName(user)} />
            </Suspense>
          )}
        </Tabs.Content>
        <Tabs.Content value="actividad" pt="0">
          {view === 'actividad' && may('Query.auditTrail') && (
            <Suspense fallback={<ListSkeleton label="Cargando la actividad..." />}>
              <PersonActivity id={id} />
            </Suspense>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  return <PersonScreen key={id} id={id} />;
};

graphql(`
  fragment PersonHead_user on User {
    ...PersonName
    role
    staffRole
    isActive
    documentNumber
    clu
    cluExpiration
    ageMissed
  }
`);

/** State of account and licence. */
const PersonHead = ({ user }: { user: PersonHead_UserFragment }) => (
  <HStack as="span" gap="1.5" wrap="wrap">
    <PersonBadges user={user} />
    <LicenceBadge state={licenceToday(user)} expiration={user.cluExpiration} />
    <AgeBadge years={user.ageMissed} />
  </HStack>
);

const EnrolInCourseForm = shownOnDemand(
  async () => (await import('./enrol-in-course-form.tsx')).EnrolInCourseForm,
);

const EnrolInCourse = (person: Omit<EnrolInCourseFormProps, 'onClose'>) => (
  <DialogButton
    size="sm"
    title="Inscribir en un curso"
    content={(close) => <EnrolInCourseForm {...person} onClose={close} />}
  >
    Inscribir en un curso…
  </DialogButton>
);
