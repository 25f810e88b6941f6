import type { CDPSession } from 'playwright-core';

const QUIET_MS = 2_000;
const KB = 1_000;
const LIMIT_MS = 20_000;

type Request = {
  url: string;
  isScript: boolean;
  begunAt: number;
  depth: number;
  /** Bytes with the time of their arrival. */
  parts: { at: number; bytes: number }[];
};

/** What a page had transferred when its content was seen, and in the end. */
export type Loaded = {
  kB: number;
  scriptKb: number;
  wholeKb: number;
  wholeScriptKb: number;
  /** The longest chain of requests that led to the content: each was known only from the one before. */
  depth: number;
};

type Frames = { callFrames: { url: string }[]; parent?: Frames };

const framesOf = (stack: Frames | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];

/** Follows the requests of a page by their time, in milliseconds since 1970. */
export const followRequests = (session: CDPSession) => {
  const requests = new Map<string, Request>();
  const byUrl = new Map<string, Request>();
  let wallOffset: number | null = null;
  let lastActivity = Date.now();
  let open = 0;

  session.on('Network.requestWillBeSent', (event) => {
    lastActivity = Date.now();
    if (event.request.url.startsWith('data:')) return;
    wallOffset ??= (event.wallTime - event.timestamp) * 1_000;
    const { initiator } = event;
    const origins = [...(initiator.url ? [initiator.url] : []), ...framesOf(initiator.stack as Frames)];
    const parents = origins.flatMap((url) => byUrl.get(url) ?? []);
    const [document] = requests.values();
    const cause =
      parents.length > 0 ? Math.max(...parents.map(({ depth }) => depth)) : (document?.depth ?? 0);
    const request: Request = {
      url: event.request.url,
      isScript: event.type === 'Script',
      begunAt: event.timestamp,
      depth: cause + 1,
      parts: [],
    };
    if (!requests.has(event.requestId)) open += 1;
    requests.set(event.requestId, request);
    if (!byUrl.has(request.url)) byUrl.set(request.url, request);
  });
  const add = (requestId: string, at: number, bytes: number) => {
    lastActivity = Date.now();
    requests.get(requestId)?.parts.push({ at, bytes });
  };
  session.on('Network.responseReceived', ({ requestId, timestamp, response, type }) => {
    add(requestId, timestamp, response.encodedDataLength);
    const request = requests.get(requestId);
    // A preload has the type Other until it arrives.
    if (request && (type === 'Script' || response.mimeType.includes('javascript'))) request.isScript = true;
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    open -= 1;
    const known = requests.get(requestId)?.parts.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    add(requestId, timestamp, Math.max(0, encodedDataLength - known));
  });
  session.on('Network.loadingFailed', () => {
    open -= 1;
  });

  const sum = (wanted: Request[], until: number) =>
    wanted
      .flatMap(({ parts }) => parts)
      .filter(({ at }) => at <= until)
      .reduce((total, { bytes }) => total + bytes, 0) / KB;

  return {
    quiet: async () => {
      const started = Date.now();
      while ((open > 0 || Date.now() - lastActivity < QUIET_MS) && Date.now() - started < LIMIT_MS)
        await new Promise((wake) => setTimeout(wake, 100));
    },
    until: (instant: number): Loaded => {
      const all = [...requests.values()];
      const scripts = all.filter(({ isScript }) => isScript);
      const moment = (instant - (wallOffset ?? 0)) / 1_000;
      return {
        kB: sum(all, moment),
        scriptKb: sum(scripts, moment),
        wholeKb: sum(all, Infinity),
        wholeScriptKb: sum(scripts, Infinity),
        depth: Math.max(
          ...all
            .filter(({ begunAt, parts }) => begunAt <= moment && parts.some(({ at }) => at <= moment))
            .map(({ depth }) => depth),
        ),
      };
    },
  };
};
