import { auditText, changesBetween, type AuditActor } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { actorId, actorName, type Ctx } from './context.ts';

type Known = { input: unknown; result: object | null };

const knownFields = ({ input, result }: Known): object => result ?? Object(input);

export const createdFields = (known: Known) => changesBetween({}, knownFields(known));

export const changedFields =
  <Subject>(toEntity: (subject: Subject) => object) =>
  ({ subject, ...known }: Known & { subject: Subject }) =>
    changesBetween(toEntity(subject), knownFields(known));

export const auditActorOf = ({ actor, operator }: Ctx): AuditActor => {
  if (operator !== null || !actor) {
    return { id: null, label: operator ?? messages.auditSystem, isServiceAccount: false };
  }
  const label = auditText(actorName(actor));
  return { id: actorId(actor), label, isServiceAccount: actor.user === null };
};
