export const SEARCH = 'buscar';
export const AFTER = 'desde';

type ListParams = { search: string; after: string | null };

/** Search and cursor of a list, from the address. */
export const readListParams = (params: URLSearchParams): ListParams => ({
  search: params.get(SEARCH) ?? '',
  after: params.get(AFTER),
});

export const listVariables = ({ search, after }: ListParams) => ({ search: search || null, after });
