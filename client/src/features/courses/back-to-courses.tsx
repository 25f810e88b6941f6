import { Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ChevronLeftIcon } from '../../components/icons.tsx';
import { paths } from '../../paths.ts';

export const BackToCourses = () => (
  <StyledLink asChild color="fg.warning" py="2">
    <Link to={paths.courses}>
      <ChevronLeftIcon boxSize="4" />
      Cursos
    </Link>
  </StyledLink>
);
