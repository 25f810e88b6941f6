import { Button, Stack } from '@chakra-ui/react';
import { graphql } from '../../gql/index.ts';
import { Notice } from '../feedback/notice.tsx';
import { notify } from '../feedback/notify.ts';
import { useWrite } from '../queries/use-write.ts';
import { scheduledText } from '../records/date-text.ts';
import { nextSteps } from './next-steps.ts';

const ACCEPT_OFFER = graphql(`
  mutation AcceptOffer($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      id
      status
      offerUntil
      price
    }
  }
`);

type AcceptOfferProps = { enrolment: { id: string; offerUntil: string | null; price: number } };

/** The deadline of an offered seat, and the button that accepts it. */
export const AcceptOffer = ({ enrolment: { id, offerUntil, price } }: AcceptOfferProps) => {
  const { write, isBusy } = useWrite('No pudimos aceptar el lugar', nextSteps());
  if (offerUntil === null) return null;

  const send = async () => {
    const data = await write(ACCEPT_OFFER, { id, expectedPrice: price });
    if (data) notify.success('El lugar es tuyo');
  };

  return (
    <Stack gap="4" align="start">
      <Notice tone="warning" role="status">
        Se liberó un lugar para ti: acéptalo antes del {scheduledText(offerUntil)}, o pasa a quien sigue.
      </Notice>
      <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? 'Aceptando...' : 'Aceptar el lugar'}
      </Button>
    </Stack>
  );
};
