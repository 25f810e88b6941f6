import { isOfApi, requireDescribed } from './described.ts';

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

type Checked = typeof fetch & { isChecked?: true };

/** Every REST response that a test fetches must match the document. */
const checkResponses = () => {
  const send: Checked = globalThis.fetch;
  if (send.isChecked) return;
  const fetchChecked: Checked = async (input, init) => {
    const response = await send(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!isOfApi(pathname)) return response;
    const { status, headers } = response;
    // A stream is left to who reads it.
    const isWhole = headers.has('content-length');
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    requireDescribed({
      method: init?.method ?? 'GET',
      pathname,
      status,
      headers,
      text: isWhole && isJson ? await response.clone().text() : null,
      sent: parsed(init?.body),
    });
    return response;
  };
  globalThis.fetch = Object.assign(fetchChecked, { isChecked: true as const });
};

checkResponses();
