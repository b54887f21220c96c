import {
  collectionOfRow,
  type Item,
  linkableCollections,
  type ListRow,
  type ToMany,
  toManyOf,
  valueIn,
} from '../../../domain/items';
import {
  type Access,
  createRelatedDenied,
  editRelatedDenied,
  editRowDenied,
  type FieldDenial,
  isAdmin,
  type ItemDenial,
  removeRelatedDenied,
  reorderRelatedDenied,
  type RowDenial,
  selectRelatedDenied,
} from '../../../domain/permissions';
import { itemPictures, pictureIn, type Thumbnail } from '../../../domain/query';
import { relationIndexOf, relationsOf } from '../../../domain/relations';
import { defaultRelatedFields, type Field, type Schema } from '../../../domain/schema';
import { collectionTemplate, type CollectionTemplate } from '../../../domain/templates';
import { anyTemplate, isAnyList, type RowProblem, type RowTemplate } from './any-rows.rules';
import { listOption, textOption } from '../../../domain/values';
import type { JsonObject } from '../../../kernel';

/**
 * The list that a field shows, or why there is none. The platform hides relations to collections
 * that the user may not read, so only for an administrator a missing relation is one. Items of
 * another collection than `only` need another interface.
 */
export const listTarget = (
  schema: Schema,
  access: Access,
  field: Field,
  only?: string,
): ToMany | 'missing' | 'hidden' => {
  const index = relationIndexOf(schema);
  const list = toManyOf(schema, index, field.collection, field.field);
  const [own, other] = relationsOf(index, field.collection, field.field);
  // Without the relation from the junction to the items, the junction itself would be listed.
  const isCut = own?.meta?.junction_field != null && other === undefined;
  // A junction of items of several collections names the collection of each.
  const isNameless = list?.junction?.collection === null && list.junction.collectionField === null;
  if (list === null || isCut || isNameless) return isAdmin(access) ? 'missing' : 'hidden';
  return only === undefined || (!isAnyList(list) && relatedCollection(list) === only) ? list : 'missing';
};

/** The collection that the rows of a list lead to: the one behind the junction, if there is a single one. */
export const relatedCollection = ({ collection, junction }: ToMany): string => junction?.collection ?? collection;

/**
 * The template of a row. Behind a junction it starts at the junction. Without one in the options it
 * is that of the related collection; one-to-many lists of a collection without a template show
 * three fields (spec 002, 10); items of several collections have those of their collections.
 * Translated values are in `language`, that of the reader, if possible.
 */
export const rowTemplate = (schema: Schema, list: ToMany, options: JsonObject, language: string | null): RowTemplate =>
  isAnyList(list)
    ? anyTemplate(schema, list, language)
    : { ...ownTemplate(schema, list, options, language), fieldsOf: () => [] };

const ownTemplate = (
  schema: Schema,
  list: ToMany,
  options: JsonObject,
  language: string | null,
): CollectionTemplate => {
  const { collection, junction } = list;
  const configured = textOption(options, 'template') ?? null;
  if (configured !== null || junction !== null)
    return collectionTemplate(schema, collection, configured ?? `{{${junction?.field ?? ''}}}`, language);
  const named = schema.collections.get(collection)?.meta?.display_template ?? null;
  if (named !== null && named !== '') return collectionTemplate(schema, collection, named, language);
  const chosen = listOption(options, 'fields').filter((name) => typeof name === 'string');
  const fields = chosen.length > 0 ? chosen : defaultRelatedFields(schema, collection);
  return collectionTemplate(schema, collection, fields.map((name) => `{{${name}}}`).join(' '), language);
};

/** The pictures of rows: those of the items that they lead to. */
export interface RowPictures {
  /** Dotted fields of a row. */
  readonly fields: readonly string[];
  /** Of items of several collections: the fields of those of one. */
  readonly fieldsOf: (collection: string) => readonly string[];
  readonly pictureOf: (row: Item) => Thumbnail | null;
}

/** Null for items without pictures. */
export const rowPictures = (
  schema: Schema,
  access: Access,
  list: ToMany,
  template: RowTemplate,
): RowPictures | null => {
  const { junction } = list;
  if (junction !== null && isAnyList(list)) {
    const byCollection = new Map(
      linkableCollections(schema, list).flatMap((name) => {
        const pictures = itemPictures(schema, access, name, template.fieldsOf(name));
        return pictures === null ? [] : [[name, pictures] as const];
      }),
    );
    if (byCollection.size === 0) return null;
    return {
      fields: [],
      fieldsOf: (collection) => byCollection.get(collection)?.fields ?? [],
      pictureOf: (row) => pictureIn(byCollection.get(collectionOfRow(list, row) ?? ''), valueIn(row, junction.field)),
    };
  }
  const prefix = junction === null ? '' : `${junction.field}.`;
  const paths = template.fields.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const pictures = itemPictures(schema, access, relatedCollection(list), paths);
  if (pictures === null) return null;
  return {
    fields: pictures.fields.map((path) => `${prefix}${path}`),
    fieldsOf: () => [],
    pictureOf: (row) => pictureIn(pictures, junction === null ? row : valueIn(row, junction.field)),
  };
};

/** Why actions on the rows of a list are not allowed; false for those that are. */
export interface ListDenials {
  readonly create: FieldDenial | false;
  readonly select: RowDenial | false;
  readonly edit: RowDenial | false;
  readonly remove: FieldDenial | false;
  readonly reorder: RowDenial | false;
}

/** `related`: the collection of the items; of several collections each has its own denials. */
export const listDenials = (
  access: Access,
  schema: Schema,
  list: ToMany,
  related = relatedCollection(list),
): ListDenials => {
  const target = { related, list };
  return {
    create: createRelatedDenied(access, target),
    select: selectRelatedDenied(access, target),
    // Behind a junction, the drawer has the fields of the row and those of the item.
    edit: editRowDenied(access, list) && editRelatedDenied(access, schema, list, isAnyList(list) ? related : null),
    remove: removeRelatedDenied(access, list),
    reorder: reorderRelatedDenied(access, list),
  };
};

/** Why one row cannot be edited or removed. */
export interface RowDenials {
  readonly edit: RowDenial | ItemDenial | RowProblem | false;
  readonly remove: RowDenial | ItemDenial | false;
}

/**
 * `own` is what the rules say of this row. What is only staged can be changed and given up in any case; without its
 * item a row cannot be edited.
 */
export const rowDenials = (
  { edit, remove }: ListDenials,
  own: RowDenials,
  { state }: ListRow,
  problem: RowProblem | null = null,
): RowDenials => {
  if (state === 'created' || state === 'linked') return { edit: problem ?? false, remove: false };
  return { edit: problem ?? (edit || own.edit), remove: remove || (state !== 'removed' && own.remove) };
};

/** What a row is marked with; null for one without edits. */
export type RowMark = 'new' | 'linked' | 'edited' | 'moved' | 'removed' | 'deleted';

/** A new junction row is a link for the user if the item behind it exists. */
export const rowMark = ({ state }: ListRow, list: ToMany, isExisting: boolean): RowMark | null => {
  switch (state) {
    case 'loaded':
      return null;
    case 'removed':
      return list.removal === 'delete' ? 'deleted' : 'removed';
    case 'created':
      return list.junction !== null && isExisting ? 'linked' : 'new';
    default:
      return state;
  }
};

/** The value of `data-staged`: what the save does with the row. */
export const stagedKind = (mark: RowMark | null): 'create' | 'link' | 'update' | 'delete' | undefined => {
  switch (mark) {
    case null:
      return undefined;
    case 'new':
      return 'create';
    case 'linked':
      return 'link';
    case 'edited':
    case 'moved':
      return 'update';
    default:
      return 'delete';
  }
};
