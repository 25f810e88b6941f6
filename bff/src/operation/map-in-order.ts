/** One after another, as the commands of a transaction are sent. */
export const mapInOrder = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
};
