import { toSnake } from './key-case.ts';

export async function* jsonParts(batches: AsyncIterable<readonly unknown[]>) {
  let isEmpty = true;
  yield '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const text = rows.map((row) => JSON.stringify(toSnake(row))).join(',');
    yield isEmpty ? text : `,${text}`;
    isEmpty = false;
  }
  yield ']';
}
