import { Button, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { IntegrationSection } from './integration-section.tsx';
import { ServiceAccountSection } from './service-account-section.tsx';
import { WebhookSection } from './webhook-section.tsx';

const INTEGRATIONS = graphql(`
  query Integrations {
    me {
      ...Roles
    }
    webhookEndpoints {
      id
      ...WebhookCard_endpoint
    }
    serviceAccounts {
      id
      ...ServiceAccountCard_account
    }
  }
`);

export const Component = () => {
  const query = useAdminQuery(INTEGRATIONS, { failureText: 'No pudimos cargar las integraciones' });
  return (
    <>
      <ScreenHeading
        title="Integraciones · Gestión"
        description="Conecta la academia con otros programas: un calendario, un CRM, un sistema de facturación."
      >
        Integraciones
      </ScreenHeading>
      <Stack gap={{ base: '10', md: '14' }}>
        <WebhookSection query={query} endpoints={query.data?.webhookEndpoints} />
        <ServiceAccountSection query={query} accounts={query.data?.serviceAccounts} />
        <TokenSection />
      </Stack>
    </>
  );
};

/** The addresses of the APIs. Access tokens belong to a person and are created at /seguridad. */
const TokenSection = () => (
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
