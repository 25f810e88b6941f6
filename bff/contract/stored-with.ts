import mongoose from 'mongoose';

/** Every stored document that has one of the words, by its collection. */
export const storedWith = async (words: readonly RegExp[]) => {
  const found: string[] = [];
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    for await (const document of collection.find()) {
      const text = JSON.stringify(document);
      const word = words.find((one) => one.test(text));
      if (word) found.push(`${collection.collectionName}: ${String(word)}`);
    }
  }
  return found;
};
