import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Field, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { SEARCH_MAX } from '#domain/search-limits.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { userName } from '#domain/users/user-name.ts';
import { graphql } from '../../../gql/index.ts';
import type { FindPeopleQuery } from '../../../gql/graphql.ts';
import { errorText } from '../../../session/api-error.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';

const FIND_PEOPLE = graphql(`
  query FindPeople($search: String!) {
    users(search: $search, byPhone: true, first: 8) {
      nodes {
        ...PersonName
        documentNumber
      }
    }
  }
`);

export type FoundPerson = FindPeopleQuery['users']['nodes'][number];

const FAILURE = 'No pudimos buscar. Revisa tu conexión.';
const DEBOUNCE_MS = 200;
const MIN_LENGTH = 2;

const useFoundPeople = (text: string) => {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  const isSkipped = search.length < MIN_LENGTH;
  const { data, previousData, loading, error } = useQuery(FIND_PEOPLE, {
    variables: { search },
    skip: isSkipped,
  });
  if (isSkipped) return { people: [], status: '', missing: null };
  const people = (data ?? previousData)?.users.nodes ?? [];
  if (error) return { people: [], status: errorText(error, FAILURE), missing: null };
  if (loading) return { people, status: 'Buscando…', missing: null };
  if (people.length > 0) return { people, status: '', missing: null };
  return { people, status: `Nadie coincide con «${search}»`, missing: search };
};

const detailOf = ({ email, documentNumber }: FoundPerson) =>
  isPendingDocument(documentNumber) ? email : `${email} · ${documentNumber}`;

type PersonComboboxProps = {
  label: string;
  value: FoundPerson | null;
  onChange: (person: FoundPerson | null) => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Lower; the label is the placeholder. */
  isDense?: boolean;
  /** Adds somebody whom the search does not find. */
  onMissing?: ((search: string) => void) | undefined;
};

/** Finds a person by name, email, document number or phone number. */
export const PersonCombobox = (props: PersonComboboxProps) => {
  const { label, value, onChange, error, inputRef, isDense, onMissing } = props;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const listId = useId();
  const { people, status, missing } = useFoundPeople(value ? '' : text);
  const isShown = isOpen && value === null && (people.length > 0 || status !== '');
  const isListed = isShown && people.length > 0;
  const active = isListed ? people[activeIndex] : undefined;
  const optionId = (id: string) => `${listId}-${id}`;

  const choose = (person: FoundPerson) => {
    onChange(person);
    setText('');
    setIsOpen(false);
  };

  const type = (typed: string) => {
    if (value) onChange(null);
    setText(typed);
    setActiveIndex(0);
    setIsOpen(true);
  };

  const step = (by: 1 | -1) => {
    setIsOpen(true);
    if (people.length > 0) setActiveIndex((activeIndex + by + people.length) % people.length);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => setIsOpen(false),
    Enter: () => active && choose(active),
  };

  const follow = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Field.Root position="relative" invalid={!!error}>
      <Field.Label srOnly={isDense}>{label}</Field.Label>
      <Input
        ref={inputRef}
        size={isDense ? 'sm' : undefined}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active.id)}
        autoComplete="off"
        maxLength={SEARCH_MAX}
        placeholder={isDense ? `${label}…` : 'Nombre, email, documento o teléfono'}
        value={value ? userName(value) : text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.parentElement?.contains(relatedTarget)) setIsOpen(false);
        }}
        onKeyDown={follow}
      />
      {isShown && (
        <Box
          position="absolute"
          top="100%"
          insetX="0"
          mt="1.5"
          zIndex="dropdown"
          layerStyle="document"
          boxShadow="lg"
          maxH="20rem"
          overflowY="auto"
        >
          {isListed && (
            <chakra.ul id={listId} role="listbox" aria-label={label} listStyleType="none">
              {people.map((person, index) => (
                <chakra.li
                  key={person.id}
                  id={optionId(person.id)}
                  role="option"
                  aria-selected={index === activeIndex}
                  px="4"
                  py="2.5"
                  cursor="pointer"
                  bg={index === activeIndex ? 'bg.muted' : undefined}
                  onPointerMove={() => setActiveIndex(index)}
                  // Before the blur of the input, which closes the list.
                  onPointerDown={(event) => {
                    event.preventDefault();
                    choose(person);
                  }}
                >
                  <Text fontWeight="semibold" overflowWrap="anywhere">
                    {userName(person)}
                  </Text>
                  <SmallText overflowWrap="anywhere">{detailOf(person)}</SmallText>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          {status && (
            <Text role="status" px="4" py="2.5" color="fg.muted">
              {status}
            </Text>
          )}
          {missing !== null && onMissing && (
            <Button
              size="sm"
              variant="ghost"
              mx="1"
              mb="1"
              onBlur={() => setIsOpen(false)}
              onClick={() => {
                setIsOpen(false);
                onMissing(missing);
              }}
            >
              Agregar persona…
            </Button>
          )}
        </Box>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
};
