import { isSystemCollection, SYSTEM_PREFIX, type Field } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { databaseError, forbidden, invalidPayload, unexpected } from '../../api-error';
import { fieldFrom } from './field-definition';
import { columnType, isAliasType } from './field-types';
import { removeCollection } from './removal';
import { laidOver, metaSent } from './sent-meta';
import type { StructureEdit } from './structure-edit';
import { USUAL_COLLECTION, USUAL_KEY } from './usual';

interface New {
  readonly collection: string;
  readonly sent: readonly Json[];
}

/** Collections as administrators make, change and delete them. Throws a `Refusal` when the platform would say no. */
export class CollectionsEditor {
  constructor(private readonly edit: StructureEdit) {}

  /** With the fields that come along, or else with a counted `id` alone. */
  create(payload: JsonObject): void {
    this.edit.demandAdministrator();
    const { collection, sent } = this.demandNew(payload);
    const meta = laidOver(this.edit.model, 'directus_collections', USUAL_COLLECTION, metaSent(payload['meta']) ?? {});
    this.edit.database.transaction(() => {
      this.edit.putCollection({ collection, meta });
      const fields = this.fieldsIn(collection, sent).map((field) => this.edit.putField(field));
      this.edit.note('create', 'directus_collections', collection);
      for (const { meta: about } of fields) {
        if (about?.id) this.edit.note('create', 'directus_fields', about.id);
      }
    });
  }

  /** A table that nobody manages is managed from then on. What there is no table of stays nothing. */
  update(collection: string, payload: JsonObject): void {
    this.edit.demandAdministrator();
    const { meta } = payload;
    if (!meta) throw invalidPayload('"meta" key is required');
    if (!isJsonObject(meta)) throw unexpected('"meta" is no object.');
    const { model, database } = this.edit;
    if (!model.has(collection)) return;
    const kept = model.structure.collections.find((other) => other.collection === collection)?.meta ?? null;
    const changed = laidOver(model, 'directus_collections', kept ?? USUAL_COLLECTION, meta);
    database.transaction(() => {
      this.edit.putCollection({ collection, meta: changed });
      this.edit.note(kept === null ? 'create' : 'update', 'directus_collections', collection);
    });
  }

  remove(collection: string): void {
    this.edit.demandAdministrator();
    if (!this.edit.model.has(collection)) throw forbidden();
    if (isSystemCollection(collection)) throw unexpected('The platform cannot be without it.');
    this.edit.database.transaction(() => {
      removeCollection(this.edit, collection);
      this.edit.noteRemoval(collection);
    });
  }

  private demandNew({ collection: name = null, fields = null }: JsonObject): New {
    if (!name) throw invalidPayload('"collection" is required');
    if (typeof name !== 'string') throw unexpected('"collection" is no text.');
    if (isSystemCollection(name)) throw invalidPayload(`Collections can't start with "${SYSTEM_PREFIX}"`);
    if (fields !== null && !Array.isArray(fields)) throw unexpected('"fields" is no list.');
    if (this.edit.model.has(name)) throw invalidPayload(`Collection "${name}" already exists.`);
    return { collection: name, sent: fields ?? [USUAL_KEY] };
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
