import type { Collection, Field } from '../../../../domain/schema';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../world/database';
import type { Model } from '../../world/model';
import type { Structure } from '../../world/world';
import { ActivityLog } from '../activity';

const NO_RELATED_REVISIONS = { from: 0, to: 0 };

/** What the editors share: the user, the model, its changes and the log. */
export class SchemaWriter {
  private readonly log: ActivityLog;

  constructor(
    readonly database: Database,
    private readonly who: Accountability,
    readonly now: () => number,
  ) {
    this.log = new ActivityLog(database, who, now);
  }

  get model(): Model {
    return this.database.model;
  }

  assertAdmin(): void {
    if (!this.who.admin) throw forbidden();
  }

  assertCollection(name: string): void {
    if (!this.model.has(name)) throw forbidden();
  }

  change(edit: (structure: Structure) => Partial<Structure>): void {
    const { structure } = this.model;
    this.database.restructure({ ...structure, ...edit(structure) });
  }

  /** Replaces the collection of this name, or adds it. */
  putCollection(collection: Collection): void {
    this.change(({ collections }) => ({
      collections: put(collections, collection, (other) => other.collection === collection.collection),
    }));
  }

  /** Replaces the field of this name, or adds it; numbers configured fields. Returns the stored field. */
  putField(field: Field): Field {
    const numbered = this.numbered(field);
    const isIt = (other: Field): boolean => other.collection === field.collection && other.field === field.field;
    this.change(({ fields }) => ({ fields: put(fields, numbered, isIt) }));
    return numbered;
  }

  logChange(
    action: 'create' | 'update',
    table: 'directus_collections' | 'directus_fields',
    key: string | number,
  ): void {
    this.log.logChanges(action, table, [{ key, data: null, delta: null }], NO_RELATED_REVISIONS);
  }

  logRemoval(collection: string): void {
    this.log.logRemovals('directus_collections', [collection]);
  }

  private numbered(field: Field): Field {
    if (field.meta === null || field.meta.id !== null) return field;
    const last = this.model.structure.fields.reduce((most, { meta }) => Math.max(most, meta?.id ?? 0), 0);
    return { ...field, meta: { ...field.meta, id: last + 1 } };
  }
}

const put = <A>(all: readonly A[], one: A, isIt: (other: A) => boolean): readonly A[] =>
  all.some(isIt) ? all.map((other) => (isIt(other) ? one : other)) : [...all, one];
