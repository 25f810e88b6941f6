import { messages } from '#domain/messages.ts';
import { invalidField } from '../../input.ts';

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some tens of thousands, in lower case; read when somebody first chooses a password anew. */
const readCommonest = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Rejects one of the commonest, however its letters are written. */
export const requireUncommon = async (field: string, password: string) => {
  commonest ??= readCommonest();
  if ((await commonest).has(password.toLowerCase())) throw invalidField(field, messages.commonPassword);
};
