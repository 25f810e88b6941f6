/** Every message of a rule or a toast, for server and client. Bundles contain only those that they name. */
export * as messages from './message-texts.ts';
