import type { MoneyEntry } from '#domain/money/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { findMoneyRules, tillsOf } from './money-rules.ts';
import { usersById } from '../users/user.store.ts';
import type { TillSession } from '#domain/money/till.ts';
import type { MoneyRow, TillRow } from '../../csv/columns.ts';

const pointOfSaleOf = ({ receipt }: MoneyEntry) => (receipt === null ? null : Number.parseInt(receipt, 10));

const clerkNames = async (ids: string[]) => {
  const users = await usersById(ids);
  const names = new Map(users.flatMap((user) => (user ? [[user.id, userName(user)] as const] : [])));
  return (id: string | null) => names.get(id ?? '') ?? null;
};

/** Sessions with who opened and who closed them. */
export const withClerks = async (sessions: TillSession[]): Promise<TillRow[]> => {
  const nameOf = await clerkNames(
    sessions.flatMap(({ openedById, closedById }) => (closedById ? [openedById, closedById] : [openedById])),
  );
  return sessions.map((session) => ({
    ...session,
    openedBy: nameOf(session.openedById),
    closedBy: nameOf(session.closedById),
  }));
};

/** Entries with the person, who entered them, and the till that has the point of sale now. */
export const withMoneyNames = async (entries: MoneyEntry[]): Promise<MoneyRow[]> => {
  const [students, nameOf, rules] = await Promise.all([
    usersById(entries.map(({ userId }) => userId)),
    clerkNames(entries.flatMap(({ byId }) => byId ?? [])),
    findMoneyRules(),
  ]);
  const tillOf = new Map(tillsOf(rules).map(({ pointOfSale, name }) => [pointOfSale, name]));
  return entries.map((entry, index) => {
    const pointOfSale = pointOfSaleOf(entry);
    return {
      ...entry,
      student: students[index] ?? null,
      clerk: nameOf(entry.byId),
      till: pointOfSale === null ? null : (tillOf.get(pointOfSale) ?? `Punto de venta ${pointOfSale}`),
    };
  });
};
