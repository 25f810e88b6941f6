import { academy } from '#domain/academy.ts';
import { graphql } from '../../gql/index.ts';
import { AccountLinkPage } from './account-link.tsx';

const STOP = graphql(`
  mutation StopAccountChange($input: AccountLinkInput!) {
    stopAccountChange(input: $input) {
      detail
    }
  }
`);

/** Stops what somebody asked for an account, by the link of a message. */
export const Component = () => (
  <AccountLinkPage
    title="No fui yo"
    heading="¿No fuiste tú?"
    text={`Alguien pidió un cambio en tu cuenta de ${academy.name}. Si no fuiste tú, detenlo: tu cuenta queda como estaba, y avisamos a la academia.`}
    action="No fui yo: detener el cambio"
    mutation={STOP}
    detailOf={({ stopAccountChange }) => stopAccountChange?.detail}
  />
);
