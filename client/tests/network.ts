import { vi } from 'vitest';

type GraphqlRequest = { operationName: string; variables: Record<string, unknown> };

const nodeFetch = globalThis.fetch;

/** Forwards the requests of the app to the server; a test may watch, delay, lose or respond to single operations. */
export const connectNetwork = (serverUrl: string) => {
  const sentOperations: GraphqlRequest[] = [];
  const sentKeys: { operationName: string; key: string | null }[] = [];
  const refused: number[] = [];
  const lost = new Set<string>();
  const lostResponses = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  let standIn: (() => Response) | null = null;

  const respond = async (path: string, init?: RequestInit) => {
    const { operationName, variables }: GraphqlRequest = init?.body
      ? JSON.parse(String(init.body))
      : { operationName: path, variables: {} };
    sentOperations.push({ operationName, variables });
    sentKeys.push({ operationName, key: new Headers(init?.headers).get('idempotency-key') });
    if (lost.has(operationName)) throw new TypeError('Failed to fetch');
    await held.get(operationName);
    const response = standIn?.() ?? (await nodeFetch(new URL(path, serverUrl), init));
    if (!response.ok) refused.push(response.status);
    const stillToLose = lostResponses.get(operationName) ?? 0;
    if (stillToLose > 0) {
      lostResponses.set(operationName, stillToLose - 1);
      throw new TypeError('Failed to fetch');
    }
    return response;
  };

  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.startsWith('/') ? respond(path, init) : nodeFetch(path, init),
  );

  const hold = (operationName: string) => {
    let release = () => {};
    held.set(operationName, new Promise((resolve) => (release = resolve)));
    return release;
  };

  return {
    /** The operations that the app sent, in order. */
    sentOperations,
    /** Their Idempotency-Keys. */
    sentKeys,
    operations: () => sentOperations.map(({ operationName }) => operationName),
    /** The statuses of 400 and above of the server's responses, in order. */
    refused,
    /** Delays the responses to an operation until the returned function is called. */
    hold,
    lose: (operationName: string) => lost.add(operationName),
    /** The server receives the next requests of an operation; its response is lost. */
    loseResponses: (operationName: string, count: number) => lostResponses.set(operationName, count),
    restore: () => {
      lost.clear();
      lostResponses.clear();
      standIn = null;
    },
    /** Responds to every operation instead of the server. */
    respondWith: (makeResponse: () => Response) => {
      standIn = makeResponse;
    },
  };
};

export type Network = ReturnType<typeof connectNetwork>;
