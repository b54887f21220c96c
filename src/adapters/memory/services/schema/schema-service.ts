import type { Collection, Field } from '../../../../domain/schema';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../world/database';
import type { WorldRelation } from '../../world/world';
import { allows, ruleFor, type Rule } from '../permissions/rule';
import { isListed } from './field-types';

/** The platform reads the columns out of the database and then adds what has none. */
const columnsFirst = (fields: readonly Field[]): readonly Field[] => [
  ...fields.filter(({ schema }) => schema !== null),
  ...fields.filter((field) => field.schema === null && isListed(field)),
];

/** The data model as far as somebody may see it: what they may read items of, and those fields they may read. */
export class SchemaService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
  ) {}

  collections(): readonly Collection[] {
    this.demand('directus_collections');
    return this.database.model.collections.filter(({ collection }) => this.reading(collection) !== null);
  }

  /** Null when there is none; refused when there is one that may not be seen. */
  collection(name: string): Collection | null {
    this.demand('directus_collections');
    if (this.reading(name) === null) throw forbidden();
    return this.database.model.collection(name);
  }

  fields(): readonly Field[] {
    this.demand('directus_fields');
    const rules = new Map(
      this.database.model.collections.map(({ collection }) => [collection, this.reading(collection)]),
    );
    return columnsFirst(this.database.model.fields).filter((field) => {
      const rule = rules.get(field.collection) ?? null;
      return rule !== null && allows(rule, field.field);
    });
  }

  fieldsOf(collection: string): readonly Field[] {
    const rule = this.demandReadable('directus_fields', collection);
    return columnsFirst(this.database.model.fieldsOf(collection)).filter(({ field }) => allows(rule, field));
  }

  /** Null when the collection has no such field; refused when it may not be seen. */
  field(collection: string, name: string): Field | null {
    const rule = this.demandReadable('directus_fields', collection);
    if (!allows(rule, name)) throw forbidden();
    return this.database.model.field(collection, name);
  }

  /** A relation is seen by those who may read both of its ends. */
  relations(): readonly WorldRelation[] {
    this.demand('directus_relations');
    return this.database.model.relations.filter((relation) => {
      const rule = this.reading(relation.collection);
      if (rule === null || !allows(rule, relation.field)) return false;
      return relation.related_collection === null || this.reading(relation.related_collection) !== null;
    });
  }

  relationsOf(collection: string): readonly WorldRelation[] {
    this.demandReadable('directus_relations', collection);
    return this.relations().filter((relation) => relation.collection === collection);
  }

  relation(collection: string, field: string): WorldRelation {
    const found = this.relationsOf(collection).find((relation) => relation.field === field);
    if (found === undefined) throw forbidden();
    return found;
  }

  private reading(collection: string): Rule | null {
    return ruleFor(this.database, this.who, collection, 'read');
  }

  private demand(collection: string): void {
    if (this.reading(collection) === null) throw forbidden();
  }

  private demandReadable(system: string, collection: string): Rule {
    this.demand(system);
    const rule = this.reading(collection);
    if (rule === null || !this.database.model.has(collection)) throw forbidden();
    return rule;
  }
}
