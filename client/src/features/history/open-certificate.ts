import type { ApolloClient } from '@apollo/client';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';

const ENROLMENT_CERTIFICATE = graphql(`
  query EnrolmentCertificate($enrolmentId: ID!) {
    enrolmentCertificate(enrolmentId: $enrolmentId) {
      id
      code
    }
  }
`);

/** Opens the public page of the certificate, which the server renders. Without a certificate only the toast shows. */
export const openCertificate = async (client: ApolloClient, enrolmentId: string) => {
  notify.info(messages.openingCertificate);
  try {
    const { data } = await client.query({
      query: ENROLMENT_CERTIFICATE,
      variables: { enrolmentId },
      fetchPolicy: 'network-only',
    });
    const code = data?.enrolmentCertificate?.code;
    if (code) window.location.assign(`/verificar/${code}`);
  } catch {
    notify.error(messages.certificateNotOpened);
  }
};
