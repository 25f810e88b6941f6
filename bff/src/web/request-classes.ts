import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';

type Classes = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Requests and responses that are created with the app's prototypes. Express sets the prototype of each object,
 * which makes V8 drop its optimisations; here that changes nothing.
 */
export const requestClassesOf = (app: Express): Classes => {
  function Request(this: IncomingMessage, socket: Socket) {
    IncomingMessage.call(this, socket);
  }
  Request.prototype = app.request;
  function Response(this: ServerResponse, ...args: [IncomingMessage]) {
    ServerResponse.apply(this, args);
  }
  Response.prototype = app.response;
  return { IncomingMessage: Request, ServerResponse: Response } as unknown as Classes; // functions that `new` calls
};
