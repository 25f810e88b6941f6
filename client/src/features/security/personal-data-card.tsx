import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Badge, Button, Card, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notifyFailure } from '../../components/feedback/failure.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { academyToday, shortDateText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { shownOnDemand } from '../../components/records/on-demand.tsx';
import { saveFile } from '../../components/records/save-file.ts';
import type { SecurityQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { isSessionEnd } from '../../session/api-error.ts';

const DeletionForm = shownOnDemand(async () => (await import('./deletion-form.tsx')).DeletionForm);

const WITHDRAW = graphql(`
  mutation WithdrawDeletion {
    withdrawDeletion {
      id
      deletion {
        state
      }
    }
  }
`);

type Deletion = SecurityQuery['me']['deletion'];

const describe = (deletion: Deletion) => {
  if (deletion?.state === 'REQUESTED' && deletion.requestedAt) {
    return `Pediste que borremos tus datos el ${shortDateText(deletion.requestedAt)}. La academia todavía no respondió.`;
  }
  if (deletion?.state === 'REFUSED') {
    return `La academia no aprobó tu pedido de borrado. Motivo: ${deletion.reason ?? ''}`;
  }
  return 'Puedes descargar todo lo que guardamos de ti, o pedir que lo borremos.';
};

/** Download of personal data, and the deletion request. */
export const PersonalDataCard = ({ deletion }: { deletion: Deletion }) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const [withdraw] = useMutation(WITHDRAW);
  const { attempt, isBusy } = useWrite('No pudimos retirar el pedido. Vuelve a intentar.');
  const isRequested = deletion?.state === 'REQUESTED';

  const takeBack = async () => {
    const result = await attempt((context) => withdraw({ context }));
    if (result) notify.success('Retiraste el pedido');
  };

  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby="personal-data">
      <Card.Body gap="5">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="personal-data" textStyle="2xl">
            Tus datos
          </Heading>
          {isRequested && <Badge colorPalette="accent">Borrado pedido</Badge>}
        </HStack>
        <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {describe(deletion)}
        </Text>
        <HStack gap="3" wrap="wrap">
          <MyDataButton />
          {isRequested ? (
            <Button
              variant="outline"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => void takeBack()}
            >
              Retirar el pedido
            </Button>
          ) : (
            <Button variant="outline" colorPalette="red" onClick={() => setIsConfirming(true)}>
              Pedir el borrado…
            </Button>
          )}
        </HStack>
      </Card.Body>
      <DetailDialog
        title="Pedir que borren mis datos"
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
      >
        {isConfirming && <DeletionForm onClose={() => setIsConfirming(false)} />}
      </DetailDialog>
    </Card.Root>
  );
};

const FAILED = 'No pudimos descargar tus datos. Revisa tu conexión y vuelve a intentar.';

/** Downloads all data of the signed-in user as JSON. */
const MyDataButton = () => {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    if (isBusy) return;
    notify.startAttempt();
    setIsBusy(true);
    try {
      const text = await readMyData(client);
      saveFile(new Blob([text], { type: 'application/json' }), `mis-datos-${academyToday()}.json`);
      notify.success('Archivo descargado');
    } catch (error) {
      if (!isSessionEnd(error)) notifyFailure(error, FAILED);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void download()}>
      {isBusy ? 'Descargando...' : 'Descargar mis datos'}
    </Button>
  );
};

const MY_DATA = graphql(`
  query MyData($after: String) {
    myData(after: $after) {
      records {
        section
        json
      }
      next
    }
  }
`);

/** All data of the signed-in user as JSON: a list of records per section. */
const readMyData = async (client: ApolloClient) => {
  const sections: Record<string, unknown[]> = {};
  let after: string | null = null;
  do {
    const variables: { after: string | null } = { after };
    const { data } = await client.query({ query: MY_DATA, variables, fetchPolicy: 'no-cache' });
    for (const { section, json } of data?.myData.records ?? []) {
      (sections[section] ??= []).push(JSON.parse(json));
    }
    after = data?.myData.next ?? null;
  } while (after !== null);
  return JSON.stringify(sections, null, 2);
};
