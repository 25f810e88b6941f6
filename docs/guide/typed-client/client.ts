import type { TypedDocumentString } from './generated/graphql.ts';

type FieldError = { field: string; message: string };

type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: FieldError[]; retryAfter?: number };
};

/** What went wrong: a sentence for the user in `message`, what a program decides by in `code`. */
export class AcademyError extends Error {
  readonly code: string;
  readonly fields: FieldError[];

  constructor({ message, extensions: { code, fields = [] } }: GraphqlError) {
    super(message);
    this.name = 'AcademyError';
    this.code = code;
    this.fields = fields;
  }
}

type Connection = { url: string; token?: string };

type Given<Variables> =
  Variables extends Record<string, never>
    ? [variables?: undefined, headers?: Record<string, string>]
    : [variables: Variables, headers?: Record<string, string>];

/** Answers a function that sends a document of operations.graphql and answers its data, typed; errors are thrown. */
export const connect =
  ({ url, token }: Connection) =>
  async <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...[variables, headers]: Given<Variables>
  ): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query: String(document), variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: GraphqlError[] };
    if (errors?.[0]) throw new AcademyError(errors[0]);
    if (!data) throw new Error(`No data, and no error: HTTP ${response.status}`);
    return data;
  };
