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

/** How long the toast is shown before its page is left. */
const READABLE_MS = 1_000;

/** Opens the public page of the certificate, which the server renders. Without a certificate only the toast shows. */
export const openCertificate = async (client: ApolloClient, enrolmentId: string) => {
  notify.info(messages.openingCertificate);
  const isReadable = new Promise((resolve) => setTimeout(resolve, READABLE_MS));
  try {
    const { data } = await client.query({
      query: ENROLMENT_CERTIFICATE,
      variables: { enrolmentId },
      fetchPolicy: 'network-only',
    });
    const code = data?.enrolmentCertificate?.code;
    if (!code) return;
    await isReadable;
    window.location.assign(`/verificar/${code}`);
  } catch {
    notify.error(messages.certificateNotOpened);
  }
};
