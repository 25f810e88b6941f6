import { Box, Code, Stack, Text } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import type { MailKind } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FilterBar, filtersOf, type Filters } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { PersonFilter } from '../filters/id-filters.tsx';
import { SendAgainButton } from '../lists/send-again-button.tsx';
import { MAIL, mailParams, mailVariables, readMailFilters } from './gestion-mail.query.ts';
import { MailList } from './mail-list.tsx';
import { mailKinds, mailStates } from './mail-text.ts';

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
      <ScreenHeading title="Correo · Gestión">Correo</ScreenHeading>
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

const MailFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readMailFilters>>) => {
  const { enrolmentId } = values;
  return (
    <FilterBar count={count} onClear={clear}>
      <FilterSelect label="Estado" options={mailStates} {...of('state')} />
      <FilterSelect label="Tipo" options={mailKinds} {...of('kind')} />
      <Box w={{ base: 'full', sm: '14rem' }}>
        <PersonFilter isDense {...of('userId')} />
      </Box>
      {enrolmentId && (
        <FilterSelect
          label="Inscripción"
          all="todas"
          options={{ [enrolmentId]: { label: 'De una inscripción' } }}
          {...of('enrolmentId')}
        />
      )}
    </FilterBar>
  );
};

type MailNoticeProps = { health: { sendsMail: boolean; sendsMessages: boolean } | undefined };

/** Whether messages are sent, and otherwise how to switch them on. */
const MailNotice = ({ health }: MailNoticeProps) => {
  if (!health || (health.sendsMail && health.sendsMessages)) return null;
  if (health.sendsMessages) {
    return (
      <Notice tone="warning">
        El servidor no tiene SMTP_URL: los mensajes no salen y quedan aquí como se habrían enviado.
      </Notice>
    );
  }
  return (
    <Stack gap="4">
      <EmptyNote>Los mensajes a estudiantes están apagados</EmptyNote>
      <Text>
        Al encenderlos, cada estudiante recibe un email cuando se inscribe, cuando la academia confirma, mueve
        o cancela su clase, y un recordatorio antes. Para encenderlos, pon <Code>MESSAGES=on</Code> en la
        configuración del servidor y vuelve a iniciarlo. Sin <Code>SMTP_URL</Code> no sale ninguno: aquí ves
        los que habrían salido.
      </Text>
    </Stack>
  );
};

const RESEND_FAILED = graphql(`
  mutation ResendFailedMail($input: ResendFailedMailInput!) {
    resendFailedMail(input: $input) {
      count
      hasMore
    }
  }
`);

type ResendFailedProps = {
  filters: { kind: MailKind | null; userId: string | null; enrolmentId: string | null };
  onSent: () => void;
};

/** Sends the failed messages of the list again, also those of its other pages. */
const ResendFailed = ({ filters: { kind, userId, enrolmentId }, onSent }: ResendFailedProps) => {
  const { write, isBusy } = useWrite('No pudimos reenviar los mensajes. Vuelve a intentar.');
  return (
    <SendAgainButton
      label="Reenviar las fallidas"
      noun={{ one: 'mensaje', many: 'mensajes' }}
      isBusy={isBusy}
      send={async () => (await write(RESEND_FAILED, { kind, userId, enrolmentId }))?.resendFailedMail}
      onSent={onSent}
    />
  );
};
