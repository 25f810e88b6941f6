import { useMutation, useQuery } from '@apollo/client/react';
import { Checkbox, Skeleton, Stack, Text } from '@chakra-ui/react';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { useWrite } from '../../components/queries/use-write.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { graphql } from '../../gql/index.ts';
import type { MailTopic } from '../../gql/graphql.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

const PREFERENCES = graphql(`
  query MyMailPreferences {
    myMailPreferences {
      topic
      isWanted
    }
  }
`);

const SET_PREFERENCE = graphql(`
  mutation SetMailPreference($input: SetMailPreferenceInput!) {
    setMailPreference(input: $input) {
      topic
      isWanted
    }
  }
`);

const TOPICS: Record<MailTopic, { label: string; contents: string }> = {
  REMINDERS: { label: 'Recordatorios', contents: 'De tus clases y del vencimiento de tu CLU' },
  NEWS: { label: 'Novedades', contents: 'De la academia' },
};

/** Which email messages the owner of the account wants. */
const MailPreferences = () => {
  const { data, error, refetch } = useQuery(PREFERENCES, { fetchPolicy: 'network-only' });
  const [setPreference] = useMutation(SET_PREFERENCE, {
    update: (cache, { data: saved }) =>
      cache.modify({ fields: { myMailPreferences: (known) => saved?.setMailPreference ?? known } }),
  });
  const { attempt } = useWrite('No pudimos guardar tu elección. Vuelve a intentar.');

  if (error && !data) {
    return <RetryNote onRetry={() => refetch()}>No pudimos cargar tus preferencias</RetryNote>;
  }
  if (!data) return <Skeleton role="status" aria-busy aria-label="Cargando tus preferencias..." h="40" />;
  const { myMailPreferences: preferences } = data;
  const choose = (topic: MailTopic, isWanted: boolean) => {
    const variables = { input: { topic, isWanted } };
    const setMailPreference = preferences.map((one) => (one.topic === topic ? { ...one, isWanted } : one));
    return attempt((context) =>
      setPreference({ variables, context, optimisticResponse: { setMailPreference } }),
    );
  };
  return (
    <Stack gap="5">
      <Text color="fg.muted">Lo que cambia en tus clases y en tu cuenta te llega siempre.</Text>
      {preferences.map(({ topic, isWanted }) => (
        <Checkbox.Root
          key={topic}
          alignItems="flex-start"
          checked={isWanted}
          onCheckedChange={({ checked }) => void choose(topic, checked === true)}
        >
          <Checkbox.HiddenInput aria-describedby={`mail-${topic}`} />
          <Checkbox.Control />
          <Stack gap="1">
            <Checkbox.Label>{TOPICS[topic].label}</Checkbox.Label>
            <SmallText id={`mail-${topic}`}>{TOPICS[topic].contents}</SmallText>
          </Stack>
        </Checkbox.Root>
      ))}
    </Stack>
  );
};

export const MailDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <DetailDialog title="Mensajes por email" isOpen={isOpen} onClose={onClose}>
    {isOpen && <MailPreferences />}
  </DetailDialog>
);
