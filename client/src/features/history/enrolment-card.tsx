import { useApolloClient } from '@apollo/client/react';
import { Button, Card, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { cancelledText, isByAcademy } from '../../components/records/cancelled-text.ts';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { CalendarIcon, CertificateIcon, InstructorIcon, PinIcon } from '../../components/icons.tsx';
import { IconText } from '../../components/layout/small-text.tsx';
import { completionText, scheduledDateOf, scheduledText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentCard_EnrolmentFragment } from '../../gql/graphql.ts';
import { openCertificate } from './open-certificate.ts';
import { bookingAddress } from '../../paths.ts';

graphql(`
  fragment EnrolmentCard_enrolment on Enrolment {
    id
    status
    scheduledDate
    completionDate
    instructorId
    course {
      id
      name
      courseType
      location
      scheduledDate
    }
    ...CancelledText_enrolment
  }
`);

type EnrolmentCardProps = { enrolment: EnrolmentCard_EnrolmentFragment; onShow: () => void };

/** The whole card opens the details. Its name is the button for keyboard and focus. */
export const EnrolmentCard = ({ enrolment, onShow }: EnrolmentCardProps) => {
  const client = useApolloClient();
  const name = useRef<HTMLButtonElement>(null);
  const { course, status } = enrolment;
  const isCompleted = status === 'COMPLETED';

  const show = () => {
    name.current?.focus();
    onShow();
  };
  const showCertificate = (event: MouseEvent) => {
    event.stopPropagation();
    void openCertificate(client, enrolment.id);
  };

  return (
    <Card.Root
      as="article"
      layerStyle="document"
      breakInside="avoid"
      cursor="pointer"
      transition="box-shadow 200ms, translate 200ms"
      _hover={{ boxShadow: 'md', translate: '0 -1px' }}
      onClick={show}
    >
      <Card.Body gap="4" p={{ base: '5', md: '6' }}>
        <HStack gap="2" wrap="wrap">
          <CourseTypeBadge courseType={course.courseType} />
          <EnrolmentStatusBadge status={status} />
        </HStack>
        <Heading as="h3" textStyle="xl" lineHeight="1.2">
          <chakra.button
            ref={name}
            type="button"
            aria-haspopup="dialog"
            textAlign="start"
            overflowWrap="anywhere"
            cursor="pointer"
            borderRadius="l1"
            focusVisibleRing="outside"
          >
            {course.name}
          </chakra.button>
        </Heading>
        <Stack gap="1.5" textStyle="sm">
          <IconText icon={CalendarIcon}>
            {isCompleted ? completionText(enrolment) : scheduledText(scheduledDateOf(enrolment))}
          </IconText>
          <IconText icon={PinIcon}>{course.location}</IconText>
          {isByAcademy(enrolment) && <Text>{cancelledText(enrolment)}</Text>}
          {isCompleted && enrolment.instructorId && (
            <IconText icon={InstructorIcon}>Instructor asignado</IconText>
          )}
        </Stack>
        {isCompleted && (
          <Flex mt="auto" gap="3" wrap="wrap" _print={{ display: 'none' }}>
            <Button variant="outline" size="sm" onClick={showCertificate}>
              <CertificateIcon />
              Ver Certificado
            </Button>
            {course.courseType === 'PERSONALIZADO' && (
              <Button asChild variant="outline" size="sm">
                <Link
                  to={bookingAddress(`otra=${enrolment.id}`)}
                  onClick={(event) => event.stopPropagation()}
                >
                  Reservar otra vez
                </Link>
              </Button>
            )}
          </Flex>
        )}
      </Card.Body>
    </Card.Root>
  );
};
