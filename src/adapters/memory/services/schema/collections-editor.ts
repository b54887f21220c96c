import { isSystemCollection, SYSTEM_PREFIX, type Field } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { databaseError, forbidden, invalidPayload, unexpected } from '../../api-error';
import { fieldFrom } from './field-definition';
import { columnType, isAliasType } from './field-types';
import { removeCollection } from './removal';
import { DEFAULT_COLLECTION_META, DEFAULT_KEY_FIELD, mergeMeta, metaIn } from './meta';
import type { SchemaWriter } from './schema-writer';

interface NewCollection {
  readonly collection: string;
  readonly sent: readonly Json[];
}

/** Creates, changes and deletes collections. Throws an `ApiException` when the server would reject the request. */
export class CollectionsEditor {
  constructor(private readonly edit: SchemaWriter) {}

  /** Creates the sent fields, or an auto-increment `id`. */
  create(payload: JsonObject): void {
    this.edit.assertAdmin();
    const { collection, sent } = this.parseNew(payload);
    const meta = mergeMeta(
      this.edit.model,
      'directus_collections',
      DEFAULT_COLLECTION_META,
      metaIn(payload['meta']) ?? {},
    );
    this.edit.database.transaction(() => {
      this.edit.putCollection({ collection, meta });
      const fields = this.fieldsIn(collection, sent).map((field) => this.edit.putField(field));
      this.edit.logChange('create', 'directus_collections', collection);
      for (const { meta: fieldMeta } of fields) {
        if (fieldMeta?.id) this.edit.logChange('create', 'directus_fields', fieldMeta.id);
      }
    });
  }

  /** Adds meta to an unmanaged table. Ignores a missing collection. */
  update(collection: string, payload: JsonObject): void {
    this.edit.assertAdmin();
    const { meta } = payload;
    if (!meta) throw invalidPayload('"meta" key is required');
    if (!isJsonObject(meta)) throw unexpected('"meta" is no object.');
    const { model, database } = this.edit;
    if (!model.has(collection)) return;
    const stored = model.structure.collections.find((other) => other.collection === collection)?.meta ?? null;
    const changed = mergeMeta(model, 'directus_collections', stored ?? DEFAULT_COLLECTION_META, meta);
    database.transaction(() => {
      this.edit.putCollection({ collection, meta: changed });
      this.edit.logChange(stored === null ? 'create' : 'update', 'directus_collections', collection);
    });
  }

  remove(collection: string): void {
    this.edit.assertAdmin();
    if (!this.edit.model.has(collection)) throw forbidden();
    if (isSystemCollection(collection)) throw unexpected('The platform cannot be without it.');
    this.edit.database.transaction(() => {
      removeCollection(this.edit, collection);
      this.edit.logRemoval(collection);
    });
  }

  private parseNew({ collection: name = null, fields = null }: JsonObject): NewCollection {
    if (!name) throw invalidPayload('"collection" is required');
    if (typeof name !== 'string') throw unexpected('"collection" is no text.');
    if (isSystemCollection(name)) throw invalidPayload(`Collections can't start with "${SYSTEM_PREFIX}"`);
    if (fields !== null && !Array.isArray(fields)) throw unexpected('"fields" is no list.');
    if (this.edit.model.has(name)) throw invalidPayload(`Collection "${name}" already exists.`);
    return { collection: name, sent: fields ?? [DEFAULT_KEY_FIELD] };
  }

  private fieldsIn(collection: string, sent: readonly Json[]): readonly Field[] {
    const fields = sent.flatMap((field) => this.fieldIn(collection, field) ?? []);
    const keys = fields.filter(({ schema }) => schema?.is_primary_key);
    if (keys.length > 1) throw databaseError(`ERROR: table "${collection}" has more than one primary key`);
    if (keys.length === 0) throw unexpected('A collection without a key cannot be read.');
    const names = fields.map(({ field }) => field.toLowerCase());
    if (new Set(names).size < names.length) throw databaseError('ERROR: duplicate column name');
    return fields;
  }

  private fieldIn(collection: string, sent: Json): Field | null {
    if (!isJsonObject(sent)) throw unexpected('A field is no object.');
    const { field, type } = sent;
    if (columnType(type) === null && !isAliasType(type)) throw unexpected('There is no such type.');
    if (typeof field !== 'string' || field === '') throw unexpected('A field has no name.');
    return fieldFrom(this.edit.model, collection, sent);
  }
}
