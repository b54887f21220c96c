import type { Collection, Field } from '../../../../domain/schema';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../world/database';
import type { WorldRelation } from '../../world/world';
import { allows, type Rule, ruleFor } from '../permissions/rule';
import { CollectionsEditor } from './collections-editor';
import { isListed } from './field-types';
import { FieldsEditor } from './fields-editor';
import { RelationsEditor } from './relations-editor';
import { SchemaWriter } from './schema-writer';

/** Fields with a column come first, in the server's order. */
const columnsFirst = (fields: readonly Field[]): readonly Field[] => [
  ...fields.filter(({ schema }) => schema !== null),
  ...fields.filter((field) => field.schema === null && isListed(field)),
];

/** The data model as far as a user may see it: collections whose items they may read, and fields they may read. */
export class SchemaService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
  ) {}

  collections(): readonly Collection[] {
    this.assertVisible('directus_collections');
    return this.database.model.collections.filter(({ collection }) => this.readRule(collection) !== null);
  }

  /** Null when it does not exist; throws FORBIDDEN when it may not be seen. */
  collection(name: string): Collection | null {
    this.assertVisible('directus_collections');
    if (this.readRule(name) === null) throw forbidden();
    return this.database.model.collection(name);
  }

  fields(): readonly Field[] {
    this.assertVisible('directus_fields');
    const rules = new Map(
      this.database.model.collections.map(({ collection }) => [collection, this.readRule(collection)]),
    );
    return columnsFirst(this.database.model.fields).filter((field) => {
      const rule = rules.get(field.collection) ?? null;
      return rule !== null && allows(rule, field.field);
    });
  }

  fieldsOf(collection: string): readonly Field[] {
    const rule = this.assertReadable('directus_fields', collection);
    return columnsFirst(this.database.model.fieldsOf(collection)).filter(({ field }) => allows(rule, field));
  }

  /** Null when it does not exist; throws FORBIDDEN when it may not be seen. */
  field(collection: string, name: string): Field | null {
    const rule = this.assertReadable('directus_fields', collection);
    if (!allows(rule, name)) throw forbidden();
    return this.database.model.field(collection, name);
  }

  /** Relations whose both ends may be read. */
  relations(): readonly WorldRelation[] {
    this.assertVisible('directus_relations');
    return this.database.model.relations.filter((relation) => {
      const rule = this.readRule(relation.collection);
      if (rule === null || !allows(rule, relation.field)) return false;
      return relation.related_collection === null || this.readRule(relation.related_collection) !== null;
    });
  }

  relationsOf(collection: string): readonly WorldRelation[] {
    this.assertReadable('directus_relations', collection);
    return this.relations().filter((relation) => relation.collection === collection);
  }

  relation(collection: string, field: string): WorldRelation {
    const found = this.relationsOf(collection).find((relation) => relation.field === field);
    if (found === undefined) throw forbidden();
    return found;
  }

  private readRule(collection: string): Rule | null {
    return ruleFor(this.database, this.who, collection, 'read');
  }

  private assertVisible(collection: string): void {
    if (this.readRule(collection) === null) throw forbidden();
  }

  private assertReadable(system: string, collection: string): Rule {
    this.assertVisible(system);
    const rule = this.readRule(collection);
    if (rule === null || !this.database.model.has(collection)) throw forbidden();
    return rule;
  }
}

/** Changes the data model. Payloads are validated before admin access is checked. */
export class SchemaEditor {
  readonly collections: CollectionsEditor;
  readonly fields: FieldsEditor;
  readonly relations: RelationsEditor;

  constructor(database: Database, who: Accountability, now: () => number) {
    const edit = new SchemaWriter(database, who, now);
    this.collections = new CollectionsEditor(edit);
    this.fields = new FieldsEditor(edit);
    this.relations = new RelationsEditor(edit);
  }
}
