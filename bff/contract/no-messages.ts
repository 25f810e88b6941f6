import { afterAll, beforeAll } from 'vitest';
import { academy } from '#domain/academy.ts';

/** No email messages, which are sent in the background, while a file counts commands or what they examine. */
export const useNoMessages = () => {
  const { sendsMessages } = academy;
  beforeAll(() => void Object.assign(academy, { sendsMessages: false }));
  afterAll(() => void Object.assign(academy, { sendsMessages }));
};
