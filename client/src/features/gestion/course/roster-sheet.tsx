import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { surnameFirst } from '#domain/users/user-name.ts';
import { enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { RosterSheet_CourseFragment, RosterSheet_EnrolmentFragment } from '../../../gql/graphql.ts';
import { PrintedCell, PrintedList } from './printed-list.tsx';

graphql(`
  fragment RosterSheet_course on Course {
    id
    name
    location
    scheduledDate
    instructor {
      id
      name
    }
  }

  fragment RosterSheet_enrolment on Enrolment {
    id
    status
    licence
    user {
      ...PersonName
      phone
      documentNumber
    }
  }
`);

const paper = { '@media print': { html: { background: '#fff !important' } } };

const COLUMNS = ['', 'Estudiante', 'Documento', 'Teléfono', 'Estado', 'CLU', 'Presente'];

type RosterSheetProps = {
  course: RosterSheet_CourseFragment;
  enrolments: readonly RosterSheet_EnrolmentFragment[];
};

/** The printed roster. */
export const RosterSheet = ({ course, enrolments }: RosterSheetProps) => {
  const rows = enrolments.filter(({ status }) => status !== 'CANCELLED');
  return (
    <>
      <Global styles={paper} />
      <PrintedList
        course={course}
        facts={[course.location, `Instructor: ${course.instructor?.name ?? 'sin asignar'}`]}
        columns={COLUMNS}
      >
        {rows.map(({ id, user, status, licence }, index) => (
          <chakra.tr key={id} breakInside="avoid">
            <PrintedCell>{index + 1}</PrintedCell>
            <PrintedCell overflowWrap="anywhere">{user ? surnameFirst(user) : 'Sin cuenta'}</PrintedCell>
            <PrintedCell>
              {user && !isPendingDocument(user.documentNumber) ? user.documentNumber : '–'}
            </PrintedCell>
            <PrintedCell>{user?.phone ?? '–'}</PrintedCell>
            <PrintedCell>{enrolmentStatuses[status].label}</PrintedCell>
            <PrintedCell>{licenceStates[licence].label}</PrintedCell>
            <PrintedCell>☐</PrintedCell>
          </chakra.tr>
        ))}
      </PrintedList>
    </>
  );
};
