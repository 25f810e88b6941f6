import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { IntegrationSection } from './integration-section.tsx';

/** The addresses of the APIs. Access tokens belong to a person and are created at /seguridad. */
export const TokenSection = () => (
  <IntegrationSection
    title="Tokens de acceso"
    description="Dejan que un programa lea o administre la academia por ti, por REST o por GraphQL. Se crean en Seguridad, con los permisos que elijas."
    action={
      <Button variant="outline" asChild>
        <Link to={paths.security}>Ver mis tokens</Link>
      </Button>
    }
  />
);
