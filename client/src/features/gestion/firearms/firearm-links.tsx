import { Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';

const links = [
  { to: paths.gestionFirearms, label: 'Armas' },
  { to: paths.gestionAmmunition, label: 'Munición' },
  { to: paths.gestionAmmunitionSheets, label: 'Planillas' },
  { to: paths.gestionBook, label: 'Libro' },
];

/** Switches between the screens of the armoury. */
export const FirearmLinks = () => {
  const { pathname } = useLocation();
  return (
    <HStack as="nav" aria-label="Armas" gap="2" wrap="wrap">
      {links.map(({ to, label }) => (
        <Button
          key={to}
          asChild
          size="sm"
          variant={to === pathname ? 'solid' : 'outline'}
          aria-current={to === pathname ? 'page' : undefined}
        >
          <Link to={to}>{label}</Link>
        </Button>
      ))}
    </HStack>
  );
};
