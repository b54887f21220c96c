import { shorten, textLength } from '../../kernel';
import { allFilters, type Filter } from '../filters';
import type { ItemsQuery } from '../query';
import type { TitleSource } from './title-source';

/** One letter is in nearly every title, unless it is a whole word: 猫. */
const MIN_LETTERS = 2;
const WHOLE_WORD = /\p{Ideographic}/u;

/** Further words only make the address longer. */
const MAX_WORDS = 4;
const MAX_WORD_LENGTH = 60;

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => shorten(word, MAX_WORD_LENGTH));

/** Whether a text is specific enough to search items for it. */
export const isSearchable = (text: string): boolean => textLength(text.trim()) >= MIN_LETTERS || WHOLE_WORD.test(text);

const capitalised = ([first = '', ...rest]: readonly string[]): string =>
  `${first.toUpperCase()}${rest.join('').toLowerCase()}`;

/** PostgreSQL compares upper and lower case, other databases do not: a word is looked for in its likely spellings. */
const spellingsOf = (word: string): readonly string[] => [
  ...new Set([word, word.toLowerCase(), capitalised([...word])]),
];

const contains = (path: string, word: string): Filter =>
  path.split('.').reduceRight<Filter>((inner, segment) => ({ [segment]: inner }), { _contains: word });

const anyOf = (filters: readonly Filter[]): Filter => {
  const [first = {}, ...rest] = filters;
  return rest.length === 0 ? first : { _or: filters };
};

/** Every word is in one of the texts. */
export const titleFilter = (paths: readonly string[], text: string): Filter =>
  allFilters(
    ...wordsOf(text).map((word) =>
      anyOf(paths.flatMap((path) => spellingsOf(word).map((spelling) => contains(path, spelling)))),
    ),
  ) ?? {};

/** The query for the first items of a collection whose title contains the words of a text. */
export const titleQuery = ({ paths, fields }: TitleSource, text: string, limit: number): ItemsQuery => ({
  fields,
  filter: titleFilter(paths, text),
  limit,
});
