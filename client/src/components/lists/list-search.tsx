import { Field, Input, InputGroup } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_MAX } from '#domain/search-limits.ts';
import { SearchIcon } from '../icons.tsx';
import { FOCUS_SEARCH } from '../queries/list-params.ts';

const DEBOUNCE_MS = 200;

type ListSearchProps = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  /** Lower, without a visible label. */
  isDense?: boolean;
};

/** Searches while typing. The query is in the address, and the box follows it. */
export const ListSearch = ({ label, placeholder, search, onSearch, isDense = false }: ListSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(search);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    if (search === sent.current || !input.current) return;
    sent.current = search;
    input.current.value = search;
  }, [search]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isAsked = useLocation().state === FOCUS_SEARCH;
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  const schedule = (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const query = text.trim();
      if (query === sent.current) return;
      sent.current = query;
      onSearch(query);
    }, DEBOUNCE_MS);
  };

  return (
    <Field.Root maxW={isDense ? undefined : '26rem'} w={isDense ? { base: 'full', md: '15rem' } : undefined}>
      <Field.Label srOnly={isDense}>{label}</Field.Label>
      <InputGroup startElement={<SearchIcon boxSize="4.5" />}>
        <Input
          ref={input}
          type="search"
          size={isDense ? 'sm' : undefined}
          defaultValue={search}
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          onChange={(event) => schedule(event.target.value)}
        />
      </InputGroup>
    </Field.Root>
  );
};
