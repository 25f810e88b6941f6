import { Link as StyledLink } from '@chakra-ui/react';
import { Link, generatePath } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** Instead of an id. */
export const NEW_COURSE = 'nuevo';

export const newCoursePath = generatePath(paths.gestionCourse, { id: NEW_COURSE });

export const CoursesLink = () => (
  <StyledLink asChild color="inherit">
    <Link to={paths.gestionCourses}>Cursos</Link>
  </StyledLink>
);
