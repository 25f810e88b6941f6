import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { invalidField } from '../../operation/input.ts';

let commonest: Promise<ReadonlySet<string>> | undefined;

const readCommonest = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

const { name, code } = academy;

const ACADEMY = new Set(
  [...name.split(' '), name.replaceAll(' ', ''), code].map((word) => word.toLowerCase()),
);

const isAcademy = (password: string) => {
  const words = password.toLowerCase().match(/\p{L}+/gu);
  return words?.every((word) => ACADEMY.has(word)) ?? false;
};

export const requireUncommon = async (field: string, password: string) => {
  commonest ??= readCommonest();
  const isCommon = (await commonest).has(password.toLowerCase());
  if (isCommon || isAcademy(password))
    throw invalidField(field, { reason: 'COMMON_PASSWORD', message: messages.commonPassword });
};
