import type { Socket } from 'node:net';
import { messages } from '#domain/messages.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to malformed HTTP, which middleware never sees, with a JSON error. */
export const rejectMalformedRequest = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusLine = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({
    detail: statusLine.startsWith('431') ? messages.tooLarge : messages.malformedRequest,
  });
  socket.end(
    [
      `HTTP/1.1 ${statusLine}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
