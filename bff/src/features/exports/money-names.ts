import type { MoneyEntry } from '#domain/money/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { findMoneyRules, tillsOf } from '../money/money-rules.ts';
import { usersById } from '../users/user.store.ts';
import type { MoneyRow } from './export.columns.ts';

const pointOfSaleOf = ({ receipt }: MoneyEntry) => (receipt === null ? null : Number.parseInt(receipt, 10));

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
