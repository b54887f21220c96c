import * as t from 'io-ts';
import { memberDecoder, nonEmptyText, oneOf, textOrNull, withFallback, type Json } from '../../kernel';
import { primaryKeyOf, type Schema } from '../schema';
import { collectionTemplate, referenceOf, type CollectionTemplate } from '../templates';
import type { ItemsQuery } from './items-query';
import { integerBetween, objectIn } from './saved-values';
import { sortParts } from './sort';
import { tableItemsQuery, type TableQuery } from './table-query';
import { FILES, imageSources, thumbnailFields } from './thumbnail';

/** Settings of the cards (spec 000, 3). */
export interface CardsOptions {
  /** From 2 to 5. */
  readonly size: number;
  /** Placeholder of a missing picture. */
  readonly icon: string;
  /** Templates; null for none. */
  readonly title: string | null;
  readonly subtitle: string | null;
  /** A field that points to a file; null for no pictures. */
  readonly imageSource: string | null;
  readonly imageFit: 'crop' | 'contain';
}

const [MIN_CARD_SIZE, MAX_CARD_SIZE, DEFAULT_CARD_SIZE] = [2, 5, 4];

/** The next step of the size button; the largest is followed by the smallest. */
export const nextCardSize = (size: number): number => (size >= MAX_CARD_SIZE ? MIN_CARD_SIZE : size + 1);

const decodeSaved = memberDecoder({
  size: withFallback(integerBetween(MIN_CARD_SIZE, MAX_CARD_SIZE), DEFAULT_CARD_SIZE),
  icon: withFallback(nonEmptyText, 'box'),
  title: textOrNull,
  subtitle: textOrNull,
  /** An explicit null means no pictures. */
  imageSource: withFallback(t.union([t.string, t.null]), ''),
  imageFit: withFallback(oneOf(['crop', 'contain']), 'crop' as const),
});

/** Decodes a preset's `layout_options` for cards. Total: invalid options take their defaults. */
export const decodeCardsOptions = (schema: Schema, collection: string, layoutOptions: Json): CardsOptions => {
  const { imageSource, ...saved } = decodeSaved(objectIn(layoutOptions, 'cards'));
  const sources = imageSources(schema, collection);
  const isValid = imageSource === null || sources.includes(imageSource);
  return { ...saved, imageSource: isValid ? imageSource : (sources[0] ?? null) };
};

/** The two lines of a card. Without a title template the first line is the item's own title. */
export interface CardTexts {
  readonly title: CollectionTemplate;
  readonly subtitle: CollectionTemplate | null;
}

export const cardTexts = (
  schema: Schema,
  collection: string,
  { title, subtitle }: CardsOptions,
  language: string | null = null,
): CardTexts => ({
  title: collectionTemplate(schema, collection, title, language),
  subtitle: subtitle === null ? null : collectionTemplate(schema, collection, subtitle, language),
});

/** What the second line of a file's card is made of. */
const FILE_FACTS = ['type', 'filename_download', 'width', 'height', 'filesize'] as const;

/** True for cards of files without a subtitle template: they show type, dimensions and size. */
export const showsFileFacts = (collection: string, { subtitle }: Pick<CardsOptions, 'subtitle'>): boolean =>
  collection === FILES && subtitle === null;

/** Without fields that the user cannot read: the server would refuse the list. */
const fileFactFields = (schema: Schema, collection: string, options: CardsOptions): readonly string[] =>
  showsFileFacts(collection, options)
    ? FILE_FACTS.filter((field) => referenceOf(schema, collection, field) !== null)
    : [];

const USERS = 'directus_users';

/** True for cards of users: initials stand for a missing picture, and the foot shows role and status. */
export const showsPeople = (collection: string): boolean => collection === USERS;

/** Without fields that the user cannot read. */
const personFields = (schema: Schema, collection: string): readonly string[] =>
  showsPeople(collection)
    ? ['role.name', 'status'].filter((field) => referenceOf(schema, collection, field) !== null)
    : [];

/**
 * The request of cards: the fields of both lines, of the picture and of the sort order, so that loaded cards can be
 * sorted locally. Page, limit, search and filter as in a table.
 */
export const cardsItemsQuery = (
  schema: Schema,
  collection: string,
  query: TableQuery,
  options: CardsOptions,
): ItemsQuery => {
  const { title, subtitle } = cardTexts(schema, collection, options);
  const sortFields = query.sort === '' ? [] : [sortParts(query.sort).field];
  const fields = [
    ...title.fields,
    ...(subtitle?.fields ?? []),
    ...fileFactFields(schema, collection, options),
    ...personFields(schema, collection),
    ...thumbnailFields(schema, collection, options.imageSource),
    ...sortFields,
  ];
  return tableItemsQuery({ ...query, fields }, primaryKeyOf(schema, collection)?.field ?? null);
};
