import { generatePath } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { RowButton, RowLink } from '../lists/row-button.tsx';

type EntryLinkProps = {
  entry: {
    course: { id: string; name: string };
    enrolment: ({ id: string } & Parameters<typeof enrolmentName>[0]) | null;
  };
  onOpen: (enrolmentId: string) => void;
};

/** The name of a class in the agenda: opens the student's enrolment, or the page of the course. */
export const EntryLink = ({ entry: { course, enrolment }, onOpen }: EntryLinkProps) =>
  enrolment ? (
    <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
  ) : (
    <RowLink to={generatePath(paths.gestionCourse, { id: course.id })}>{course.name}</RowLink>
  );
