/** As `codegen.ts` generates them. */
type TypedDocument<Data, Variables> = {
  toString: () => string;
  __apiType?: (variables: Variables) => Data;
};

type FieldError = { field: string; message: string; code: string };

type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; reason?: string; fields?: FieldError[]; retryAfter?: number };
};

/** A failed request: `message` is for the user, the other fields are for programs. */
export class AcademyError extends Error {
  /** The HTTP status: 200 if other fields of the request succeeded. */
  readonly status: number;
  /** UNREADABLE if the response did not come from the academy, but for example from a proxy. */
  readonly code: string;
  readonly reason: string | null;
  readonly fields: FieldError[];
  /** Which field of the request failed. */
  readonly path: (string | number)[];
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | null;

  constructor(status: number, { message, path = [], extensions }: GraphqlError) {
    super(message);
    this.name = 'AcademyError';
    this.status = status;
    this.code = extensions.code;
    this.reason = extensions.reason ?? null;
    this.fields = extensions.fields ?? [];
    this.path = path;
    this.retryAfter = extensions.retryAfter ?? null;
  }
}

type Body<Data> = { data?: Data | null; errors?: GraphqlError[] };

const unreadable = ({ status, headers }: Response) => {
  const retryAfter = Number(headers.get('retry-after'));
  const extensions = { code: 'UNREADABLE', ...(retryAfter > 0 ? { retryAfter } : {}) };
  return new AcademyError(status, { message: `HTTP ${status}, and no response of the academy`, extensions });
};

const readBody = async <Data>(response: Response): Promise<Body<Data>> => {
  const text = await response.text();
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw unreadable(response);
  }
};

type Connection = { url: string; token?: string };

type Given<Variables> =
  Variables extends Record<string, never>
    ? [variables?: undefined, headers?: Record<string, string>]
    : [variables: Variables, headers?: Record<string, string>];

/** Returns a function that sends a document of operations.graphql and returns its data, typed; errors are thrown. */
export const connect =
  ({ url, token }: Connection) =>
  async <Data, Variables>(
    document: TypedDocument<Data, Variables>,
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
    const { data, errors } = await readBody<Data>(response);
    if (errors?.[0]) throw new AcademyError(response.status, errors[0]);
    if (!data) throw unreadable(response);
    return data;
  };
