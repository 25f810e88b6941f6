export const SEARCH = 'buscar';
export const AFTER = 'desde';

type ListParams = { search: string; after: string | null };

/** Search and cursor of a list, from the address. */
export const readListParams = (params: URLSearchParams): ListParams => ({
  search: params.get(SEARCH) ?? '',
  after: params.get(AFTER),
});

export const listVariables = ({ search, after }: ListParams) => ({ search: search || null, after });

/** A copy of the parameters of an address with these changed; null and '' take one away. */
export const changedParams = (params: URLSearchParams, changes: Record<string, string | null>) => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** The state of an address whose search takes the focus. */
export const FOCUS_SEARCH = 'search';
