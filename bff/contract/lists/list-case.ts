import type { Payload } from '../academy-api.ts';
import type { Scene } from './scene.ts';

/** A document as it is stored. */
export type Stored = Record<string, unknown> & { _id: unknown };

type Documents = {
  collection: { find: (filter: object) => { sort: (sort: object) => { toArray: () => Promise<object[]> } } };
};

export type Row = { id: string };

/** All documents of a model, in an order, past the model. */
export const stored = async (model: { collection: unknown }, sort: object): Promise<(Stored & Row)[]> => {
  const { collection } = model as Documents;
  const documents = (await collection.find({}).sort(sort).toArray()) as Stored[];
  return documents.map((document) => ({ ...document, id: String(document._id) }));
};

/** What a list is narrowed by. */
export type Criteria = Record<string, string | number | boolean | undefined>;

/** A list, and what it must return in its plainest form. */
export type ListCase<Of extends Row = Row> = {
  /** Everybody else's lists are read by an admin. */
  as?: 'student';
  /** What every call sends. */
  args?: (scene: Scene) => Payload;
  /** What each filter is tried with: together they cover all that the list takes. */
  values?: (scene: Scene) => Record<string, (string | number | boolean)[]>;
  /** Filters that exclude all others: a value, and its rows in order. */
  alone?: Record<string, { value: string; rows: () => Promise<Row[]> }>;
  /** The argument that has the filters, where they have one. */
  nested?: 'filter';
  /** All rows that there are, in the order of the list. */
  rows: (scene: Scene) => Promise<Of[]>;
  /** Whether a row matches the criteria. */
  means?: (row: Of, criteria: Criteria) => boolean;
  /** For criteria that change the order. */
  order?: (rows: Of[], criteria: Criteria) => Of[];
  /** The field that identifies a row, if that is not the id. */
  key?: string;
  /** Its order is not promised. */
  isUnordered?: true;
};

/** Widens the type of the rows, so that lists of all kinds are in one table. */
export const listCase = <Of extends Row>(list: ListCase<Of>) => list as unknown as ListCase;

/** Every filter alone and every two of them together, each with each value; and none. */
export const combinationsOf = (values: Record<string, (string | number | boolean)[]>): Criteria[] => {
  const singles = Object.entries(values).flatMap(([name, tried]) =>
    tried.map((value) => ({ name, criteria: { [name]: value } })),
  );
  const pairs = singles.flatMap((first, index) =>
    singles
      .slice(index + 1)
      .flatMap((second) => (first.name === second.name ? [] : [{ ...first.criteria, ...second.criteria }])),
  );
  return [{}, ...singles.map(({ criteria }) => criteria), ...pairs];
};
