import * as t from 'io-ts';
import {
  COLLAPSE,
  type Collection,
  type CollectionList,
  type CollectionMeta,
  type Field,
  FIELD_TYPES,
  LATER_FIELD_META,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
  type NavigationPlace,
  type OwnTexts,
  ON_DELETE,
  type OnDelete,
  type Relation,
  type RelationMeta,
  type RelationSchema,
} from '../../../domain/schema';
import {
  json,
  jsonObject,
  oneOf,
  orElse,
  ownMembers,
  validEntries,
  withFallback,
  withOptionalMembers,
} from '../../../kernel';
import type { Codec } from './decode';
import { orNull, textList } from './primitives';

/** First marker of a field without a column, which lists use as its type. */
const ALIASES: readonly unknown[] = ['no-data', 'o2m', 'm2m', 'm2a', 'files', 'translations'];

/** An unknown type decodes to 'unknown', so that one field does not fail the whole data model. */
const fieldType = new t.Type<FieldType, FieldType, unknown>(
  'field type',
  (value): value is FieldType => FIELD_TYPES.some((known) => known === value),
  (value) => t.success(FIELD_TYPES.find((known) => known === value) ?? (ALIASES.includes(value) ? 'alias' : 'unknown')),
  t.identity,
);

const fieldSchema: Codec<FieldSchema> = ownMembers(
  {
    default_value: orElse(json, null),
    is_nullable: orElse(t.boolean, true),
    is_primary_key: orElse(t.boolean, false),
    is_unique: orElse(t.boolean, false),
    has_auto_increment: orElse(t.boolean, false),
    max_length: orNull(t.number),
    numeric_precision: orNull(t.number),
    numeric_scale: orNull(t.number),
    foreign_key_table: orNull(t.string),
  },
  'column',
);

const earlierFieldMeta = ownMembers(
  {
    id: orNull(t.number),
    interface: orNull(t.string),
    options: orNull(jsonObject),
    display: orNull(t.string),
    display_options: orNull(jsonObject),
    special: textList,
    readonly: orElse(t.boolean, false),
    hidden: orElse(t.boolean, false),
    sort: orNull(t.number),
    width: orNull(t.string),
    group: orNull(t.union([t.number, t.string])),
    note: orNull(t.string),
    translations: orElse(json, null),
    system: orElse(t.boolean, false),
  },
  'field meta',
);

/** Members of later servers are taken over as they are, where the server has them. */
const fieldMeta: Codec<FieldMeta> = withOptionalMembers(earlierFieldMeta, LATER_FIELD_META);

export const field = ownMembers(
  { collection: t.string, field: t.string, type: fieldType, schema: orNull(fieldSchema), meta: orNull(fieldMeta) },
  'field',
);

export const fields: Codec<readonly Field[]> = t.array(field, 'list of fields');

const collectionMetaProps = {
  icon: orNull(t.string),
  color: orNull(t.string),
  note: orNull(t.string),
  hidden: orElse(t.boolean, false),
  singleton: orElse(t.boolean, false),
  sort_field: orNull(t.string),
  accountability: orNull(t.string),
  archive_field: orNull(t.string),
  archive_app_filter: orElse(t.boolean, false),
  archive_value: orNull(t.string),
  unarchive_value: orNull(t.string),
  display_template: orNull(t.string),
  item_duplication_fields: orNull(textList),
  translations: orElse(json, null),
};

const collectionMeta: Codec<CollectionMeta> = t.strict(collectionMetaProps, 'collection meta');

const collectionProps = { collection: t.string, meta: orNull(collectionMeta) };

export const collection: Codec<Collection> = t.strict(collectionProps, 'collection');

/** The SQL that created the table; told by servers on SQLite only. */
const table = t.strict({ sql: orNull(t.string) }, 'table');

/**
 * Servers later than 9.0 have the place of a collection in the navigation, and folders, which a dialect marks; those of
 * 10 and 11 content versions.
 */
const laterMeta = t.strict(
  {
    ...collectionMetaProps,
    group: orNull(t.string),
    sort: orNull(t.number),
    collapse: withFallback(oneOf(COLLAPSE), COLLAPSE[0]),
    versioning: orElse(t.boolean, false),
  },
  'collection meta',
);

export const listedCollections = t.array(
  t.strict(
    {
      collection: t.string,
      meta: orNull(laterMeta),
      schema: orNull(table),
      isFolder: orElse(t.boolean, false),
    },
    'collection',
  ),
  'list of collections',
);

type Listed = t.TypeOf<typeof listedCollections>;

const ownMeta = (meta: Listed[number]['meta']): CollectionMeta | null => {
  if (meta === null) return null;
  const { group: _group, sort: _sort, collapse: _collapse, versioning: _versioning, ...own } = meta;
  return own;
};

const placeOf = ({ meta }: Listed[number]): NavigationPlace => ({
  group: meta?.group ?? null,
  sort: meta?.sort ?? null,
  collapse: meta?.collapse ?? 'open',
});

const isPlaced = ({ group, sort, collapse }: NavigationPlace): boolean =>
  group !== null || sort !== null || collapse !== 'open';

/** Places, folders and versioning apart from the configuration of collections, so that none is written with it. */
export const collectionListOf = (answer: Listed): CollectionList => ({
  collections: answer
    .filter(({ isFolder }) => !isFolder)
    .map(({ collection: name, meta }) => ({
      collection: name,
      meta: ownMeta(meta),
      ...(meta?.versioning === true && { isVersioned: true }),
    })),
  navigation: {
    folders: answer
      .filter(({ isFolder }) => isFolder)
      .map(({ collection: folder, meta }) => ({
        folder,
        icon: meta?.icon ?? null,
        color: meta?.color ?? null,
        hidden: meta?.hidden ?? false,
        translations: meta?.translations ?? null,
      })),
    places: new Map(
      answer.map((each) => [each.collection, placeOf(each)] as const).filter(([, place]) => isPlaced(place)),
    ),
  },
});

const relationMeta: Codec<RelationMeta> = t.strict(
  {
    one_field: orNull(t.string),
    junction_field: orNull(t.string),
    sort_field: orNull(t.string),
    one_collection_field: orNull(t.string),
    one_allowed_collections: orNull(textList),
    one_deselect_action: orNull(t.string),
  },
  'relation meta',
);

/** An unknown rule decodes to null. */
const onDelete = withFallback(oneOf<OnDelete>([...ON_DELETE, 'RESTRICT']), null);

const relationSchema: Codec<RelationSchema> = t.strict({ on_delete: onDelete }, 'foreign key');

export const relation = t.strict(
  {
    collection: t.string,
    field: t.string,
    related_collection: orNull(t.string),
    meta: orNull(relationMeta),
    schema: orNull(relationSchema),
  },
  'relation',
);

export const relations: Codec<readonly Relation[]> = t.array(relation, 'list of relations');

/** Entries of another shape are left out. */
export const ownTexts = validEntries(ownMembers({ key: t.string, language: t.string, value: t.string }, 'text'));

export const ownTextsOf = (rows: t.TypeOf<typeof ownTexts>): OwnTexts => {
  const texts = new Map<string, Map<string, string>>();
  for (const { key, language, value } of rows) {
    const byLanguage = texts.get(key) ?? new Map<string, string>();
    texts.set(key, byLanguage.set(language, value));
  }
  return texts;
};
