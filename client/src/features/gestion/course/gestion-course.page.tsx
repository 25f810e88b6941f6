import { Box, chakra, HStack, Skeleton, Stack, Tabs, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { countText } from '#domain/texts/numbers.ts';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useUsesFirearms } from '../../../components/queries/use-staff.ts';
import { CourseTypeBadge } from '../../../components/records/course-type-badge.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { onDemand } from '../../../components/records/on-demand.tsx';
import type { CourseHead_CourseFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { CourseStateBadge, takenText } from '../entries/course-state.tsx';
import type { FoundPerson } from '../filters/person-combobox.tsx';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { CoursesLink, NEW_COURSE } from '../lists/courses-link.tsx';
import { MissingRecord } from '../lists/missing-record.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { CallOffNote } from './call-off/call-off-note.tsx';
import { Contacts, ContactsSheet } from './contacts/contacts.tsx';
import { CourseActions } from './course-actions.tsx';
import { EditCourse } from './course-form.tsx';
import { EnrolStudent } from './enrol-student.tsx';
import { RosterSheet } from './roster-sheet.tsx';
import { Roster } from './roster.tsx';

const STAFF_COURSE = graphql(`
  query StaffCourse($id: ID!) {
    me {
      ...Roles
    }
    course(id: $id) {
      id
      name
      courseType
      capacity
      placesTaken
      waitingCount
      offerHours
      seriesId
      ...CallOffNote_course
      ...CourseHead_course
      ...CourseForm_course
      ...RosterSheet_course
    }
    roster(courseId: $id) {
      id
      ...RosterRow_enrolment
      ...RosterSheet_enrolment
    }
    waitingList(courseId: $id) {
      ...WaitingList_entry
    }
  }
`);

const NewPersonDialog = onDemand(
  async () => (await import('../people/new-person-dialog.tsx')).NewPersonDialog,
);

const NewCourse = lazy(async () => ({ default: (await import('./new-course.tsx')).NewCourse }));

const Series = lazy(async () => ({ default: (await import('./series/series.tsx')).Series }));

const Waiting = lazy(async () => ({ default: (await import('./waiting/waiting.tsx')).Waiting }));

const CourseSkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando el curso...</VisuallyHidden>
    <Stack aria-hidden gap="4">
      <Skeleton h="5" w="60%" />
      <Skeleton h="10" w="80%" maxW="24rem" mb="4" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="16" />
      ))}
    </Stack>
  </Box>
);

const Notes = lazy(async () => ({ default: (await import('../notes/notes.tsx')).Notes }));

const CourseKit = lazy(async () => ({ default: (await import('./course-kit.tsx')).CourseKit }));

const VIEW = 'ver';
const views = ['inscripciones', 'espera', 'contactos', 'notas', 'serie', 'equipo', 'datos'];

const CourseScreen = ({ id }: { id: string }) => {
  const may = useStaffAccess();
  const usesFirearms = useUsesFirearms() && may('Mutation.setCourseKit');
  const query = useAdminQuery(STAFF_COURSE, { variables: { id } });
  const [params, setParams] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  /** To be enrolled next. */
  const [person, setPerson] = useState<FoundPerson | null>(null);
  /** Whom a search did not find. */
  const [missing, setMissing] = useState<string | null>(null);
  const reload = () => void query.refetch().catch(() => undefined);
  const show = (name: string) =>
    setParams(name === 'inscripciones' ? {} : { [VIEW]: name }, { replace: true });
  const reloadAnd = (name: string) => () => {
    reload();
    show(name);
  };
  const inform = reloadAnd('contactos');
  // Changes of enrolments also change seats and the waiting list.
  const actions = useEnrolmentActions(reload);

  const data = query.data ?? query.previousData;
  const course = data?.course;
  const view = views.find((name) => name === params.get(VIEW)) ?? 'inscripciones';

  if (!data || !course) {
    return (
      <MissingRecord
        query={query}
        heading="Curso"
        eyebrow={<CoursesLink />}
        unknown={{
          heading: 'Curso no encontrado',
          text: 'No hay ningún curso en esta dirección',
          to: paths.gestionCourses,
          action: 'Ver los cursos',
        }}
        skeleton={<CourseSkeleton />}
      />
    );
  }

  const takesStudents = !course.callOff && may('Mutation.enrolStudent');
  const addPerson = takesStudents && may('Mutation.createPerson') ? setMissing : undefined;
  const isGroup = course.courseType === 'GRUPAL';

  return (
    <>
      <Box _print={{ display: 'none' }}>
        <ScreenHeading
          title={`${course.name} · Gestión`}
          eyebrow={<CoursesLink />}
          description={<CourseFacts course={course} />}
          actions={<CourseActions course={course} onChanged={inform} onRepeated={reloadAnd('serie')} />}
        >
          {course.name}
        </ScreenHeading>
        <RefreshNote query={query} />
        {course.callOff && <CallOffNote course={course} onUndone={inform} />}
        <Tabs.Root lazyMount value={view} size="sm" onValueChange={({ value }) => show(value)}>
          <Tabs.List
            mb={{ base: '1', md: '3' }}
            overflowX="auto"
            css={{ '& > button': { flexShrink: 0 } }}
            whiteSpace="nowrap"
          >
            <Tabs.Trigger value="inscripciones">Inscripciones ({countText(course.placesTaken)})</Tabs.Trigger>
            <Tabs.Trigger value="espera">En espera ({countText(course.waitingCount)})</Tabs.Trigger>
            {may('Query.courseContacts') && <Tabs.Trigger value="contactos">Contactos</Tabs.Trigger>}
            <Tabs.Trigger value="notas">Notas</Tabs.Trigger>
            {course.seriesId && may('Query.courseSeries') && <Tabs.Trigger value="serie">Serie</Tabs.Trigger>}
            {usesFirearms && <Tabs.Trigger value="equipo">Equipo</Tabs.Trigger>}
            {may('Mutation.updateCourse') && <Tabs.Trigger value="datos">Datos</Tabs.Trigger>}
          </Tabs.List>
          <Tabs.Content value="inscripciones" pt="0">
            <Roster
              enrolments={data.roster}
              isPersonal={course.courseType === 'PERSONALIZADO'}
              actions={actions}
              onOpen={setOpenId}
              onMissing={addPerson}
            >
              {takesStudents && (
                <EnrolStudent
                  course={course}
                  person={person}
                  onPerson={setPerson}
                  onMissing={addPerson}
                  onEnrolled={reload}
                />
              )}
            </Roster>
          </Tabs.Content>
          <Tabs.Content value="espera" pt="0">
            {view === 'espera' && (
              <Suspense fallback={<ListSkeleton label="Cargando la lista de espera..." />}>
                <Waiting
                  course={course}
                  entries={data.waitingList}
                  roster={data.roster}
                  onOpen={setOpenId}
                  onChanged={reload}
                />
              </Suspense>
            )}
          </Tabs.Content>
          <Tabs.Content value="notas" pt="0">
            {view === 'notas' && (
              <Suspense fallback={<ListSkeleton label="Cargando las notas..." />}>
                <Notes about="class" id={id} />
              </Suspense>
            )}
          </Tabs.Content>
          <Tabs.Content value="contactos" pt="0">
            <Contacts courseId={id} />
          </Tabs.Content>
          <Tabs.Content value="serie" pt="0">
            {view === 'serie' && (
              <Suspense fallback={<ListSkeleton label="Cargando la serie..." />}>
                <Series courseId={id} onChanged={reload} />
              </Suspense>
            )}
          </Tabs.Content>
          <Tabs.Content value="equipo" pt="0">
            {view === 'equipo' && usesFirearms && (
              <Suspense fallback={<ListSkeleton label="Cargando el equipo..." />}>
                <CourseKit courseId={id} />
              </Suspense>
            )}
          </Tabs.Content>
          <Tabs.Content value="datos" pt="0">
            <EditCourse key={`${course.isActive} ${course.scheduledDate}`} course={course} onSaved={reload} />
          </Tabs.Content>
        </Tabs.Root>
      </Box>
      {view === 'contactos' ? (
        <ContactsSheet course={course} />
      ) : (
        <RosterSheet course={course} enrolments={data.roster} />
      )}
      <NewPersonDialog
        isOpen={missing !== null}
        name={missing ?? ''}
        onClose={() => setMissing(null)}
        onAdded={isGroup ? setPerson : undefined}
      />
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  if (id !== NEW_COURSE) return <CourseScreen key={id} id={id} />;
  return (
    <Suspense fallback={<CourseSkeleton />}>
      <NewCourse />
    </Suspense>
  );
};

graphql(`
  fragment CourseHead_course on Course {
    id
    name
    location
    courseType
    scheduledDate
    isActive
    callOff {
      at
    }
    capacity
    placesTaken
    waitingCount
    cluPolicy
    revision
    instructor {
      id
      name
    }
  }
`);

/** Date, location, instructor and seats of a course. */
const CourseFacts = ({ course }: { course: CourseHead_CourseFragment }) => (
  <>
    <HStack as="span" display="inline-flex" gap="1.5" me="2" hideBelow="md">
      <CourseTypeBadge courseType={course.courseType} />
      <CourseStateBadge course={course} />
    </HStack>
    <chakra.span overflowWrap="anywhere">
      {[
        course.courseType === 'PERSONALIZADO' ? 'Fecha a convenir' : compactText(course.scheduledDate),
        course.location,
        course.instructor ? `con ${course.instructor.name}` : 'sin instructor',
        course.capacity === null ? null : `${takenText(course)} lugares`.replaceAll(' ', '\u00a0'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </chakra.span>
  </>
);
