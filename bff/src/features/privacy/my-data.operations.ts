import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { inPerson } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { decodeCursor } from '../../lists/row-order.ts';
import { DATA_SECTIONS } from './personal-data.ts';

const PAGE_RECORDS = 200;

type DataRecord = { section: string; json: string };

const START = { index: 0, position: null };

const dataCursor = v.pipe(
  v.string(messages.invalidInput),
  v.rawTransform<string, { index: number; position: readonly unknown[] | null }>(
    ({ dataset, addIssue, NEVER }) => {
      const [name, cursor = ''] = dataset.value.split(':', 2);
      const index = DATA_SECTIONS.findIndex((section) => section.name === name);
      const section = DATA_SECTIONS[index];
      const position = section ? decodeCursor(section.order, cursor) : null;
      if (position) return { index, position };
      addIssue({ message: messages.invalidInput });
      return NEVER;
    },
  ),
);

export const readMyData = operation({
  field: 'Query.myData',
  access: inPerson,
  input: v.object({ after: v.nullish(dataCursor) }),
  run: async ({ ctx: { actor }, input: { after } }) => {
    const { index: first, position } = after ?? START;
    const records: DataRecord[] = [];
    for (const [offset, section] of DATA_SECTIONS.slice(first).entries()) {
      const { name } = section;
      const page = await section.read(actor.user, {
        position: offset === 0 ? position : null,
        limit: PAGE_RECORDS - records.length,
      });
      records.push(...page.records.map((record) => ({ section: name, json: JSON.stringify(record) })));
      if (page.cursor !== null) return { records, next: `${name}:${page.cursor}` };
    }
    return { records, next: null };
  },
});
