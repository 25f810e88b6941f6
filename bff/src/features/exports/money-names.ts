import type { MoneyEntry } from '#domain/money/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { findMoneyRules, tillsOf } from '../money/money-rules.ts';
import { usersById } from '../users/user.store.ts';
import type { TillSession } from '#domain/money/till.ts';
import type { MoneyRow, TillRow } from './export.columns.ts';

const pointOfSaleOf = ({ receipt }: MoneyEntry) => (receipt === null ? null : Number.parseInt(receipt, 10));

/** Sessions with who opened and who closed them. */
export const withClerks = async (sessions: TillSession[]): Promise<TillRow[]> => {
  const ids = sessions.flatMap(({ openedById, closedById }) => [openedById, closedById ?? '']);
  const users = await usersById(ids.filter(Boolean));
  const nameOf = new Map(users.flatMap((user) => (user ? [[user.id, userName(user)] as const] : [])));
  return sessions.map((session) => ({
    ...session,
    openedBy: nameOf.get(session.openedById) ?? null,
    closedBy: nameOf.get(session.closedById ?? '') ?? null,
  }));
};

/** Entries with the person, who entered them, and the till that has the point of sale now. */
export const withMoneyNames = async (entries: MoneyEntry[]): Promise<MoneyRow[]> => {
  const clerkIds = entries.flatMap(({ byId }) => byId ?? []);
  const [students, clerks, rules] = await Promise.all([
    usersById(entries.map(({ userId }) => userId)),
    usersById(clerkIds),
    findMoneyRules(),
  ]);
  const clerkOf = new Map(clerkIds.map((id, index) => [id, clerks[index] ?? null]));
  const tillOf = new Map(tillsOf(rules).map(({ pointOfSale, name }) => [pointOfSale, name]));
  return entries.map((entry, index) => {
    const clerk = clerkOf.get(entry.byId ?? '');
    const pointOfSale = pointOfSaleOf(entry);
    return {
      ...entry,
      student: students[index] ?? null,
      clerk: clerk ? userName(clerk) : null,
      till: pointOfSale === null ? null : (tillOf.get(pointOfSale) ?? `Punto de venta ${pointOfSale}`),
    };
  });
};
