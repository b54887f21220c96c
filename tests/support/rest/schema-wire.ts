import type { Database, WorldRelation } from '../../../src/adapters/memory';
import { isSystemCollection, type Collection, type Field, type FieldType } from '../../../src/domain/schema';
import type { JsonObject } from '../../../src/kernel';

type Model = Database['model'];

/** Database type of a field's column. */
const DATA_TYPES: Partial<Record<FieldType, string>> = {
  string: 'varchar',
  csv: 'varchar',
  hash: 'varchar',
  uuid: 'char',
  bigInteger: 'bigint',
  dateTime: 'datetime',
  timestamp: 'datetime',
};

export const collectionAnswer = ({ collection, meta }: Collection): object => ({
  collection,
  meta: meta && { ...meta, collection, ...(isSystemCollection(collection) ? { system: true } : {}) },
  schema: { name: collection },
});

const columnAnswer = (model: Model, { collection, field, type, schema }: Field): object | null =>
  schema && {
    ...schema,
    name: field,
    table: collection,
    data_type: DATA_TYPES[type] ?? type,
    is_generated: false,
    generation_expression: null,
    foreign_key_column: schema.foreign_key_table && model.keyField(schema.foreign_key_table),
  };

/** An empty `special` is null; only system fields have `system`, and no id. */
const metaAnswer = ({ collection, field, meta }: Field): object | null => {
  if (meta === null) return null;
  const { system, id, ...rest } = meta;
  const special = meta.special.length === 0 ? null : meta.special;
  return { ...rest, ...(system ? { system } : { id }), collection, field, special };
};

export const fieldAnswer = (model: Model, field: Field): object => ({
  collection: field.collection,
  field: field.field,
  type: field.type,
  schema: columnAnswer(model, field),
  meta: metaAnswer(field),
});

/** In a list a field without a column has the type of its first marker; read alone it is an alias. */
export const listedFieldAnswer = (model: Model, field: Field): object => ({
  ...fieldAnswer(model, field),
  ...(field.schema === null ? { type: field.meta?.special[0] ?? 'alias' } : {}),
});

/** A missing field is answered as an unconfigured alias. */
export const missingFieldAnswer = (collection: string, field: string): JsonObject => ({
  collection,
  field,
  type: 'alias',
  meta: null,
  schema: null,
});

const foreignKeyAnswer = (model: Model, relation: WorldRelation): object | null => {
  const { collection, field, related_collection } = relation;
  const rule = model.onDeleteOf(relation);
  return rule === null || related_collection === null
    ? null
    : {
        table: collection,
        column: field,
        foreign_key_table: related_collection,
        foreign_key_column: model.keyField(related_collection),
        on_update: 'NO ACTION',
        on_delete: rule,
        constraint_name: null,
      };
};

export const relationAnswer = (model: Model, relation: WorldRelation): object => {
  const { collection, field, related_collection, meta } = relation;
  const number = model.structure.relations.indexOf(relation) + 1;
  return {
    collection,
    field,
    related_collection,
    schema: foreignKeyAnswer(model, relation),
    meta: meta && {
      ...meta,
      ...(number === 0 ? { system: true } : { id: number }),
      many_collection: collection,
      many_field: field,
      one_collection: related_collection,
    },
  };
};
