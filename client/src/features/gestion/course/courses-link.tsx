import { Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

export const CoursesLink = () => (
  <StyledLink asChild color="inherit">
    <Link to={paths.gestionCourses}>Cursos</Link>
  </StyledLink>
);
