import * as v from 'valibot';
import { cellDay, cellValue, importSchema, inSpanish, type Cells } from '../import-cells.ts';
import { messages } from '../messages.ts';
import { fields, parseInput } from '../schema.ts';
import { WEAPONS } from '../weapons/weapon.catalogue.ts';
import type { ImportedFirearmColumn } from './firearm.columns.ts';
import { firearmSchema } from './firearm.schema.ts';
import { FIREARM_STATES, FIREARM_STATE_LABELS } from './firearm.ts';

export type ImportedFirearm = v.InferOutput<typeof firearmSchema>;

export const importFirearmsSchema = fields({
  ...importSchema(messages.importFirearmHeader).entries,
  confirmSimilar: v.nullish(v.boolean(messages.invalidInput), false),
});

/** The value of a label, or of the value itself; other cells are left for the schema to reject. */
const named = (cell: string | undefined, labels: readonly { value: string; label: string }[]) => {
  const texts = labels.flatMap(({ value, label }) => [label, value]);
  const found = cellValue(cell, texts);
  return labels.find(({ value, label }) => found === label || found === value)?.value ?? cell;
};

const MODELS = WEAPONS.map(({ id, label }) => ({ value: id, label }));
const STATES = FIREARM_STATES.map((value) => ({ value, label: FIREARM_STATE_LABELS[value] }));

const toCount = (cell: string | undefined) => (cell && /^\d+$/.test(cell) ? Number(cell) : cell);

/** The column of a field of the schema. */
const COLUMN_OF: Record<string, ImportedFirearmColumn> = { roundsBefore: 'roundsFired' };

/** The weapon of a line, or its errors by column. */
export const readFirearmLine = (cells: Cells<ImportedFirearmColumn>) => {
  const { model, state, roundsFired, serviceRounds, serviceDay, ...texts } = cells;
  const parsed = parseInput(firearmSchema, {
    ...texts,
    model: named(model, MODELS),
    state: named(state, STATES),
    roundsBefore: toCount(roundsFired),
    serviceRounds: toCount(serviceRounds),
    serviceDay: cellDay(serviceDay),
  });
  if (parsed.ok) return { record: parsed.value, errors: [] };
  const errors = parsed.errors.map(inSpanish);
  return {
    record: null,
    errors: errors.map(({ field, message }) => ({ field: COLUMN_OF[field] ?? field, message })),
  };
};
