import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { forbidden, invalidPayload, unexpected } from '../../api-error';
import { convertColumn, assertAddable, assertFitting, fillColumn } from './column-change';
import { assertFieldChange, assertNewField } from './assert-payload';
import { fieldAfter, fieldFrom } from './field-definition';
import { columnType, isNameTaken } from './field-types';
import { removeField } from './removal';
import { metaIn } from './meta';
import type { SchemaWriter } from './schema-writer';

/** Creates, changes and deletes fields. Throws an `ApiException` when the server would reject the request. */
export class FieldsEditor {
  constructor(private readonly edit: SchemaWriter) {}

  /** Returns the name. Existing rows get the default. A field with neither column nor meta is not stored. */
  create(collection: string, sent: Json): string {
    this.edit.assertCollection(collection);
    const payload = assertNewField(sent);
    this.edit.assertAdmin();
    const name = String(payload['field']);
    const before = this.edit.model.field(collection, name);
    if (before !== null && isNameTaken(before)) {
      throw invalidPayload(`Field "${name}" already exists in collection "${collection}"`);
    }
    if (before === null) this.add(collection, payload, null);
    else this.replaceDecoration(collection, payload, before);
    return name;
  }

  update(collection: string, name: string, sent: Json): void {
    this.edit.assertCollection(collection);
    const payload = assertFieldChange(sent);
    this.edit.assertAdmin();
    this.changeOne(collection, name, payload);
  }

  /** Returns the names. Changes all or none. */
  updateMany(collection: string, sent: Json): readonly string[] {
    this.edit.assertCollection(collection);
    if (!Array.isArray(sent)) throw invalidPayload('Submitted body has to be an array.');
    this.edit.assertAdmin();
    return this.edit.database.transaction(() =>
      sent.map((change: Json) => {
        const name = isJsonObject(change) ? change['field'] : null;
        if (!isJsonObject(change) || typeof name !== 'string') throw unexpected('A change does not name its field.');
        this.changeOne(collection, name, change);
        return name;
      }),
    );
  }

  /** Ignores a missing field. Rejects the primary key, without which the collection could not be read. */
  remove(collection: string, name: string): void {
    this.edit.assertCollection(collection);
    this.edit.assertAdmin();
    const field = this.edit.model.field(collection, name);
    if (field?.schema?.is_primary_key) throw unexpected('A collection cannot be without its key.');
    if (field !== null && !this.edit.model.structure.fields.includes(field)) throw forbidden();
    this.edit.database.transaction(() => removeField(this.edit, { collection, field: name }));
  }

  /** Adds a missing column; stores meta even for a field that does not exist. */
  private changeOne(collection: string, field: string, payload: JsonObject): void {
    const { model } = this.edit;
    const before = model.field(collection, field);
    const altersColumn = Boolean(payload['schema']);
    if (altersColumn && columnType(payload['type']) === null) throw unexpected('There is no such type of column.');
    if (before === null || (before.schema === null && altersColumn)) {
      const columnPayload = altersColumn ? payload : { ...payload, type: 'alias' };
      return this.add(collection, { ...columnPayload, field }, before);
    }
    if (!altersColumn && metaIn(payload['meta']) === null) return;
    const after = fieldAfter(model, before, payload);
    if (altersColumn) assertFitting(this.edit.database, before, after);
    this.edit.database.transaction(() => {
      convertColumn(this.edit.database, before, after);
      this.save(before, after, payload);
    });
  }

  /** Adds a field of the same name as a presentation field; the API keeps returning the first one's meta. */
  private replaceDecoration(collection: string, { meta, ...column }: JsonObject, before: Field): void {
    this.edit.database.transaction(() => {
      this.add(collection, column, before);
      if (metaIn(meta) !== null && before.meta?.id) this.edit.logChange('create', 'directus_fields', before.meta.id);
    });
  }

  private add(collection: string, payload: JsonObject, before: Field | null): void {
    const { database, model } = this.edit;
    const field = fieldFrom(model, collection, payload, before);
    if (field === null) return;
    assertAddable(database, field);
    database.transaction(() => {
      this.save(before, field, payload);
      if (field.schema !== null) fillColumn(database, field, this.edit.now());
    });
  }

  /** Logs the change only when meta was sent. */
  private save(before: Field | null, after: Field, payload: JsonObject): void {
    const { meta } = this.edit.putField(after);
    if (metaIn(payload['meta']) === null || !meta?.id) return;
    this.edit.logChange(before?.meta?.id ? 'update' : 'create', 'directus_fields', meta.id);
  }
}
