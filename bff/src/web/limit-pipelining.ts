import type { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';

const MAX_WAITING = 16;
/** Idle time of a connection. */
const KEPT_MS = 10_000;

type Line = { current: Response; waiting: number };

const lines = new WeakMap<Socket, Line>();

/**
 * Requests that a client sends before it has read an answer wait for that one to leave: nothing is computed and kept
 * for a client that does not read. One that sends many loses its connection.
 */
export const answerInTurn: RequestHandler = ({ socket }, response, next) => {
  const line = lines.get(socket);
  if (!line || line.current.closed) {
    lines.set(socket, { current: response, waiting: 0 });
    return next();
  }
  line.waiting += 1;
  if (line.waiting > MAX_WAITING) return void socket.destroy();
  line.current.once('close', () => {
    line.waiting -= 1;
    if (!socket.destroyed) next();
  });
  response.once('close', () => socket.setTimeout(KEPT_MS));
  line.current = response;
};
