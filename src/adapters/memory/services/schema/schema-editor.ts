import { isSystemCollection, SYSTEM_PREFIX, type Field } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { databaseError, forbidden, invalidPayload } from '../../api-error';
import type { Database } from '../../database';
import type { Structure } from '../../world';
import { moment } from '../items';
import { collectionFrom, fieldFrom, fieldOver, relationFrom, SENT_TYPES } from './definitions';

const DEFAULT_KEY: JsonObject = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true, interface: 'numeric', readonly: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};

const nameIn = (payload: JsonObject, key: string): string => {
  const name = payload[key];
  if (typeof name !== 'string' || name === '') throw invalidPayload(`"${key}" is required`);
  return name;
};

/** Changes the data model, for administrators only. Throws a `Refusal` when the platform would say no. */
export class SchemaEditor {
  constructor(
    private readonly database: Database,
    who: Accountability,
    private readonly now: () => number,
  ) {
    if (!who.admin) throw forbidden();
  }

  /** With the fields that come along, or else with a counted `id` alone. */
  createCollection(payload: JsonObject): void {
    const name = nameIn(payload, 'collection');
    if (isSystemCollection(name)) throw invalidPayload(`Collections can't start with "${SYSTEM_PREFIX}"`);
    if (this.database.model.has(name)) throw invalidPayload(`Collection "${name}" already exists.`);
    const sent = Array.isArray(payload['fields']) ? payload['fields'].filter(isJsonObject) : [];
    const fields = (sent.length > 0 ? sent : [DEFAULT_KEY]).map((field) => ({ ...field, meta: field['meta'] ?? {} }));
    this.change(({ collections, ...rest }) => ({
      ...rest,
      collections: [...collections, collectionFrom(name, payload['meta'])],
      fields: [...rest.fields, ...this.numbered(fields.map((field) => fieldFrom(name, field)))],
    }));
  }

  /** Takes its rows, fields, relations, permissions and presets along. */
  deleteCollection(name: string): void {
    if (isSystemCollection(name) || !this.database.model.has(name)) throw forbidden();
    this.database.transaction(() => {
      for (const system of ['directus_permissions', 'directus_presets']) {
        const about = this.database.rows(system).filter((row) => row['collection'] === name);
        for (const row of about) this.database.remove(system, row['id'] as number);
      }
      this.change(({ collections, fields, relations }) => ({
        collections: collections.filter(({ collection }) => collection !== name),
        fields: fields.filter(({ collection }) => collection !== name),
        relations: relations.filter((relation) => relation.collection !== name && relation.related_collection !== name),
      }));
    });
  }

  /** Rows that are there get the default; a column that refuses null needs one. */
  createField(collection: string, payload: JsonObject): void {
    const name = nameIn(payload, 'field');
    if (!this.database.model.has(collection)) throw forbidden();
    if (this.database.model.field(collection, name)) {
      throw invalidPayload(`Field "${name}" already exists in collection "${collection}"`);
    }
    const type = payload['type'] ?? null;
    if (type !== null && !SENT_TYPES.some((known) => known === type)) {
      throw invalidPayload(`"type" must be one of [${SENT_TYPES.join(', ')}, null]`);
    }
    const field = fieldFrom(collection, payload);
    const value = field.schema?.default_value ?? null;
    if (field.schema !== null && !field.schema.is_nullable && value === null) {
      throw databaseError('ERROR: Cannot add a NOT NULL column with default value NULL');
    }
    this.database.transaction(() => {
      this.change((structure) => ({ ...structure, fields: [...structure.fields, ...this.numbered([field])] }));
      if (field.schema !== null) this.fill(field, value === 'CURRENT_TIMESTAMP' ? moment(this.now()) : value);
    });
  }

  updateField(collection: string, name: string, payload: JsonObject): void {
    const before = this.database.model.field(collection, name);
    if (before === null || isSystemCollection(collection)) throw forbidden();
    const [after] = this.numbered([fieldOver(before, payload)]);
    this.change((structure) => ({
      ...structure,
      fields: structure.fields.map((field) => (field === before && after ? after : field)),
    }));
  }

  createRelation(payload: JsonObject): void {
    const [collection, field] = [nameIn(payload, 'collection'), nameIn(payload, 'field')];
    const { model } = this.database;
    if (!model.has(collection)) throw invalidPayload(`Collection "${collection}" doesn't exist`);
    const column = model.field(collection, field);
    if (column === null) throw invalidPayload(`Field "${field}" doesn't exist in collection "${collection}"`);
    if (model.relations.some((relation) => relation.collection === collection && relation.field === field)) {
      throw invalidPayload(`Field "${field}" in collection "${collection}" already has an associated relationship`);
    }
    const relation = relationFrom(collection, field, payload);
    const related = relation.related_collection;
    if (related !== null && !model.has(related)) throw invalidPayload(`Collection "${related}" doesn't exist`);
    const schema = column.schema && { ...column.schema, foreign_key_table: related };
    this.change(({ fields, relations, collections }) => ({
      collections,
      relations: [...relations, relation],
      fields: fields.map((other) => (other === column ? { ...column, schema } : other)),
    }));
  }

  private change(edit: (structure: Structure) => Structure): void {
    this.database.restructure(edit(this.database.model.structure));
  }

  /** Configured fields are numbered; plain columns are not. */
  private numbered(fields: readonly Field[]): readonly Field[] {
    let last = Math.max(0, ...this.database.model.structure.fields.map((field) => field.meta?.id ?? 0));
    return fields.map((field) => {
      if (field.meta === null || field.meta.id !== null) return field;
      last += 1;
      return { ...field, meta: { ...field.meta, id: last } };
    });
  }

  private fill({ collection, field }: Field, value: Json): void {
    const keyField = this.database.model.keyField(collection);
    for (const row of this.database.rows(collection)) {
      this.database.put(collection, row[keyField] as string | number, { ...row, [field]: value });
    }
  }
}
