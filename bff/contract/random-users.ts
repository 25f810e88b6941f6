import { Types } from 'mongoose';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { foldText } from '#domain/texts/text.ts';
import { searchFields } from '#domain/users/user.search.ts';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Choices of one seed. */
export const choicesFrom = (seed: number) => {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  return {
    random,
    pick,
    whole: (least: number, most: number) => least + Math.floor(random() * (most - least + 1)),
    happens: (share: number) => random() < share,
    some: <Value>(values: readonly Value[]): Value => {
      const value = pick(values);
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
};

type Random = () => number;

const FIRST_NAMES =
  'María Juan José Ana Carlos Lucía Martín Sofía Luis Valentina Jorge Camila Diego Julieta Pablo Florencia Miguel Agustina Joaquín Rocío Facundo Milagros Nicolás Zoe Íñigo Ximena Wanda Ulises Begoña Quimey';
const LAST_NAMES =
  'González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Torres Álvarez Ruiz Ramírez Flores Benítez Acosta Medina Herrera Suárez Aguirre Giménez Gutiérrez Pereyra Rojas Molina Castro Ortiz Silva Núñez Luna Juárez Cabrera Ríos Morales Godoy Moreno Ferreyra Domínguez Carrizo Peralta Castillo Ledesma Quiroga Vega Vera Muñoz Ojeda Ponce Villalba Cardozo Navarro Coronel Vázquez Ávila Güemes Yáñez Zapata Ibáñez Ñancucheo';
const ODD_NAMES = [
  'İpek',
  'Straße',
  '😀🎯',
  '𝓐𝓷𝓪',
  'Ana.*',
  'O’Higgins (h)',
  '[a-z]+|\\d',
  '$gt',
  'De la Ñata',
  'Łódź',
];
const DOMAINS =
  'gmail.com gmail.com gmail.com hotmail.com hotmail.com yahoo.com.ar outlook.com example.org correo.example';
const SYLLABLES =
  'ba be bi bo ca co cha da di do fa fe ga gui ha ja ju ka la le li lo lla ma me mi mo na ni no pa pe pi que ra re rri sa se si so ta te ti to tra va vi xa ya yu za';

const words = (text: string) => text.split(' ');
const [firstNames, lastNames, domains, syllables] = [FIRST_NAMES, LAST_NAMES, DOMAINS, SYLLABLES].map(words);

const oneOf = <T>(random: Random, list: readonly T[] = []) => list[Math.floor(random() * list.length)] as T;

/** The first of a list far more often than the last, as names are. */
const frequentOf = (random: Random, list: readonly string[] = []) =>
  list[Math.floor(list.length ** random()) - 1] as string;

const anyName = (random: Random) => {
  const text = Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(random, syllables)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const nameFrom = (random: Random, list: readonly string[] | undefined) => {
  const kind = random();
  if (kind < 0.01) return oneOf(random, ODD_NAMES);
  return kind < 0.25 ? anyName(random) : frequentOf(random, list);
};

const emailName = (random: Random, firstName: string, lastName: string) => {
  const plain = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
  const [first, last] = [plain(firstName), plain(lastName)];
  const kind = random();
  if (kind < 0.4) return `${first}.${last}`;
  if (kind < 0.6) return `${first.charAt(0)}${last}`;
  return kind < 0.8 ? `${last}_${first}` : plain(anyName(random) + anyName(random));
};

const EPOCH = Date.UTC(2015, 0, 1);

/** A user as it is stored, search fields included; its text does not depend on its position in the order. */
export const randomUser = (random: Random, index: number) => {
  const firstName = nameFrom(random, firstNames);
  const lastName = nameFrom(random, lastNames);
  const number = String(10_000_000 + Math.floor(random() * 80_000_000)).replace(
    /(\d+)(\d{3})(\d{3})/,
    '$1.$2.$3',
  );
  const user = {
    firstName,
    lastName,
    email: `${emailName(random, firstName, lastName)}${Math.floor(random() * 1e6)}.${index}@${oneOf(random, domains)}`,
    documentNumber: random() < 0.05 ? `AA${index}` : number,
  };
  return {
    _id: new Types.ObjectId(),
    ...user,
    ...searchFields(user),
    documentKey: `${documentKey(user.documentNumber)}-${index}`,
    passwordHash: null,
    role: index % 5_000 === 0 ? ('admin' as const) : ('student' as const),
    documentType: 'DNI' as const,
    birthDate: '1990-05-17',
    gender: 'Hombre' as const,
    address: 'Av. San Martín 1234',
    city: 'Pilar',
    province: 'Buenos Aires',
    postalCode: null,
    phone: '+54 11 4000-0000',
    isActive: index % 50 !== 0,
    // Threes of one instant, so that the order needs its second key.
    createdAt: new Date(EPOCH + Math.floor(index / 3) * 1_000),
    clu: null,
    cluExpiration: null,
    licenceUntil: '',
    googleKey: null,
    ref: null,
    referrals: 'settled' as const,
  };
};

export type RandomUser = ReturnType<typeof randomUser>;

const ODD_LETTERS = [...'aeñÑİißsMm.*$|\\()[]+?^-019@😀'];

const pieceOf = (random: Random, texts: readonly string[]) => {
  const characters = [...oneOf(random, texts).replaceAll('\u0001', ' ')];
  const start = Math.floor(random() * characters.length);
  return characters
    .slice(start, start + 1 + Math.floor(random() * 10))
    .join('')
    .trim();
};

const lettersOf = (random: Random) =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(random, ODD_LETTERS)).join('');

/** One or two words: pieces of what is stored, of one user or of two, and odd letters. */
export const randomSearch = (random: Random, texts: readonly string[]) => {
  const kind = random();
  if (kind < 0.05) return lettersOf(random);
  if (kind < 0.5) return pieceOf(random, texts) || 'a';
  const own = [oneOf(random, texts)];
  const second = kind < 0.75 ? pieceOf(random, own) : pieceOf(random, texts);
  return `${pieceOf(random, own)} ${second}`.trim() || 'a b';
};

/** The rule in its plainest form, on folded texts whose fields are apart. */
export const isNaiveMatch = (text: string, search: string) =>
  foldText(search)
    .replace(/['’.]/g, '')
    .split(/[\s,-]+/)
    .every((word) => text.includes(word));
