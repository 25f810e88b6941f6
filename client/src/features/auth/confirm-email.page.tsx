import { academy } from '#domain/academy.ts';
import { graphql } from '../../gql/index.ts';
import { AccountLinkPage } from './account-link.tsx';

const CONFIRM = graphql(`
  mutation ConfirmEmailChange($input: AccountLinkInput!) {
    confirmEmailChange(input: $input) {
      detail
    }
  }
`);

/** Confirms an email that staff has set, by the link that was sent to it. */
export const Component = () => (
  <AccountLinkPage
    title="Confirmar tu correo"
    heading="Confirma tu correo"
    text={`${academy.name} anotó esta dirección para tu cuenta. Si es tuya, confírmala: desde entonces entras con ella, y se cierran las sesiones de antes.`}
    action="Es mi dirección"
    mutation={CONFIRM}
    detailOf={({ confirmEmailChange }) => confirmEmailChange?.detail}
  />
);
