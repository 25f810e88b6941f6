import { Stack } from '@chakra-ui/react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { INTEGRATIONS } from './gestion-integrations.query.ts';
import { ServiceAccountSection } from './service-account-section.tsx';
import { TokenSection } from './token-section.tsx';
import { WebhookSection } from './webhook-section.tsx';

export const Component = () => {
  const query = useAdminQuery(INTEGRATIONS, { failureText: 'No pudimos cargar las integraciones' });
  return (
    <>
      <PageHeading
        title="Integraciones · Gestión"
        description="Conecta la academia con otros programas: un calendario, un CRM, un sistema de facturación."
      >
        Integraciones
      </PageHeading>
      <Stack gap={{ base: '10', md: '14' }}>
        <WebhookSection query={query} endpoints={query.data?.webhookEndpoints} />
        <ServiceAccountSection query={query} accounts={query.data?.serviceAccounts} />
        <TokenSection />
      </Stack>
    </>
  );
};
