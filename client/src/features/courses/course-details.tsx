import { Box, Button, Card, Flex, Grid, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { priceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { whatsappLink } from '#domain/texts/whatsapp.ts';
import { CalendarIcon, CopyIcon } from '../../components/icons.tsx';
import { hiddenWithoutScript } from '../../components/feedback/script-note.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { AgeNotice } from '../../components/records/age-notice.tsx';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { calledOffText } from '../../components/records/cancelled-text.ts';
import { scheduledText } from '../../components/records/date-text.ts';
import { FactList } from '../../components/records/fact-list.tsx';
import { graphql } from '../../gql/index.ts';
import type {
  CourseDetails_CourseFragment,
  LastClass_EnrolmentFragment,
  MyClass_EnrolmentFragment,
} from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { DepositTerms } from './deposit-terms.tsx';
import { EnrolAction } from './enrol-action.tsx';
import { durationText, licenceText } from './course-texts.ts';
import { NoScript } from './no-script.tsx';
import { placesNote } from './places-note.ts';
import type { ShowBooked } from './use-booked.tsx';
import { classTarget } from './class-address.ts';
import { useShareCourse } from './use-share-course.ts';

const MyClass = lazy(async () => ({ default: (await import('./my-class.tsx')).MyClass }));
const NextFreeTime = lazy(async () => ({
  default: (await import('../../components/availability/next-free-time.tsx')).NextFreeTime,
}));

graphql(`
  fragment CourseDetails_course on Course {
    id
    name
    description
    location
    courseType
    scheduledDate
    price
    pointsValue
    isActive
    callOff {
      reason
      note
    }
    durationMinutes
    cluPolicy
    placesLeft
    waitingCount
    instructor {
      id
      name
    }
    ...EnrolAction_course
    ...DepositTerms_course
    ...AgeNotice_course
  }
`);

type CourseDetailsProps = {
  course: CourseDetails_CourseFragment;
  /** The student's places and coming classes in it. */
  enrolments: readonly MyClass_EnrolmentFragment[];
  /** All classes of the student. */
  classes: readonly LastClass_EnrolmentFragment[];
  waitingPosition: number | null;
  reload: () => Promise<unknown>;
  /** Of the class that a dialog shows: the page has it when the dialog closes, so that nothing moves behind it. */
  bookedId: string | null;
  showBooked: ShowBooked;
};

type Course = CourseDetails_CourseFragment;

const factsOf = (course: Course, places: string | null) => {
  const licence = licenceText(course.cluPolicy);
  return [
    ...(course.courseType === 'GRUPAL'
      ? [{ label: 'Cuándo', value: scheduledText(course.scheduledDate) }]
      : []),
    { label: 'Duración', value: durationText(course.durationMinutes) },
    { label: 'Dónde', value: course.location },
    ...(course.instructor ? [{ label: 'Instructor', value: course.instructor.name }] : []),
    ...(places && !course.callOff ? [{ label: 'Lugares', value: places }] : []),
    { label: 'Puntos', value: `${countText(course.pointsValue)} al completarlo` },
    ...(licence ? [{ label: 'CLU', value: licence }] : []),
  ];
};

type OtherActionsProps = { course: Course; hasCalendar: boolean };

/** Questions, calendar and sharing come after enrolling. */
const OtherActions = ({ course, hasCalendar }: OtherActionsProps) => {
  const { share, url } = useShareCourse(course.name);
  const chat = whatsappLink(academy.contact.whatsapp, `Hola, quiero consultar por «${course.name}»: ${url}`);
  return (
    <HStack gap="3" wrap="wrap">
      {chat && (
        <Button asChild variant="outline">
          <a href={chat} target="_blank" rel="noreferrer">
            Consultar por WhatsApp
          </a>
        </Button>
      )}
      {hasCalendar && (
        <Button asChild variant="outline">
          <a href={`/calendario/cursos/${course.id}.ics`}>
            <CalendarIcon />
            Agregar al calendario
          </a>
        </Button>
      )}
      <Button variant="outline" onClick={share} css={hiddenWithoutScript}>
        <CopyIcon />
        Compartir
      </Button>
    </HStack>
  );
};

/** The class, or the title of the page while the class has not been read. */
const classOrTitle = (enrolmentId: string) =>
  document.getElementById(classTarget(enrolmentId)) ?? document.querySelector('h1');

export const CourseDetails = (props: CourseDetailsProps) => {
  const { course, enrolments, classes, waitingPosition, reload, bookedId, showBooked } = props;
  const price = useRef<HTMLParagraphElement>(null);
  const isGroup = course.courseType === 'GRUPAL';
  const isEnrolled = isGroup && enrolments.length > 0;
  const places = placesNote(course, waitingPosition);

  const count = enrolments.length;
  const hasCancelled = useRef(false);

  const afterCancel = () => {
    hasCancelled.current = price.current === null;
    price.current?.focus({ preventScroll: true });
    void reload().catch(() => undefined);
  };

  // Of a group course the price returns only when the class has gone.
  useEffect(() => {
    if (hasCancelled.current) price.current?.focus({ preventScroll: true });
    hasCancelled.current = false;
  }, [count]);

  return (
    <>
      <PageHeading title={course.name} eyebrow={<BackLink to={paths.courses}>Cursos</BackLink>}>
        {course.name}
      </PageHeading>
      <NoScript />
      <Grid
        display={{ base: 'flex', lg: 'grid' }}
        flexDirection="column"
        templateColumns="minmax(0, 1fr) 21rem"
        gap={{ base: '8', lg: '12' }}
      >
        <Stack gap="6" minW="0">
          {course.callOff && <Notice tone="warning">{calledOffText(course.callOff)}</Notice>}
          {enrolments.map((enrolment) => (
            <Box key={enrolment.id} hidden={enrolment.id === bookedId}>
              <Suspense fallback={<Skeleton h="60" />}>
                <MyClass enrolment={enrolment} onCancelled={afterCancel} />
              </Suspense>
            </Box>
          ))}
          {!isGroup && course.isActive && (
            <Box css={hiddenWithoutScript}>
              <Suspense fallback={<Skeleton h="36" />}>
                <NextFreeTime courseId={course.id} classes={classes} />
              </Suspense>
            </Box>
          )}
          <HStack>
            <CourseTypeBadge courseType={course.courseType} />
          </HStack>
          <Text textStyle="lg" whiteSpace="pre-line" overflowWrap="anywhere" maxW="65ch">
            {course.description}
          </Text>
          <FactList columns={2} facts={factsOf(course, places)} />
        </Stack>
        {/* Without a box of its own on a telephone: the price is sticky in the whole page. */}
        <Stack display={{ base: 'contents', lg: 'flex' }} gap="6">
          {!isEnrolled && (
            <Card.Root
              layerStyle="document"
              as="section"
              aria-labelledby="course-price"
              data-dock
              className="phone-foot"
              position={{ base: 'sticky', lg: 'static' }}
              bottom="0"
              zIndex={{ base: '1', lg: 'auto' }}
              mx={{ base: '-4', md: '-8', lg: '0' }}
              borderRadius={{ base: '0', lg: 'l3' }}
              borderInlineWidth={{ base: '0', lg: '1px' }}
              outlineWidth={{ base: '0', lg: '1px' }}
            >
              <Card.Body
                flexDirection={{ base: 'row', lg: 'column' }}
                alignItems={{ base: 'center', lg: 'stretch' }}
                justifyContent="space-between"
                gap={{ base: '4', lg: '5' }}
                px={{ base: '4', md: '8', lg: '6' }}
                py={{ base: '3', lg: '6' }}
              >
                <Box minW="0">
                  <Heading as="h2" id="course-price" textStyle="eyebrow" color="fg.muted">
                    Precio
                  </Heading>
                  <Text
                    ref={price}
                    tabIndex={-1}
                    outline="none"
                    textStyle="figure"
                    fontSize={{ base: 'xl', lg: '4xl' }}
                    mt={{ base: '1', lg: '5' }}
                    overflowWrap="anywhere"
                  >
                    {priceText(course.price)}
                  </Text>
                  {isGroup && course.isActive && (
                    <>
                      <DepositTerms course={course} price={course.price} classType={null} mt="1" />
                      <AgeNotice course={course} startsAt={course.scheduledDate} mt="1" />
                    </>
                  )}
                  {isGroup && places && !course.callOff && (
                    <Text textStyle="xs" color="fg.muted" mt="1" hideFrom="lg">
                      {places}
                    </Text>
                  )}
                </Box>
                <Flex flexShrink="0">
                  {!course.isActive ? (
                    <Text color="fg.muted">
                      {course.callOff ? 'No puedes inscribirte.' : 'Este curso ya no se ofrece.'}
                    </Text>
                  ) : isGroup ? (
                    <EnrolAction
                      course={course}
                      isEnrolled={false}
                      isWaiting={waitingPosition !== null}
                      reload={reload}
                      onEnrolled={(enrolment) => showBooked(enrolment, () => classOrTitle(enrolment.id))}
                    />
                  ) : (
                    <Button asChild flex="1">
                      <Link to={paths.booking}>Programar una clase</Link>
                    </Button>
                  )}
                </Flex>
              </Card.Body>
            </Card.Root>
          )}
          <OtherActions
            course={course}
            hasCalendar={course.scheduledDate !== null && course.isActive && !isEnrolled}
          />
        </Stack>
      </Grid>
    </>
  );
};
