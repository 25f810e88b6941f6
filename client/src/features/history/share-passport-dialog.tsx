import { useQuery } from '@apollo/client/react';
import { Button, Field, Fieldset, NativeSelect, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { LabelledCheckbox } from '../../components/choices/labelled-checkbox.tsx';
import { copyText } from '../../clipboard.ts';
import { notify } from '../../components/feedback/notify.ts';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { useWrite } from '../../components/queries/use-write.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { graphql } from '../../gql/index.ts';
import type { PassportPart } from '../../gql/graphql.ts';
import { PassportLinks, partLabels } from './passport-links.tsx';

const LINKS = graphql(`
  query MyPassportLinks {
    myPassportLinks {
      id
      ...PassportLinks_link
    }
  }
`);

const SHARE = graphql(`
  mutation SharePassport($input: SharePassportInput!) {
    sharePassport(input: $input) {
      id
      url
    }
  }
`);

const REVOKE = graphql(`
  mutation RevokePassportLink($input: RevokePassportLinkInput!) {
    revokePassportLink(input: $input) {
      detail
    }
  }
`);

const PARTS = Object.keys(partLabels) as PassportPart[];
const DURATIONS = { '1': '1 día', '7': '7 días', '30': '30 días', '365': '1 año' };

const copyLink = async (url: string) => {
  try {
    await copyText(url);
    notify.success('Enlace copiado al portapapeles');
  } catch {
    notify.error('No pudimos copiarlo: ábrelo y cópialo a mano');
  }
};

/** Chooses what a new link shows and for how long, and lists the links that work. */
const SharePassportForm = () => {
  const query = useQuery(LINKS, { fetchPolicy: 'network-only' });
  const { write, isBusy } = useWrite('No pudimos cambiar tus enlaces. Vuelve a intentar.');
  const [parts, setParts] = useState<readonly PassportPart[]>(PARTS);
  const [days, setDays] = useState('7');
  const reload = () => query.refetch().catch(() => undefined);

  const create = async () => {
    if (parts.length === 0) return notify.error(messages.passportParts);
    const data = await write(SHARE, { parts: [...parts], days: Number(days) });
    const link = data?.sharePassport;
    if (!link) return;
    await copyLink(link.url);
    await reload();
  };
  const end = async (id: string) => {
    if (!(await write(REVOKE, { id }))) return;
    notify.success(messages.passportLinkRevoked);
    await reload();
  };

  return (
    <Stack gap="6">
      <Fieldset.Root gap="3">
        <Fieldset.Legend fontWeight="semibold">Qué verá quien tenga el enlace</Fieldset.Legend>
        {PARTS.map((part) => (
          <LabelledCheckbox
            key={part}
            label={partLabels[part]}
            isChecked={parts.includes(part)}
            onChange={(isChecked) =>
              setParts(PARTS.filter((one) => (one === part ? isChecked : parts.includes(one))))
            }
          />
        ))}
        <Fieldset.HelperText>Nada más: ni tu nombre completo, ni tu documento.</Fieldset.HelperText>
      </Fieldset.Root>
      <Field.Root>
        <Field.Label>Por cuánto tiempo</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            {Object.entries(DURATIONS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Button
        alignSelf="start"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void create()}
      >
        Crear y copiar el enlace
      </Button>
      {query.data ? (
        <PassportLinks
          links={query.data.myPassportLinks}
          isBusy={isBusy}
          onCopy={(url) => void copyLink(url)}
          onRevoke={(id) => void end(id)}
        />
      ) : query.error ? (
        <RetryNote onRetry={() => query.refetch()}>No pudimos cargar tus enlaces</RetryNote>
      ) : (
        <Skeleton h="16" />
      )}
    </Stack>
  );
};

export const SharePassportDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <DetailDialog title="Compartir mi pasaporte" isOpen={isOpen} onClose={onClose}>
    {isOpen && <SharePassportForm />}
  </DetailDialog>
);
