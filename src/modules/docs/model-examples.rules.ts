import { type Access, readablePaths } from '../../domain/permissions';
import {
  type Field,
  isConcealed,
  isSecret,
  listableFields,
  primaryKeyOf,
  relatedCollectionOf,
  type Schema,
  visibleCollections,
} from '../../domain/schema';

/** An example with names of the platform's own data model. */
export interface ModelExample {
  readonly kind: 'text' | 'relation' | 'date' | 'request';
  /** A filter as JSON, or a request. */
  readonly code: string;
}

interface ExampleFields {
  readonly collection: string;
  readonly key: string;
  readonly text: string;
  /** A path to a text of a related item. */
  readonly related: string | null;
  readonly date: string | null;
}

const TEXT_TYPES = ['string', 'text'];
const DATE_TYPES = ['timestamp', 'dateTime', 'date'];

const isShown = (field: Field): boolean =>
  field.meta?.hidden !== true && !isSecret(field) && !isConcealed(field) && field.schema?.is_primary_key !== true;

/** The first readable field of these types that is no relation. */
const fieldOf = (schema: Schema, access: Access, collection: string, types: readonly string[]): string | null => {
  const named = listableFields(schema, collection)
    .filter((field) => types.includes(field.type) && isShown(field))
    .filter(({ field }) => relatedCollectionOf(schema, collection, field) === null)
    .map(({ field }) => field);
  return readablePaths(access, schema, collection, named)[0] ?? null;
};

const relatedText = (schema: Schema, access: Access, collection: string): string | null => {
  const paths = listableFields(schema, collection)
    .filter(isShown)
    .flatMap(({ field }) => {
      const related = relatedCollectionOf(schema, collection, field);
      const text = related === null ? null : fieldOf(schema, access, related, TEXT_TYPES);
      return text === null ? [] : [`${field}.${text}`];
    });
  return readablePaths(access, schema, collection, paths)[0] ?? null;
};

/** Of the collection of which most kinds of examples can be given; null where no collection has a readable text. */
const exampleFields = (schema: Schema, access: Access, locale: string): ExampleFields | null => {
  const found = visibleCollections(schema, locale).flatMap(({ collection }): readonly ExampleFields[] => {
    const key = primaryKeyOf(schema, collection)?.field;
    const text = fieldOf(schema, access, collection, TEXT_TYPES);
    if (key === undefined || text === null) return [];
    const related = relatedText(schema, access, collection);
    return [{ collection, key, text, related, date: fieldOf(schema, access, collection, DATE_TYPES) }];
  });
  const kinds = ({ related, date }: ExampleFields): number => Number(related !== null) + Number(date !== null);
  return found.toSorted((one, other) => kinds(other) - kinds(one))[0] ?? null;
};

/** '{ "author": { "name": { "_eq": "…" } } }' of the path 'author.name'. */
const filterOf = (path: string, condition: object): object =>
  path.split('.').reduceRight<object>((inner, field) => ({ [field]: inner }), condition);

const asJson = (filter: object): string => JSON.stringify(filter, null, 1).replace(/\n\s*/g, ' ').trim();

const request = ({ collection, key, text }: ExampleFields): ModelExample => {
  const filter = encodeURIComponent(JSON.stringify(filterOf(text, { _contains: 'a' })));
  return { kind: 'request', code: `GET /items/${collection}?limit=5&fields=${key},${text}&filter=${filter}` };
};

const filters = ({ text, related, date }: ExampleFields): readonly ModelExample[] => [
  { kind: 'text', code: asJson(filterOf(text, { _contains: 'a' })) },
  ...(related === null
    ? []
    : [{ kind: 'relation', code: asJson(filterOf(related, { _contains: 'a' })) } satisfies ModelExample]),
  ...(date === null ? [] : [{ kind: 'date', code: asJson(filterOf(date, { _lte: '$NOW' })) } satisfies ModelExample]),
];

export interface ModelExamples {
  readonly collection: string;
  readonly examples: readonly ModelExample[];
}

/** What each page shows examples of. */
const PAGES: Readonly<Record<string, (fields: ExampleFields) => readonly ModelExample[]>> = {
  'reference/filter-rules': filters,
  'reference/api': (fields) => [request(fields)],
};

/**
 * Examples for a page of the guide that the signed-in user can try: of fields that they may read, without secrets. Null
 * for other pages, and where the data model has nothing to show.
 */
export const modelExamples = (page: string, schema: Schema, access: Access, locale: string): ModelExamples | null => {
  const examplesOf = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  const fields = examplesOf === undefined ? null : exampleFields(schema, access, locale);
  if (examplesOf === undefined || fields === null) return null;
  return { collection: fields.collection, examples: examplesOf(fields) };
};
