import { type RelationIndex, relationsOf } from '../../relations';
import { fieldOf, isSingleton, primaryKeyOf, type RowWrites, type Schema } from '../../schema';
import { type Item, type PrimaryKey, valueIn } from '../item';

/** How rows of a junction collection lead to the related items. */
export interface Junction {
  readonly field: string;
  /** Null for many-to-any: `collectionField` of the row names the collection. */
  readonly collection: string | null;
  readonly collectionField: string | null;
  readonly allowed: readonly string[];
}

/** A relation with many rows: related items themselves, or rows of a junction. */
export interface ToMany {
  readonly collection: string;
  readonly primaryKey: string;
  /**
   * The member of an entry of `update` by which the server finds the row: its key, or in 9.0 one that has the name of
   * the item's key, also where the key of the rows has another. Null when the rows have a field of that name, which the
   * key would overwrite: the server then has no form for linking, editing or ordering them together with the item.
   */
  readonly updateKey: string | null;
  /** The column of a row that references the item. */
  readonly foreignKey: string;
  readonly junction: Junction | null;
  readonly sortField: string | null;
  readonly writes: RowWrites;
  /** What the server does with a row that is removed from the list. */
  readonly removal: 'unlink' | 'delete';
}

const updateKeyOf = (schema: Schema, rows: string, rowKey: string, itemKey: string): string | null => {
  if (schema.rowWrites.foundBy === 'row') return rowKey;
  return itemKey === rowKey || fieldOf(schema, rows, itemKey) === null ? itemKey : null;
};

/** The to-many relation of a field; null for any other field, and when the rows or the item have no primary key. */
export const toManyOf = (schema: Schema, index: RelationIndex, collection: string, field: string): ToMany | null => {
  const [own, other] = relationsOf(index, collection, field);
  if (own?.meta?.one_field !== field || own.related_collection !== collection) return null;
  const key = primaryKeyOf(schema, own.collection);
  const itemKey = primaryKeyOf(schema, collection);
  if (key === null || itemKey === null) return null;
  return {
    collection: own.collection,
    primaryKey: key.field,
    updateKey: updateKeyOf(schema, own.collection, key.field, itemKey.field),
    foreignKey: own.field,
    sortField: own.meta.sort_field,
    writes: schema.rowWrites,
    removal: own.meta.one_deselect_action === 'delete' ? 'delete' : 'unlink',
    junction:
      other === undefined
        ? null
        : {
            field: other.field,
            collection: other.related_collection,
            collectionField: other.meta?.one_collection_field ?? null,
            allowed: other.meta?.one_allowed_collections ?? [],
          },
  };
};

/** The collection of the item that a row leads to; null for a many-to-any row that names none. */
export const collectionOfRow = ({ collection, junction }: ToMany, row: Item): string | null => {
  if (junction === null) return collection;
  const named = junction.collectionField === null ? null : valueIn(row, junction.collectionField);
  return junction.collection ?? (typeof named === 'string' ? named : null);
};

/**
 * The collections that rows can lead to; of a many-to-any those allowed that exist, except singletons, which have no
 * items to choose from.
 */
export const linkableCollections = (schema: Schema, { collection, junction }: ToMany): readonly string[] => {
  if (junction === null) return [collection];
  if (junction.collection !== null) return [junction.collection];
  return [...new Set(junction.allowed)].filter((name) => {
    const allowed = schema.collections.get(name);
    return allowed !== undefined && !isSingleton(allowed);
  });
};

/** `collection` is the collection of the related item, used by many-to-any only. */
const throughJunction = (list: ToMany, related: Item[string], collection: string | null): Item | null => {
  const { junction } = list;
  if (junction === null) return null;
  const named =
    junction.collectionField === null || collection === null ? {} : { [junction.collectionField]: collection };
  return { [junction.field]: related, ...named };
};

/** The values of a created row for a new related item: inside a junction row if there is a junction. */
export const newRowValues = (list: ToMany, values: Item, collection: string | null = null): Item =>
  throughJunction(list, values, collection) ?? values;

/**
 * The values of a created junction row for an existing related item; null for one-to-many, where the row is linked.
 */
export const linkRowValues = (list: ToMany, key: PrimaryKey, collection: string | null = null): Item | null =>
  throughJunction(list, key, collection);

/**
 * The values of an updated row for edits of its related item. Behind a junction they include the related item's key:
 * without it the server would create another item. `collection` is that of the related item, which the server needs
 * again for many-to-any.
 */
export const relatedRowValues = (
  list: ToMany,
  related: Item,
  edits: Item,
  relatedKey: string,
  collection: string | null = null,
): Item => throughJunction(list, { ...edits, [relatedKey]: related[relatedKey] ?? null }, collection) ?? edits;
