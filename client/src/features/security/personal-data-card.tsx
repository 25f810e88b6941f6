import { useMutation } from '@apollo/client/react';
import { Badge, Button, Card, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { shownOnDemand } from '../../components/records/on-demand.tsx';
import { graphql } from '../../gql/index.ts';
import type { SecurityQuery } from '../../gql/graphql.ts';
import { MyDataButton } from './my-data-button.tsx';

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
