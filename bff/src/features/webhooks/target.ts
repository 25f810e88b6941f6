import { messages } from '#domain/messages.ts';
import type { Env } from '../../process/env.ts';
import { invalidField } from '../../operation/input.ts';
import { hostOf, isPrivateHost } from '../../process/public-address.ts';

const PUBLIC_PORTS = ['', '8443'];

type Rules = Pick<Env, 'WEBHOOKS_ALLOW_PRIVATE'>;

/** Errors of the URL itself. The addresses of its host name are checked when connecting. */
export const targetError = ({ WEBHOOKS_ALLOW_PRIVATE }: Rules, address: string) => {
  if (WEBHOOKS_ALLOW_PRIVATE) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || !PUBLIC_PORTS.includes(url.port)) return messages.webhookUrlScheme;
  return isPrivateHost(hostOf(url)) ? messages.webhookUrlPrivate : null;
};

export const requireTarget = (rules: Rules, address: string) => {
  const error = targetError(rules, address);
  if (error) throw invalidField('url', { reason: 'WEBHOOK_URL_REFUSED', message: error });
};
