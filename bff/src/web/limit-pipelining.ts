import type { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';

const MAX_WAITING = 16;
const IDLE_MS = 10_000;

type Pipeline = { last: Response; waiting: number };

const pipelines = new WeakMap<Socket, Pipeline>();

/**
 * Handles pipelined requests one after another, so that no response is computed and buffered for a client that does
 * not read. A client that sends many loses its connection.
 */
export const limitPipelining: RequestHandler = ({ socket }, response, next) => {
  const pipeline = pipelines.get(socket);
  if (!pipeline || pipeline.last.closed) {
    pipelines.set(socket, { last: response, waiting: 0 });
    return next();
  }
  pipeline.waiting += 1;
  if (pipeline.waiting > MAX_WAITING) return void socket.destroy();
  pipeline.last.once('close', () => {
    pipeline.waiting -= 1;
    if (!socket.destroyed) next();
  });
  response.once('close', () => socket.setTimeout(IDLE_MS));
  pipeline.last = response;
};
