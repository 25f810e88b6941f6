import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { releasePlacesSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { countText } from '#domain/texts/numbers.ts';
import {
  BackButton,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import type { HeldPlacesQuery } from '../../../gql/graphql.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { rowDateText } from '../lists/row-date.ts';
import { graphql } from '../../../gql/index.ts';

const HELD_PLACES = graphql(`
  query HeldPlaces($userId: ID!) {
    heldPlaces(userId: $userId) {
      enrolments {
        id
        startsAt
        course {
          id
          name
        }
      }
      waiting {
        id
        position
        course {
          id
          name
          scheduledDate
        }
      }
    }
  }
`);

const RELEASE_PLACES = graphql(`
  mutation ReleasePlaces($input: ReleasePlacesInput!) {
    releasePlaces(input: $input) {
      id
      enrolment {
        id
        status
      }
      error {
        message
      }
    }
  }
`);

type Held = HeldPlacesQuery['heldPlaces'];

const labelsOf = ({ enrolments, waiting }: Held) => [
  ...enrolments.map(({ id, course, startsAt }) => ({
    id,
    text: `${course.name} · ${rowDateText(startsAt)}`,
  })),
  ...waiting.map(({ id, course, position }) => ({
    id,
    text: `${course.name} · ${rowDateText(course.scheduledDate)} · en espera, posición ${position}`,
  })),
];

type ReleaseFormProps = {
  userId: string;
  /** Proposed reason. */
  reason: string;
  onReleased: () => void;
  onBack?: () => void;
  /** A heading; with one, nothing is shown when there is nothing to release. */
  heading?: string;
};

type FormProps = ReleaseFormProps & { held: Held };

const Form = ({ userId, reason, heading, held, onReleased, onBack }: FormProps) => {
  const client = useApolloClient();
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: releasePlacesSchema,
    defaultValues: { reason },
    save: async (values) => {
      const data = await send(RELEASE_PLACES, { userId, ...values });
      const outcomes = data?.releasePlaces ?? [];
      const [error] = outcomes.flatMap((outcome) => outcome.error ?? []);
      if (error) notify.error(error.message);
      else notify.success('Lugares liberados');
      onReleased();
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
    failureText: 'No pudimos liberar los lugares. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  const labels = labelsOf(held);
  const count = labels.length === 1 ? 'un lugar' : `${countText(labels.length)} lugares`;

  return (
    <SchemaForm of={schemaForm} label="Liberar sus lugares" gap="4">
      {heading && (
        <Heading as="h2" textStyle="xl">
          {heading}
        </Heading>
      )}
      <chakra.ul listStyleType="none" maxH="16rem" overflowY="auto" aria-label="Lugares por liberar">
        {labels.map(({ id, text }) => (
          <chakra.li key={id} py="1" overflowWrap="anywhere">
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text color="fg.muted">
        Se cancelan sus inscripciones por venir y sale de las listas de espera. Cada lugar pasa a quien
        espera. No se puede deshacer.
      </Text>
      <TextField label="Motivo" required {...fieldProps('reason')} />
      <HStack gap="3" justify={onBack ? 'end' : 'start'} wrap="wrap">
        {onBack && <BackButton onBack={onBack} />}
        <SubmitButton
          action={`Liberar ${count}`}
          colorPalette="red"
          isBusy={isBusy}
          busyText="Liberando..."
        />
      </HStack>
    </SchemaForm>
  );
};

/** What a student holds in coming classes and waiting lists, and the button that releases all of it. */
export const ReleaseForm = (props: ReleaseFormProps) => {
  const { data, error } = useQuery(HELD_PLACES, {
    variables: { userId: props.userId },
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.heldPlaces;
  if (held && held.enrolments.length + held.waiting.length > 0) return <Form {...props} held={held} />;
  if (props.heading) return null;
  if (held) return <Text>No tiene lugares por venir ni espera ninguno.</Text>;
  return error ? (
    <Notice tone="error">No pudimos cargar sus lugares. Revisa tu conexión y vuelve a intentar.</Notice>
  ) : (
    <Skeleton h="24" />
  );
};
