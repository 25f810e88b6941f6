/** Lower case without accents: "Muñoz" and "MUNOZ" become "munoz". */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const QUOTES_AND_DOTS = /['’‘‛ʼʹ′`´"“”„″.·]/g;
const DASHES = /[\p{Pd}\u2212\u00ad]/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The form in which texts are stored for a search and compared with one: without case, accents, quotes, dots, dashes and
 * invisible characters, any white space as one space. "33.343.411" becomes "33343411", "O’Higgins" "ohiggins".
 */
export const foldSearched = (text: string) =>
  foldText(text.replace(QUOTES_AND_DOTS, '').normalize('NFKC'))
    .replace(DASHES, '')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();

export const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
