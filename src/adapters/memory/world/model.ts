import type { PrimaryKey } from '../../../domain/items';
import {
  type Collection,
  type Field,
  fieldOf,
  fieldsOf,
  isSingleton,
  isSystemCollection,
  primaryKeyOf,
  type Schema,
  schemaOf,
} from '../../../domain/schema';
import { LATER_SYSTEM_SCHEMA, SYSTEM_SCHEMA } from '../system-schema';
import type { NumberAnswers, OnDelete, Structure, WorldRelation } from './world';

/** A relation to one item, seen from the column with its key. */
export interface ToOne {
  readonly kind: 'one';
  readonly related: string;
}

/** A relation to many items, seen from their list. */
export interface ToMany {
  readonly kind: 'many';
  readonly related: string;
  /** The column of the related collection that holds this item's key. */
  readonly column: string;
  readonly sortField: string | null;
  /** Items removed from the list are deleted, instead of losing their key. */
  readonly deletesRemoved: boolean;
}

/** A relation to an item of one of several collections, seen from the column with its key. */
export interface ToAny {
  readonly kind: 'any';
  /** The column that holds the collection's name. */
  readonly collectionField: string;
  readonly allowed: readonly string[];
}

/** A foreign key that the database enforces. */
export interface ForeignKey {
  readonly collection: string;
  readonly field: string;
  readonly related: string;
  /** RESTRICT behaves as NO ACTION here. */
  readonly onDelete: Exclude<OnDelete, 'RESTRICT'>;
}

const toAny = ({ meta }: WorldRelation): ToAny | null => {
  const collectionField = meta?.one_collection_field ?? null;
  return collectionField === null
    ? null
    : { kind: 'any', collectionField, allowed: meta?.one_allowed_collections ?? [] };
};

const toMany = ({ collection, field, meta }: WorldRelation): ToMany => ({
  kind: 'many',
  related: collection,
  column: field,
  sortField: meta?.sort_field ?? null,
  deletesRemoved: meta?.one_deselect_action === 'delete',
});

/** Definitions of the structure override the built-in ones of system collections. */
const withOverrides = <A>(own: readonly A[], overrides: readonly A[], nameOf: (one: A) => string): readonly A[] => {
  const names = new Set(overrides.map(nameOf));
  return [...own.filter((one) => !names.has(nameOf(one))), ...overrides];
};

/** The whole data model, system collections included, with the lookups that the services need. */
export class Model {
  readonly collections: readonly Collection[];
  readonly fields: readonly Field[];
  readonly relations: readonly WorldRelation[];
  private readonly schema: Schema;

  constructor(readonly structure: Structure) {
    const system = structure.generation === 11 ? LATER_SYSTEM_SCHEMA : SYSTEM_SCHEMA;
    this.collections = withOverrides(system.collections, structure.collections, ({ collection }) => collection);
    this.fields = withOverrides(system.fields, structure.fields, ({ collection, field }) => `${collection}.${field}`);
    this.relations = [...system.relations, ...structure.relations];
    this.schema = schemaOf(this.collections, this.fields, this.relations);
  }

  /** How the database answers big integers and decimals. */
  get numbers(): NumberAnswers {
    return this.structure.numbers ?? 'text';
  }

  /** Rights belong to policies instead of roles, as on servers of generation 11. */
  get hasPolicies(): boolean {
    return this.structure.generation === 11;
  }

  has(collection: string): boolean {
    return this.schema.collections.has(collection);
  }

  collection(name: string): Collection | null {
    return this.schema.collections.get(name) ?? null;
  }

  isSingleton(name: string): boolean {
    const collection = this.collection(name);
    return collection !== null && isSingleton(collection);
  }

  fieldsOf(collection: string): readonly Field[] {
    return fieldsOf(this.schema, collection);
  }

  field(collection: string, field: string): Field | null {
    return fieldOf(this.schema, collection, field);
  }

  /** Fields with a column. */
  columnsOf(collection: string): readonly Field[] {
    return this.fieldsOf(collection).filter((field) => field.schema !== null);
  }

  /** Name of the primary key; 'id' for a table without one. */
  keyField(collection: string): string {
    return primaryKeyOf(this.schema, collection)?.field ?? 'id';
  }

  /** The relation of a field; null when it has none. */
  relationOf(collection: string, field: string): ToOne | ToMany | ToAny | null {
    const own = this.relations.find((relation) => relation.collection === collection && relation.field === field);
    if (own) return own.related_collection === null ? toAny(own) : { kind: 'one', related: own.related_collection };
    const reverse = this.relations.find(
      (relation) => relation.related_collection === collection && relation.meta?.one_field === field,
    );
    return reverse ? toMany(reverse) : null;
  }

  /** Enforced foreign keys of the collection's own columns. */
  foreignKeysOf(collection: string): readonly ForeignKey[] {
    return this.relations
      .filter((relation) => relation.collection === collection)
      .flatMap((relation) => this.foreignKey(relation));
  }

  /** Enforced foreign keys that reference the collection. */
  foreignKeysTo(collection: string): readonly ForeignKey[] {
    return this.relations
      .filter((relation) => relation.related_collection === collection)
      .flatMap((relation) => this.foreignKey(relation));
  }

  /** The rule of a relation's foreign key; null when it is not enforced. */
  onDeleteOf(relation: WorldRelation): OnDelete | null {
    const column = this.field(relation.collection, relation.field)?.schema ?? null;
    const unguarded = isSystemCollection(relation.collection) && relation.on_delete === undefined;
    if (column === null || relation.related_collection === null || unguarded) return null;
    return relation.on_delete ?? (column.is_nullable ? 'SET NULL' : 'NO ACTION');
  }

  private foreignKey(relation: WorldRelation): readonly ForeignKey[] {
    const { collection, field, related_collection: related } = relation;
    const rule = this.onDeleteOf(relation);
    if (rule === null || related === null) return [];
    return [{ collection, field, related, onDelete: rule === 'RESTRICT' ? 'NO ACTION' : rule }];
  }
}

/** The data model of a world, without the rest of it. */
export const modelOf = ({ collections, fields, relations, numbers, generation }: Structure): Model =>
  new Model({
    collections,
    fields,
    relations,
    ...(numbers !== undefined && { numbers }),
    ...(generation !== undefined && { generation }),
  });

/** A key as its column stores it: '01' and '1.0' are the integer key 1. */
export const normalizeKey = (model: Model, collection: string, key: PrimaryKey): PrimaryKey => {
  const counted = model.field(collection, model.keyField(collection))?.type === 'integer';
  return counted && String(key).trim() !== '' && !Number.isNaN(Number(key)) ? Number(key) : key;
};
