import { Button, Card, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { priceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { whatsappLink } from '#domain/texts/whatsapp.ts';
import { CalendarIcon, CopyIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { calledOffText } from '../../components/records/cancelled-text.ts';
import { scheduledText } from '../../components/records/date-text.ts';
import { FactList } from '../../components/records/fact-list.tsx';
import { graphql } from '../../gql/index.ts';
import type { CourseDetails_CourseFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { EnrolAction } from './enrol-action.tsx';
import { durationText, licenceText } from './course-texts.ts';
import { PERSONALISED } from './course-texts.ts';
import { placesNote } from './places-note.ts';
import { useShareCourse } from './use-share-course.ts';

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
  }
`);

type CourseDetailsProps = {
  course: CourseDetails_CourseFragment;
  isEnrolled: boolean;
  waitingPosition: number | null;
  reload: () => Promise<unknown>;
};

export const CourseDetails = ({ course, isEnrolled, waitingPosition, reload }: CourseDetailsProps) => {
  const price = useRef<HTMLParagraphElement>(null);
  const { share, url } = useShareCourse(course.name);
  const chat = whatsappLink(academy.contact.whatsapp, `Hola, quiero consultar por «${course.name}»: ${url}`);
  const isGroup = course.courseType === 'GRUPAL';
  const places = placesNote(course, waitingPosition);
  const licence = licenceText(course.cluPolicy);

  const facts = [
    ...(isGroup ? [{ label: 'Cuándo', value: scheduledText(course.scheduledDate) }] : []),
    { label: 'Duración', value: durationText(course.durationMinutes) },
    { label: 'Dónde', value: course.location },
    ...(course.instructor ? [{ label: 'Instructor', value: course.instructor.name }] : []),
    ...(places && !course.callOff ? [{ label: 'Lugares', value: places }] : []),
    { label: 'Puntos', value: `${countText(course.pointsValue)} al completarlo` },
    ...(licence ? [{ label: 'CLU', value: licence }] : []),
  ];

  return (
    <>
      <PageHeading
        title={course.name}
        eyebrow={<BackLink to={paths.courses}>Cursos</BackLink>}
        actions={
          <HStack gap="3" wrap="wrap">
            {chat && (
              <Button asChild variant="outline">
                <a href={chat} target="_blank" rel="noreferrer">
                  Consultar por WhatsApp
                </a>
              </Button>
            )}
            {course.scheduledDate && course.isActive && (
              <Button asChild variant="outline">
                <a href={`/calendario/cursos/${course.id}.ics`}>
                  <CalendarIcon />
                  Añadir al calendario
                </a>
              </Button>
            )}
            <Button variant="outline" onClick={share}>
              <CopyIcon />
              Compartir
            </Button>
          </HStack>
        }
      >
        {course.name}
      </PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap={{ base: '8', lg: '12' }}
      >
        <Stack gap="6">
          {course.callOff && <Notice tone="warning">{calledOffText(course.callOff)}</Notice>}
          <HStack>
            <CourseTypeBadge courseType={course.courseType} />
          </HStack>
          <Text textStyle="lg" whiteSpace="pre-line" overflowWrap="anywhere" maxW="65ch">
            {course.description}
          </Text>
          <FactList columns={2} facts={facts} />
        </Stack>
        <Card.Root layerStyle="document" as="section" aria-labelledby="course-price" alignSelf="start">
          <Card.Body gap="5">
            <Heading as="h2" id="course-price" textStyle="eyebrow" color="fg.muted">
              Precio
            </Heading>
            <Text
              ref={price}
              tabIndex={-1}
              outline="none"
              textStyle="figure"
              fontSize="4xl"
              overflowWrap="anywhere"
            >
              {priceText(course.price)}
            </Text>
            <Flex>
              {!course.isActive ? (
                <Text color="fg.muted">
                  {course.callOff ? 'No puedes inscribirte.' : 'Este curso ya no se ofrece.'}
                </Text>
              ) : isGroup ? (
                <EnrolAction
                  course={course}
                  isEnrolled={isEnrolled}
                  isWaiting={waitingPosition !== null}
                  reload={reload}
                  onEnrolled={() => price.current?.focus({ preventScroll: true })}
                />
              ) : (
                <Button asChild flex="1">
                  <Link to={`${paths.courses}#${PERSONALISED}`}>Programar una clase</Link>
                </Button>
              )}
            </Flex>
          </Card.Body>
        </Card.Root>
      </Grid>
    </>
  );
};
