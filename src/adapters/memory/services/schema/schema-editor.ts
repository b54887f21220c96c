import type { Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { CollectionsEditor } from './collections-editor';
import { FieldsEditor } from './fields-editor';
import { RelationsEditor } from './relations-editor';
import { StructureEdit } from './structure-edit';

/** Changes the data model. Only administrators may, though what a payload lacks is told to anybody first. */
export class SchemaEditor {
  readonly collections: CollectionsEditor;
  readonly fields: FieldsEditor;
  readonly relations: RelationsEditor;

  constructor(database: Database, who: Accountability, now: () => number) {
    const edit = new StructureEdit(database, who, now);
    this.collections = new CollectionsEditor(edit);
    this.fields = new FieldsEditor(edit);
    this.relations = new RelationsEditor(edit);
  }
}
