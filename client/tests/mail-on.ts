import { onTestFinished } from 'vitest';
import { switchMessages } from '../../bff/src/outgoing/mail.ts';
import type { TestServer } from '../../bff/contract/harness.ts';

/** As at an academy that sends messages: nothing is delivered. */
export const sendMail = ({ deps }: TestServer) => {
  deps.mail = {
    sendLater: () => undefined,
    send: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  switchMessages({ MESSAGES: 'on', SMTP_URL: 'smtp://localhost' });
  onTestFinished(() => {
    deps.mail = null;
    switchMessages({ MESSAGES: 'off', SMTP_URL: undefined });
  });
};

/** As at an academy that stores messages and has no mail server. */
export const storeMail = () => {
  switchMessages({ MESSAGES: 'on' });
  onTestFinished(() => switchMessages({ MESSAGES: 'off' }));
};
