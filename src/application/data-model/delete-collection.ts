import { type Observable, of } from 'rxjs';
import { type CollectionRemoval, collectionRemoval } from '../../domain/data-model';
import { fieldOf } from '../../domain/schema';
import {
  allCalls,
  type Call,
  CallOperation,
  chainCall,
  mapCall,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
} from '../../kernel';
import { type ModelDependencies, thenReload } from './model-dependencies';

/** What is deleted with a collection. */
export interface CollectionContents extends CollectionRemoval {
  readonly items: number;
  readonly permissions: number;
  readonly presets: number;
}

/** Counted in the order of the questions; fails as a whole. */
export const contentsOf = (
  { items, schema }: Pick<ModelDependencies, 'items' | 'schema'>,
  collection: string,
): Call<CollectionContents> => {
  const filter = { collection: { _eq: collection } };
  return allCalls([
    items.total(collection),
    items.count('directus_permissions', { filter }, 'id'),
    items.count('directus_presets', { filter }, 'id'),
  ]).pipe(
    mapCall(([total, permissions, presets]) => ({
      ...collectionRemoval(schema.schema, collection),
      items: total,
      permissions: permissions.filter_count,
      presets: presets.filter_count,
    })),
  );
};

/**
 * Deletes the fields that refer to a collection, and then the collection. The server would delete both at once, but on
 * PostgreSQL it refuses to delete a collection that a foreign key refers to.
 */
export const removeCollection = (
  { editing, schema }: Pick<ModelDependencies, 'editing' | 'schema'>,
  name: string,
): Call<void> =>
  schema.load().pipe(
    chainCall(() =>
      collectionRemoval(schema.schema, name)
        .keys.filter(({ collection, field }) => fieldOf(schema.schema, collection, field) !== null)
        .reduce<Call<void>>(
          (before, { collection, field }) => before.pipe(chainCall(() => editing.deleteField(collection, field))),
          succeed(undefined),
        ),
    ),
    chainCall(() => editing.deleteCollection(name)),
  );

/** Deletes a collection, and says before what goes along. */
export class DeleteCollection extends CallOperation<never, void, string> {
  private readonly counting: StateValue<RemoteData<CollectionContents>>;
  /** Counted once, when the operation is constructed. */
  readonly contents$: Observable<RemoteData<CollectionContents>>;

  constructor(
    readonly collection: string,
    private readonly dependencies: Pick<ModelDependencies, 'editing' | 'items' | 'schema'>,
  ) {
    super(of(false));
    this.counting = new StateValue<RemoteData<CollectionContents>>(
      { kind: 'idle' },
      toRemoteData(contentsOf(dependencies, collection)),
    );
    this.contents$ = this.counting.value$;
  }

  override dispose(): void {
    this.counting.dispose();
    super.dispose();
  }

  protected run(): Call<string> {
    const { schema } = this.dependencies;
    return thenReload(schema, removeCollection(this.dependencies, this.collection)).pipe(
      mapCall(() => this.collection),
    );
  }
}
