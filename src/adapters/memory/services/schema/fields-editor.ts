import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { forbidden, invalidPayload, unexpected } from '../../api-error';
import { convertColumn, demandAddable, demandFitting, fillColumn } from './column-change';
import { demandFieldChange, demandNewField } from './demands';
import { fieldAfter, fieldFrom } from './field-definition';
import { columnType, isKnown } from './field-types';
import { removeField } from './removal';
import { metaSent } from './sent-meta';
import type { StructureEdit } from './structure-edit';

/** Fields as administrators make, change and delete them. Throws a `Refusal` when the platform would say no. */
export class FieldsEditor {
  constructor(private readonly edit: StructureEdit) {}

  /** Answers with the name. Rows that are there get the default. What has neither column nor meta leaves no trace. */
  create(collection: string, sent: Json): string {
    this.edit.demandCollection(collection);
    const payload = demandNewField(sent);
    this.edit.demandAdministrator();
    const name = String(payload['field']);
    const before = this.edit.model.field(collection, name);
    if (before !== null && isKnown(before)) {
      throw invalidPayload(`Field "${name}" already exists in collection "${collection}"`);
    }
    if (before === null) this.add(collection, payload, null);
    else this.addAnother(collection, payload, before);
    return name;
  }

  update(collection: string, name: string, sent: Json): void {
    this.edit.demandCollection(collection);
    const payload = demandFieldChange(sent);
    this.edit.demandAdministrator();
    this.changeOne(collection, name, payload);
  }

  /** Answers with the names. All are changed or none. */
  updateMany(collection: string, sent: Json): readonly string[] {
    this.edit.demandCollection(collection);
    if (!Array.isArray(sent)) throw invalidPayload('Submitted body has to be an array.');
    this.edit.demandAdministrator();
    return this.edit.database.transaction(() =>
      sent.map((change: Json) => {
        const name = isJsonObject(change) ? change['field'] : null;
        if (!isJsonObject(change) || typeof name !== 'string') throw unexpected('A change does not name its field.');
        this.changeOne(collection, name, change);
        return name;
      }),
    );
  }

  /** A field that is not there is no mistake, and is mentioned no more; without its key no collection can be read. */
  remove(collection: string, name: string): void {
    this.edit.demandCollection(collection);
    this.edit.demandAdministrator();
    const field = this.edit.model.field(collection, name);
    if (field?.schema?.is_primary_key) throw unexpected('A collection cannot be without its key.');
    if (field !== null && !this.edit.model.structure.fields.includes(field)) throw forbidden();
    this.edit.database.transaction(() => removeField(this.edit, { collection, field: name }));
  }

  /** A column that is not there yet is added; a field that is neither here nor there gets its meta all the same. */
  private changeOne(collection: string, field: string, payload: JsonObject): void {
    const { model } = this.edit;
    const before = model.field(collection, field);
    const altersColumn = Boolean(payload['schema']);
    if (altersColumn && columnType(payload['type']) === null) throw unexpected('There is no such type of column.');
    if (before === null || (before.schema === null && altersColumn)) {
      const kept = altersColumn ? payload : { ...payload, type: 'alias' };
      return this.add(collection, { ...kept, field }, before);
    }
    if (!altersColumn && metaSent(payload['meta']) === null) return;
    const after = fieldAfter(model, before, payload);
    if (altersColumn) demandFitting(this.edit.database, before, after);
    this.edit.database.transaction(() => {
      convertColumn(this.edit.database, before, after);
      this.keep(before, after, payload);
    });
  }

  /** Of what only decorates a form another one is made, and the platform goes on telling the first one's meta. */
  private addAnother(collection: string, { meta, ...column }: JsonObject, before: Field): void {
    this.edit.database.transaction(() => {
      this.add(collection, column, before);
      if (metaSent(meta) !== null && before.meta?.id) this.edit.note('create', 'directus_fields', before.meta.id);
    });
  }

  private add(collection: string, payload: JsonObject, before: Field | null): void {
    const { database, model } = this.edit;
    const field = fieldFrom(model, collection, payload, before);
    if (field === null) return;
    demandAddable(database, field);
    database.transaction(() => {
      this.keep(before, field, payload);
      if (field.schema !== null) fillColumn(database, field, this.edit.now());
    });
  }

  /** Only what was sent about meta is noted. */
  private keep(before: Field | null, after: Field, payload: JsonObject): void {
    const { meta } = this.edit.putField(after);
    if (metaSent(payload['meta']) === null || !meta?.id) return;
    this.edit.note(before?.meta?.id ? 'update' : 'create', 'directus_fields', meta.id);
  }
}
