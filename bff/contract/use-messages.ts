import { afterAll, beforeAll } from 'vitest';
import { academy } from '#domain/academy.ts';

/** Switches email messages on for a file. */
export const useMessages = () => {
  const { sendsMessages } = academy;
  beforeAll(() => void Object.assign(academy, { sendsMessages: true }));
  afterAll(() => void Object.assign(academy, { sendsMessages }));
};
