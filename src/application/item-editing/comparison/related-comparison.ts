import { isLeft, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import {
  type Conflict,
  fieldRelations,
  isSameKey,
  type Item,
  keyOf,
  type PrimaryKey,
  relatedConflicts,
  type RelatedEdit,
  relatedEdits,
} from '../../../domain/items';
import { readablePaths } from '../../../domain/permissions';
import { primaryKeyOf } from '../../../domain/schema';
import { collectionTemplate } from '../../../domain/templates';
import { allCalls, type Call, chainCall, isMissing, mapCall, succeed } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import type { ItemForm } from '../form/item-form';
import type { ConcurrentChange, ServerReader } from './server-comparison';

/** The conflicts of related items, and who has made the change that is in conflict, as far as that is known. */
export interface RelatedConflicts {
  readonly conflicts: readonly Conflict[];
  readonly concurrent: ConcurrentChange;
}

/** How many items are read by one request: their keys are part of its address. */
const MAX_KEYS = 100;

const byCollection = (edits: readonly RelatedEdit[]): readonly (readonly RelatedEdit[])[] => {
  const groups: RelatedEdit[][] = [];
  for (const edit of edits) {
    const group = groups.find((each) => each[0]?.collection === edit.collection && each.length < MAX_KEYS);
    if (group === undefined) groups.push([edit]);
    else group.push(edit);
  }
  return groups;
};

/** Compares the edits of related items with the server before they are sent with the item that they belong to. */
export class RelatedComparison {
  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
  ) {}

  /** One request for each collection with edited items; none if there are none. Null without conflicts. */
  compare(collection: string, edits: Item, baselines: ItemForm['baselines']): Call<RelatedConflicts | null> {
    const { schema } = this.dependencies.schema;
    const related = relatedEdits(fieldRelations(schema, collection), edits, (name, key) => baselines.of(name, key));
    if (related.length === 0) return succeed(null);
    const groups = byCollection(related).map((group) => this.conflictsOf(group));
    return allCalls<(readonly Conflict[])[]>(groups).pipe(
      chainCall((found): Call<RelatedConflicts | null> => {
        const conflicts = found.flat();
        const [first] = conflicts;
        if (first?.row === undefined) return succeed(null);
        const { collection: name, key } = first.row;
        return this.server
          .latestChange({ kind: 'existing', collection: name, key }, {})
          .pipe(mapCall((latest) => ({ conflicts, concurrent: { fields: [], latest } })));
      }),
    );
  }

  private conflictsOf(group: readonly RelatedEdit[]): Call<readonly Conflict[]> {
    const { schema } = this.dependencies.schema;
    const [collection, primaryKey] = this.identify(group);
    const fields = [...new Set([primaryKey, ...group.flatMap(({ edits }) => Object.keys(edits))])];
    return this.read(collection, primaryKey, fields, group).pipe(
      chainCall((read): Call<readonly Conflict[]> => {
        const nowOf = ({ key }: RelatedEdit): Item | null => itemWith(read, primaryKey, key);
        const changed = group.filter((edit) => relatedConflicts(schema, edit, nowOf(edit), '').length > 0);
        if (changed.length === 0) return succeed([]);
        return this.names(changed, read).pipe(
          mapCall((names) =>
            changed.flatMap((edit, index) => relatedConflicts(schema, edit, nowOf(edit), names[index] ?? '')),
          ),
        );
      }),
    );
  }

  /** By the display template, whose other fields are read; of a deleted item as far as its values are known. */
  private names(edits: readonly RelatedEdit[], known: readonly Item[]): Call<readonly string[]> {
    const [collection, primaryKey] = this.identify(edits);
    const { schema, access } = this.dependencies;
    const template = collectionTemplate(schema.schema, collection, null);
    const fields = readablePaths(access.access, schema.schema, collection, template.fields);
    const valuesOf = ({ key, base }: RelatedEdit, read: readonly Item[]): Item => ({
      ...base,
      ...itemWith(read, primaryKey, key),
      [primaryKey]: key,
    });
    const namesBy = (read: readonly Item[]): readonly string[] =>
      edits.map((edit) => template.render(valuesOf(edit, read)) || String(edit.key));
    const isKnown = edits.every((edit) => fields.every((field) => Object.hasOwn(valuesOf(edit, known), field)));
    if (isKnown) return succeed(namesBy(known));
    return this.read(collection, primaryKey, [...new Set([primaryKey, ...fields])], edits).pipe(
      map((result) => right(namesBy(isLeft(result) ? known : result.right))),
    );
  }

  /** Items that may not be read any more count as deleted. */
  private read(
    collection: string,
    primaryKey: string,
    fields: readonly string[],
    edits: readonly RelatedEdit[],
  ): Call<readonly Item[]> {
    const filter = { [primaryKey]: { _in: edits.map(({ key }) => key) } };
    return this.dependencies.items
      .list(collection, { fields, filter, limit: edits.length })
      .pipe(map((result) => (isLeft(result) && isMissing(result.left) ? right([]) : result)));
  }

  private identify(edits: readonly RelatedEdit[]): readonly [collection: string, primaryKey: string] {
    const collection = edits[0]?.collection ?? '';
    return [collection, primaryKeyOf(this.dependencies.schema.schema, collection)?.field ?? ''];
  }
}

const itemWith = (items: readonly Item[], primaryKey: string, key: PrimaryKey): Item | null =>
  items.find((item) => {
    const other = keyOf(item, primaryKey);
    return other !== null && isSameKey(other, key);
  }) ?? null;
