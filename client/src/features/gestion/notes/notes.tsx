import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { NoteForm } from './note-form.tsx';
import { noteMutations } from './notes.mutation.ts';
import { notesQueries, type Note, type NotesAbout } from './notes.query.ts';

type NotesProps = { about: NotesAbout; id: string };

/** What staff has written about a person or a class, newest first. */
export const Notes = ({ about, id }: NotesProps) => {
  const [sendRemoval] = useMutation(noteMutations[about].remove);
  const listParams = useListSearchParams();
  const query = useAdminQuery(notesQueries[about], {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar las notas',
  });
  const [removed, setRemoved] = useState<Note | null>(null);
  const { attempt, isBusy } = useWrite('No pudimos borrar la nota. Vuelve a intentar.');
  const reload = () => void query.refetch().catch(() => undefined);

  const remove = async ({ id: noteId }: Note) => {
    const result = await attempt((context) => sendRemoval({ variables: { id: noteId }, context }));
    if (!result?.data?.removed) return;
    setRemoved(null);
    notify.success('Nota borrada');
    reload();
  };

  return (
    <Stack gap="6">
      <NoteForm about={about} id={id} onAdded={reload} />
      <ListFrame
        noun={{ one: 'nota', many: 'notas', isFeminine: true }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.notes}
      >
        {({ nodes, isStale }) => (
          <Stack as="ul" listStyleType="none" gap="3" opacity={isStale ? 0.6 : 1} aria-label="Notas">
            {nodes.map((note) => (
              <Box as="li" key={note.id} layerStyle="document" px="4" py="3">
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {note.text}
                </Text>
                <Flex mt="2" gap="3" justify="space-between" align="center" wrap="wrap">
                  <SmallText>
                    {note.author}, {shortDateText(note.createdAt)}
                  </SmallText>
                  <Button variant="ghost" size="sm" onClick={() => setRemoved(note)}>
                    Borrar…
                  </Button>
                </Flex>
              </Box>
            ))}
          </Stack>
        )}
      </ListFrame>
      <ConfirmDialog
        title="Borrar la nota"
        action="Borrar"
        isOpen={removed !== null}
        isBusy={isBusy}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && void remove(removed)}
      >
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {removed?.text}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
};
