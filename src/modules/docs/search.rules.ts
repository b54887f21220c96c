import { matchesOf, type Range, titleExcerpt } from '../../domain/search';

/** A section of a page, or its beginning, as the build writes it. */
export interface SearchDocument {
  readonly path: string;
  readonly title: string;
  /** Title of the outermost group. */
  readonly group: string;
  /** Both null for the beginning of the page. */
  readonly heading: string | null;
  readonly id: string | null;
  readonly text: string;
}

/** A document with the words of its parts. */
interface IndexedDocument extends SearchDocument {
  readonly titleWords: ReadonlySet<string>;
  readonly headingWords: ReadonlySet<string>;
  readonly textWords: ReadonlySet<string>;
}

export interface SearchResult extends SearchDocument {
  readonly excerpt: string;
  /** The parts of the excerpt that match, from and to. */
  readonly matches: readonly Range[];
}

/** Further words of a query are ignored, as are further letters of a word. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 60;
const MAX_RESULTS = 20;

/** Points for a word in a part of a document; a whole word gets one more than its beginning. */
const TITLE_POINTS = 30;
const HEADING_POINTS = 10;
const TEXT_POINTS = 1;

const tokens = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words that are searched for. */
export const queryWords = (query: string): readonly string[] => [
  ...new Set(
    tokens(query.slice(0, MAX_WORDS * MAX_WORD_LENGTH))
      .slice(0, MAX_WORDS)
      .map((word) => word.slice(0, MAX_WORD_LENGTH)),
  ),
];

/** The documents with their words, which a search compares with. */
export class SearchIndex {
  private readonly documents: readonly IndexedDocument[];

  constructor(documents: readonly SearchDocument[]) {
    this.documents = documents.map((each) => ({
      ...each,
      titleWords: new Set(tokens(each.title)),
      headingWords: new Set(tokens(each.heading ?? '')),
      textWords: new Set(tokens(each.text)),
    }));
  }

  /** Documents in which every word begins a word; matches in titles first, then in headings, then in texts. */
  search(query: string): readonly SearchResult[] {
    const words = queryWords(query);
    if (words.length === 0) return [];
    return this.documents
      .map((document) => ({ document, score: scoreOf(words, document) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ document }) => resultOf(words, document));
  }
}

const inWords = (word: string, words: ReadonlySet<string>): number => {
  if (words.has(word)) return 2;
  for (const each of words) if (each.startsWith(word)) return 1;
  return 0;
};

const wordScore = (word: string, { titleWords, headingWords, textWords, heading }: IndexedDocument): number => {
  // The title counts for the beginning of the page only, so that its sections do not fill the list.
  const title = inWords(word, titleWords) * (heading === null ? TITLE_POINTS : TEXT_POINTS);
  return Math.max(title, inWords(word, headingWords) * HEADING_POINTS) + inWords(word, textWords) * TEXT_POINTS;
};

const scoreOf = (words: readonly string[], document: IndexedDocument): number => {
  const scores = words.map((word) => wordScore(word, document));
  const isInPart = words.some((word) => inWords(word, document.headingWords) + inWords(word, document.textWords) > 0);
  // A section that the query finds by the page's title alone says nothing that the page does not.
  return scores.includes(0) || (document.heading !== null && !isInPart)
    ? 0
    : scores.reduce((sum, each) => sum + each, 0);
};

const resultOf = (words: readonly string[], document: IndexedDocument): SearchResult => {
  const { path, title, group, heading, id, text } = document;
  const excerpt = titleExcerpt(words, text);
  return { path, title, group, heading, id, text, excerpt, matches: matchesOf(words, excerpt) };
};
