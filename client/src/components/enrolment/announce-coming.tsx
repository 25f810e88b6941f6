import { Button } from '@chakra-ui/react';
import { graphql } from '../../gql/index.ts';
import type { AnnounceComing_EnrolmentFragment } from '../../gql/graphql.ts';
import { Notice } from '../feedback/notice.tsx';
import { useWrite } from '../queries/use-write.ts';

graphql(`
  fragment AnnounceComing_enrolment on Enrolment {
    id
    comingAt
  }
`);

const ANNOUNCE = graphql(`
  mutation AnnounceComing($input: AnnounceComingInput!) {
    announceComing(input: $input) {
      ...AnnounceComing_enrolment
    }
  }
`);

/** Tells the academy that its student comes, or says that it has been told. */
export const AnnounceComing = ({ enrolment }: { enrolment: AnnounceComing_EnrolmentFragment }) => {
  const { id, comingAt } = enrolment;
  const { write, isBusy } = useWrite('No pudimos avisar a la academia');
  if (comingAt)
    return (
      <Notice tone="success" role="status">
        Avisaste que vienes. Te esperamos.
      </Notice>
    );
  return (
    <Button
      alignSelf="start"
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void write(ANNOUNCE, { id })}
    >
      {isBusy ? 'Avisando...' : 'Avisar que voy'}
    </Button>
  );
};
