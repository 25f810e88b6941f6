import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { notify } from '../../../../components/feedback/notify.ts';
import { useWrite } from '../../../../components/queries/use-write.ts';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { graphql } from '../../../../gql/index.ts';
import type { CallOffNote_CourseFragment } from '../../../../gql/graphql.ts';
import { callOffReasons } from '../../../../components/records/cancelled-text.ts';
import { SmallText } from '../../../../components/layout/small-text.tsx';

graphql(`
  fragment CallOffNote_course on Course {
    id
    callOff {
      reason
      note
      at
      undoUntil
    }
  }

  fragment CallOffNote_change on CourseWithContacts {
    course {
      isActive
      placesTaken
      placesLeft
      waitingCount
      ...CallOffNote_course
    }
    contacts {
      ...Contacts_contact
    }
  }
`);

const UNDO = graphql(`
  mutation UndoCallOff($input: UndoCallOffInput!) {
    undoCallOff(input: $input) {
      ...CallOffNote_change
    }
  }
`);

/** Whether an instant is still to come; renders again when it comes. */
const useIsComing = (instant: string) => {
  const [now, setNow] = useState(() => Date.now());
  const remaining = new Date(instant).getTime() - now;
  useEffect(() => {
    if (remaining <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), remaining);
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining > 0;
};

const restoredText = (lost: number) => {
  if (lost === 0) return 'El curso se da: avisa a los inscriptos';
  return lost === 1
    ? 'El curso se da. Una inscripción no se pudo recuperar'
    : `El curso se da. ${lost} inscripciones no se pudieron recuperar`;
};

type CallOffNoteProps = { course: CallOffNote_CourseFragment; onUndone: () => void };

const UndoButton = ({ course: { id }, onUndone }: CallOffNoteProps) => {
  const { write, isBusy } = useWrite('No pudimos deshacer la suspensión. Vuelve a intentar.');
  const undo = async () => {
    const data = await write(UNDO, { id });
    const undone = data?.undoCallOff;
    if (!undone) return;
    notify.success(restoredText(undone.contacts.filter(({ failure }) => failure !== null).length));
    onUndone();
  };
  return (
    <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void undo()}>
      {isBusy ? 'Deshaciendo...' : 'Deshacer suspensión'}
    </Button>
  );
};

/** Why and when a course was called off; for ten minutes with a button that undoes it. */
export const CallOffNote = ({ course, onUndone }: CallOffNoteProps) => {
  const { callOff } = course;
  const canUndo = useIsComing(callOff?.undoUntil ?? '');
  if (!callOff) return null;
  return (
    <Flex
      layerStyle="document"
      borderInlineStartWidth="4px"
      borderInlineStartColor="border.error"
      justify="space-between"
      align="center"
      gap="4"
      wrap="wrap"
      px={{ base: '4', md: '5' }}
      py="4"
      mb="6"
    >
      <Stack gap="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          Suspendido por la academia: {callOffReasons[callOff.reason].label.toLowerCase()}
        </Text>
        {callOff.note && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {callOff.note}
          </Text>
        )}
        <SmallText>
          {scheduledText(callOff.at)}
          {canUndo &&
            `. Se puede deshacer hasta las ${clockIn(new Date(callOff.undoUntil), academy.timeZone)}`}
        </SmallText>
      </Stack>
      {canUndo && <UndoButton course={course} onUndone={onUndone} />}
    </Flex>
  );
};
