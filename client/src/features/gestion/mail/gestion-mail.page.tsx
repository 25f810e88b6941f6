import { Stack } from '@chakra-ui/react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { filtersOf } from '../filters/filters-of.ts';
import { MAIL, mailParams, mailVariables, readMailFilters } from './gestion-mail.query.ts';
import { MailFilters } from './mail-filters.tsx';
import { MailList } from './mail-list.tsx';
import { MailNotice } from './mail-notice.tsx';
import { ResendFailed } from './resend-failed.tsx';

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const query = useAdminQuery(MAIL, {
    variables: mailVariables(params),
    failureText: 'No pudimos cargar los mensajes',
  });
  const data = query.data ?? query.previousData;
  const filters = filtersOf(listParams, mailParams, readMailFilters(params));
  const isUnused =
    filters.count === 0 && data?.health.sendsMessages === false && data.mailMessages.totalCount === 0;
  return (
    <>
      <PageHeading title="Correo · Gestión">Correo</PageHeading>
      <Stack gap="6">
        <MailNotice health={data?.health} />
        {filters.values.state === 'FAILED' && (
          <ResendFailed filters={filters.values} onSent={() => void query.refetch().catch(() => undefined)} />
        )}
        {!isUnused && (
          <MailList
            listParams={listParams}
            query={query}
            filters={<MailFilters {...filters} />}
            onClearFilters={filters.clear}
          />
        )}
      </Stack>
    </>
  );
};

/** Messages to a person. */
export const PersonMail = ({ id }: { id: string }) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(MAIL, {
    variables: { userId: id, after: listParams.after },
    failureText: 'No pudimos cargar los mensajes',
  });
  return (
    <Stack gap="4">
      <MailList listParams={listParams} query={query} />
    </Stack>
  );
};
