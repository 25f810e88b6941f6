import { Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ChevronLeftIcon } from '../../components/icons.tsx';

export const BackToPanel = () => (
  <StyledLink asChild color="fg.warning" py="2">
    <Link to={paths.admin}>
      <ChevronLeftIcon boxSize="4" />
      Admin Panel
    </Link>
  </StyledLink>
);
