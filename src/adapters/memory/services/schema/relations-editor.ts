import type { Field, OnDelete } from '../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../kernel';
import { databaseError, invalidPayload } from '../../api-error';
import type { WorldRelation } from '../../world/world';
import { assertNewRelation, assertRelationChange } from './assert-payload';
import { isNameTaken } from './field-types';
import { DEFAULT_RELATION_META, mergeMeta, metaIn } from './meta';
import type { SchemaWriter } from './schema-writer';

const ON_DELETE_RULES: readonly OnDelete[] = ['SET NULL', 'SET DEFAULT', 'CASCADE', 'NO ACTION', 'RESTRICT'];

const onDeleteIn = (schema: Json | undefined): OnDelete | null => {
  const rule = isJsonObject(schema) ? schema['on_delete'] : null;
  return ON_DELETE_RULES.find((known) => known === rule) ?? null;
};

/** Creates, changes and deletes relations. Throws an `ApiException` when the server would reject the request. */
export class RelationsEditor {
  constructor(private readonly edit: SchemaWriter) {}

  /** Returns the relation's collection and field. */
  create(sent: Json): readonly [collection: string, field: string] {
    const payload = assertNewRelation(sent);
    this.edit.assertAdmin();
    const [collection, field] = [String(payload['collection']), String(payload['field'])];
    const { model } = this.edit;
    if (!model.has(collection)) throw invalidPayload(`Collection "${collection}" doesn't exist`);
    const column = this.assertField(collection, field);
    if (this.find(collection, field) !== null) {
      throw invalidPayload(`Field "${field}" in collection "${collection}" already has an associated relationship`);
    }
    const related = payload['related_collection'] ?? null;
    const refs = { collection, field, related_collection: typeof related === 'string' ? related : null };
    const meta = mergeMeta(model, 'directus_relations', DEFAULT_RELATION_META, metaIn(payload['meta']) ?? {});
    const relation: WorldRelation = { ...refs, meta, on_delete: onDeleteIn(payload['schema']) ?? 'NO ACTION' };
    if (typeof related === 'string') this.assertReferencesExist(column, related);
    this.edit.change(({ relations, fields }) => ({
      relations: [...relations, relation],
      fields: fields.map((other) => (other === column ? withForeignKey(column, refs.related_collection) : other)),
    }));
    return [collection, field];
  }

  /** Ignores sent collections and fields. */
  update(collection: string, field: string, sent: Json): void {
    this.edit.assertCollection(collection);
    const payload = assertRelationChange(sent);
    this.edit.assertAdmin();
    const before = this.assertRelation(collection, field);
    const sentMeta = metaIn(payload['meta']);
    const meta =
      sentMeta === null
        ? before.meta
        : mergeMeta(this.edit.model, 'directus_relations', before.meta ?? DEFAULT_RELATION_META, sentMeta);
    const rule = onDeleteIn(payload['schema']) ?? this.edit.model.onDeleteOf(before);
    this.replace(before, { ...before, meta, ...(rule === null ? {} : { on_delete: rule }) });
  }

  /** Removes the meta. A foreign key stays, and so does the relation without meta. */
  remove(collection: string, field: string): void {
    this.edit.assertCollection(collection);
    this.edit.assertAdmin();
    const relation = this.assertRelation(collection, field);
    const rule = this.edit.model.onDeleteOf(relation);
    this.replace(relation, rule === null ? null : { ...relation, meta: null, on_delete: rule });
  }

  private replace(before: WorldRelation, after: WorldRelation | null): void {
    this.edit.change(({ relations }) => ({
      relations: relations.flatMap((relation) => (relation === before ? (after ?? []) : relation)),
    }));
  }

  private find(collection: string, field: string): WorldRelation | null {
    return (
      this.edit.model.relations.find((relation) => relation.collection === collection && relation.field === field) ??
      null
    );
  }

  private assertField(collection: string, field: string): Field {
    const found = this.edit.model.field(collection, field);
    if (found === null || !isNameTaken(found))
      throw invalidPayload(`Field "${field}" doesn't exist in collection "${collection}"`);
    return found;
  }

  private assertRelation(collection: string, field: string): WorldRelation {
    this.assertField(collection, field);
    const relation = this.find(collection, field);
    if (relation === null)
      throw invalidPayload(`Field "${field}" in collection "${collection}" doesn't have a relationship.`);
    return relation;
  }

  /** Throws unless the field has a column and all its values reference existing items. */
  private assertReferencesExist({ collection, field, schema }: Field, related: string): void {
    const { model, database } = this.edit;
    if (!model.has(related)) throw invalidPayload(`Collection "${related}" doesn't exist`);
    if (schema === null) throw databaseError(`ERROR: unknown column "${field}" in foreign key definition`);
    const isValid = database.rows(collection).every((row) => {
      const key = row[field] ?? null;
      return (
        key === null || ((typeof key === 'string' || typeof key === 'number') && database.row(related, key) !== null)
      );
    });
    if (!isValid) throw databaseError('CONSTRAINT: FOREIGN KEY constraint failed');
  }
}

const withForeignKey = (field: Field, related: string | null): Field =>
  field.schema === null ? field : { ...field, schema: { ...field.schema, foreign_key_table: related } };
