import { generatePath, useNavigate } from 'react-router-dom';
import { notify } from '../../../components/feedback/notify.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { CoursesLink } from '../lists/courses-link.tsx';
import { CourseForm } from './course-form.tsx';
import { EMPTY_COURSE, toCourseInput } from './course.form.ts';

/** Only checks that the user is an admin: the form of a new course needs no data. */
const NEW_STAFF_COURSE = graphql(`
  query NewStaffCourse {
    me {
      ...Roles
    }
  }
`);

const CREATE = graphql(`
  mutation CreateCourse($input: CreateCourseInput!) {
    createCourse(input: $input) {
      id
    }
  }
`);

export const NewCourse = () => {
  useAdminQuery(NEW_STAFF_COURSE);
  const send = useFormWrite();
  const navigate = useNavigate();

  return (
    <>
      <ScreenHeading title="Nuevo curso · Gestión" eyebrow={<CoursesLink />}>
        Nuevo curso
      </ScreenHeading>
      <CourseForm
        label="Curso nuevo"
        values={EMPTY_COURSE}
        isNew
        instructor={null}
        action="Crear curso"
        onSave={async (course) => {
          const input = toCourseInput(course);
          const data = await send(CREATE, input);
          if (!data?.createCourse) return null;
          notify.success('Curso creado');
          await navigate(generatePath(paths.gestionCourse, { id: data.createCourse.id }), { replace: true });
          return null;
        }}
      />
    </>
  );
};
