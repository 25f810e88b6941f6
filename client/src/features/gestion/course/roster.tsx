import { Button, Field, HStack, Input, InputGroup, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { SEARCH_MAX } from '#domain/search-limits.ts';
import { searchWords } from '#domain/search.ts';
import { foldSearched } from '#domain/texts/text.ts';
import { SearchIcon } from '../../../components/icons.tsx';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import type { RosterRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { BulkActions } from '../selection/bulk-actions.tsx';
import { selectableOf, type SelectableEnrolment } from '../enrolments/enrolment-label.ts';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ChoosePage } from '../selection/choose-page.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { isOpenEnrolment, RosterRow } from './roster-row.tsx';

const columnsOf = (isPersonal: boolean) => [
  { name: 'Estudiante' },
  { name: isPersonal ? 'Cuándo' : 'Teléfono', width: '10rem' },
  { name: 'Documento', width: '6.75rem' },
  { name: 'Estado', width: '7.75rem' },
  { name: 'CLU', width: '9.5rem' },
  { name: 'Acciones', width: '13rem' },
];

type RosterProps = {
  enrolments: readonly RosterRow_EnrolmentFragment[];
  /** Personalised classes have a date per student. */
  isPersonal: boolean;
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
  /** Adds somebody whom the search does not find. */
  onMissing: ((search: string) => void) | undefined;
  /** Beside the search. */
  children: ReactNode;
};

const isFound = ({ user }: RosterRow_EnrolmentFragment, search: string) => {
  const { firstName = '', lastName = '', email = '', documentNumber = '', phone = '' } = user ?? {};
  const text = foldSearched([firstName, lastName, email, documentNumber, phone].join('\n'));
  const words = searchWords(search);
  return (words.length > 0 || search === '') && words.every((word) => text.includes(word));
};

/** The enrolments of a course by surname: who came is marked, and completed together. */
export const Roster = (props: RosterProps) => {
  const { enrolments, isPersonal, actions, onOpen, onMissing, children } = props;
  const [search, setSearch] = useState('');
  const shown = enrolments.filter((enrolment) => isFound(enrolment, search.trim()));
  const selection = useSelection<SelectableEnrolment>(search.trim(), shown);
  const open = shown.filter(isOpenEnrolment).map(selectableOf);
  const choose = selection.chooserOf(open);
  const all = { rows: open, selection, label: 'Elegir a todos' };

  return (
    <Stack gap="2">
      <HStack gap={{ base: '1', md: '2' }} wrap="wrap">
        {open.length > 0 && <ChoosePage {...all} />}
        {enrolments.length > 0 && (
          <Field.Root w={{ base: '8.75rem', md: '14rem' }}>
            <Field.Label srOnly>Buscar en la lista</Field.Label>
            <InputGroup startElement={<SearchIcon boxSize="4" />}>
              <Input
                type="search"
                size="sm"
                value={search}
                placeholder="Buscar"
                maxLength={SEARCH_MAX}
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
              />
            </InputGroup>
          </Field.Root>
        )}
        {children}
      </HStack>
      {enrolments.length === 0 ? (
        <EmptyNote>Todavía no hay inscripciones</EmptyNote>
      ) : shown.length === 0 ? (
        <EmptyNote
          action={
            onMissing && (
              <Button variant="outline" onClick={() => onMissing(search.trim())}>
                Agregar persona…
              </Button>
            )
          }
        >{`Nadie coincide con «${search.trim()}»`}</EmptyNote>
      ) : (
        <DenseTable
          caption="Inscripciones"
          columns={[
            { name: 'Elegir', width: '2.75rem', head: <VisuallyHidden>Elegir</VisuallyHidden> },
            ...columnsOf(isPersonal),
          ]}
        >
          {shown.map((enrolment) => (
            <RosterRow
              key={enrolment.id}
              enrolment={enrolment}
              isPersonal={isPersonal}
              isChosen={selection.has(enrolment.id)}
              onChoose={choose(enrolment.id)}
              actions={actions}
              onOpen={() => onOpen(enrolment.id)}
            />
          ))}
        </DenseTable>
      )}
      <BulkActions
        selection={selection}
        actions={actions}
        noun={{ one: 'elegido', many: 'elegidos' }}
        completeText="Completar a los presentes"
      />
    </Stack>
  );
};
