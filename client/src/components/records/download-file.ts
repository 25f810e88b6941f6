import { ServerError } from '@apollo/client/errors';
import { sessionEndReason } from '../../session/api-error.ts';
import { expireSession, readSession } from '../../session/session.ts';
import { notifyFailure } from '../feedback/failure.ts';
import { notify } from '../feedback/notify.ts';
import { saveFile } from './save-file.ts';

/** Timeout between two parts of the file. */
const SILENCE_LIMIT_MS = 15_000;

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'datos.csv';

type Download = { failureText: string; onProgress?: (bytes: number) => void };

/** Downloads a file with the session's token. A failure is shown; a session that the server rejects ends. True if it succeeded. */
export const downloadFile = async (path: string, { failureText, onProgress }: Download) => {
  notify.startAttempt();
  const token = readSession().token ?? '';
  try {
    await saveResponse(path, token, onProgress);
    return true;
  } catch (error) {
    const reason = sessionEndReason(error);
    if (reason) expireSession(token, reason);
    else notifyFailure(error, failureText);
    return false;
  }
};

const saveResponse = async (path: string, token: string, onProgress: Download['onProgress']) => {
  const silence = new AbortController();
  let timer = window.setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  try {
    const response = await fetch(path, {
      headers: { authorization: `Bearer ${token}` },
      signal: silence.signal,
    });
    if (!response.ok) {
      throw new ServerError('No file', { response, bodyText: await response.text() });
    }
    const reader = response.body?.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
      parts.push(part.value);
      bytes += part.value.length;
      onProgress?.(bytes);
    }
    saveFile(
      new Blob(parts, { type: response.headers.get('Content-Type') ?? 'text/csv' }),
      fileNameOf(response),
    );
  } finally {
    window.clearTimeout(timer);
  }
};
