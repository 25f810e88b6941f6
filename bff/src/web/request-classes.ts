import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';

type Classes = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Requests and responses that have the app's prototypes from the start. Express gives them to each request by
 * setPrototypeOf, which makes V8 give up what it knows of the object; here that changes nothing any more.
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
