const DEFAULT_NAME = 'academia';
const OF_MONGODB = ['admin', 'config', 'local'];

const NAME = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // the driver refuses the whole address
  }
};

const nameIn = (uri: string | undefined) => decoded(NAME.exec(uri ?? '')?.[1] ?? '');

type Given = { MONGODB_URI?: string | undefined; DB_NAME?: string | undefined };

export const databaseName = ({ MONGODB_URI, DB_NAME }: Given) =>
  nameIn(MONGODB_URI) || (DB_NAME ?? DEFAULT_NAME);

export const databaseNameErrors = (given: Given) => {
  const named = nameIn(given.MONGODB_URI);
  if (named && given.DB_NAME && named !== given.DB_NAME)
    return [`MONGODB_URI names the database ${named} and DB_NAME ${given.DB_NAME}: remove DB_NAME`];
  if (!OF_MONGODB.includes(databaseName(given))) return [];
  return [
    `${named ? 'MONGODB_URI' : 'DB_NAME'} names the database ${databaseName(given)}, which is MongoDB's own: name one of the app's; add the database of the user as ?authSource=${databaseName(given)}`,
  ];
};
