import { Stack } from '@chakra-ui/react';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { MAIL } from './gestion-mail.query.ts';
import { MailList } from './mail-list.tsx';

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
