import { createHash, createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Ctx } from '../../../operation/context.ts';
import type { Env } from '../../../process/env.ts';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from '../../../process/derived-secret.ts';
import { clientKey } from '../../../process/limits.ts';
import { deviceOf } from '../../credentials/device.ts';
import { storeSecurityMail } from './security.mail.ts';
import { UserModel } from '../user.model.ts';

const MAX_DEVICES = 20;
const IPV4_NETWORK = /\.\d+$/;

/** An IPv6 address is already a network there. */
const networkOf = (ip: string) => {
  const address = clientKey(ip);
  return isIPv4(address) ? address.replace(IPV4_NETWORK, '') : address;
};

const markOf = (env: Env, text: string) =>
  canDeriveSecrets(env)
    ? createHmac('sha256', derivedSecret(env, { salt: '', purpose: 'device' }))
        .update(text)
        .digest('base64url')
    : createHash('sha256').update(text).digest('base64url');

/**
 * Remembers browser and network of a sign-in as a digest, and tells the person about one that is new. The first one
 * of an account is remembered without a message.
 */
export const rememberDevice = async (ctx: Ctx, userId: string) => {
  const { env, ip, userAgent } = ctx;
  const device = deviceOf(userAgent) ?? undefined;
  const text = `${userId} ${device ?? ''} ${networkOf(ip)}`;
  const mark = markOf(env, text);
  const earlier = beforeNewKey(env);
  const { devices = [] } = (await UserModel.findById(userId, { devices: 1 }).lean()) ?? {};
  if (devices.includes(mark)) return;
  await UserModel.updateOne({ _id: userId }, { $set: { devices: [...devices, mark].slice(-MAX_DEVICES) } });
  const isKnown = earlier !== null && devices.includes(markOf(earlier, text));
  if (devices.length === 0 || isKnown) return;
  await storeSecurityMail(userId, { causes: ['newDevice'], facts: device ? { device } : {} });
};
