import { Box, Text } from '@chakra-ui/react';
import { priceText } from '#domain/money.ts';
import { ListCell } from '../../../components/lists/list-cell.tsx';
import { ListRow } from '../../../components/lists/list-row.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonEnrolment_EnrolmentFragment } from '../../../gql/graphql.ts';
import { RowButton } from '../lists/row-button.tsx';

graphql(`
  fragment PersonEnrolment_enrolment on Enrolment {
    id
    status
    startsAt
    price
    instructorName
    course {
      id
      name
    }
  }
`);

type PersonEnrolmentProps = { enrolment: PersonEnrolment_EnrolmentFragment; onOpen: () => void };

export const PersonEnrolment = ({ enrolment, onOpen }: PersonEnrolmentProps) => (
  <ListRow>
    <ListCell column="Clase" isTitle>
      <Box>
        <RowButton onClick={onOpen}>{enrolment.course.name}</RowButton>
        {enrolment.instructorName && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            Con {enrolment.instructorName}
          </Text>
        )}
      </Box>
    </ListCell>
    <ListCell column="Cuándo">
      <Text fontVariantNumeric="tabular-nums">{compactText(enrolment.startsAt)}</Text>
    </ListCell>
    <ListCell column="Estado">
      <Box>
        <EnrolmentStatusBadge status={enrolment.status} />
      </Box>
    </ListCell>
    <ListCell column="Precio">
      <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {priceText(enrolment.price)}
      </Text>
    </ListCell>
  </ListRow>
);
