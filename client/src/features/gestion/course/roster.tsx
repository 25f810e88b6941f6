import { Box, Button, Field, HStack, Input, InputGroup, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { SEARCH_MAX } from '#domain/search-limits.ts';
import { searchWords } from '#domain/search.ts';
import { foldSearched } from '#domain/texts/text.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { SearchIcon } from '../../../components/icons.tsx';
import { documentNumberText } from '../../../components/records/document-text.ts';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import type { RosterRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import {
  enrolmentLabel,
  enrolmentName,
  selectableOf,
  type SelectableEnrolment,
} from '../enrolments/enrolment-label.ts';
import { RowActions } from '../enrolments/row-actions.tsx';
import { Rejection, RowBadges } from '../enrolments/row-badges.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { DenseCell, DenseRow, DenseTable, Line, PhoneLine } from '../lists/dense-table.tsx';
import { PhoneLink } from '../lists/phone-link.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { BulkActions } from '../selection/bulk-actions.tsx';
import { ChoosePage, RowCheckbox } from '../selection/checkboxes.tsx';
import { useSelection } from '../selection/use-selection.ts';

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

graphql(`
  fragment RosterRow_enrolment on Enrolment {
    id
    status
    startsAt
    completableFrom
    arrivedAt
    comingAt
    offerUntil
    price
    isPaid
    owed
    licence
    ageMissed
    cancellation {
      reason
    }
    course {
      id
      name
    }
    user {
      ...PersonName
      phone
      documentNumber
      cluExpiration
    }
  }
`);

/** Whether an action is possible. */
const isOpenEnrolment = ({ status }: Pick<RosterRow_EnrolmentFragment, 'status'>) =>
  status === 'PENDING' || status === 'CONFIRMED';

type RosterRowProps = {
  enrolment: RosterRow_EnrolmentFragment;
  isPersonal: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean, isRange: boolean) => void;
  actions: EnrolmentActions;
  onOpen: () => void;
};

const RosterRow = ({ enrolment, isPersonal, isChosen, onChoose, actions, onOpen }: RosterRowProps) => {
  const { id, user, licence, startsAt } = enrolment;
  const name = enrolmentName(enrolment);
  return (
    <DenseRow isInert={actions.isInert(id)}>
      <DenseCell area="choice">
        {isOpenEnrolment(enrolment) ? (
          <RowCheckbox
            label={`Elegir ${enrolmentLabel(enrolment)}`}
            isChosen={isChosen}
            onChange={onChoose}
          />
        ) : (
          <Box w={{ base: '11', lg: '9' }} />
        )}
      </DenseCell>
      <DenseCell area="title">
        <Line title={name}>
          <RowButton onClick={onOpen}>{name}</RowButton>
        </Line>
        <HStack hideFrom="lg" columnGap="2" rowGap="0" wrap="wrap">
          <RowBadges enrolment={enrolment} isBrief />
          <PhoneLine>
            {isPersonal ? rowDateText(startsAt) : user?.phone && <PhoneLink phone={user.phone} />}
          </PhoneLine>
        </HStack>
        <Rejection actions={actions} enrolmentId={id} />
      </DenseCell>
      <DenseCell>
        <Line>
          {isPersonal ? rowDateText(startsAt) : user?.phone ? <PhoneLink phone={user.phone} /> : '–'}
        </Line>
      </DenseCell>
      <DenseCell>
        <Line>{user ? documentNumberText(user.documentNumber) : 'Pendiente'}</Line>
      </DenseCell>
      <DenseCell>
        <RowBadges enrolment={{ ...enrolment, licence: 'VALID' }} />
      </DenseCell>
      <DenseCell>
        <LicenceBadge isShort state={licence} expiration={user?.cluExpiration} />
      </DenseCell>
      <DenseCell area="side">
        <RowActions enrolment={enrolment} actions={actions} />
      </DenseCell>
    </DenseRow>
  );
};
