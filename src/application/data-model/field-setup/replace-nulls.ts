import { isRight } from 'fp-ts/Either';
import { map, type Observable, of } from 'rxjs';
import { primaryKeyOf } from '../../../domain/schema';
import { type Call, CallOperation, isApiCode, type Json, StateValue, succeed } from '../../../kernel';
import type { ModelDependencies } from '../model-dependencies';

/** The items whose field is empty, which a column that is not nullable cannot take (spec 001, 8). */
export class ReplaceNulls extends CallOperation<never, Json> {
  private readonly counted: StateValue<number | null>;
  /** How many there are; null while it is not known. */
  readonly count$: Observable<number | null>;

  constructor(
    private readonly place: { readonly collection: string; readonly field: string },
    private readonly dependencies: Pick<ModelDependencies, 'items' | 'schema'>,
  ) {
    super(of(false));
    const { items, schema } = dependencies;
    const key = primaryKeyOf(schema.schema, place.collection)?.field ?? 'id';
    this.counted = new StateValue<number | null>(
      null,
      items
        .count(place.collection, { filter: this.filter }, key)
        .pipe(map((result) => (isRight(result) ? result.right.filter_count : null))),
    );
    this.count$ = this.counted.value$;
  }

  override dispose(): void {
    this.counted.dispose();
    super.dispose();
  }

  protected run(value: Json): Call<void> {
    const { collection, field } = this.place;
    if (value === null) return succeed(undefined);
    return this.dependencies.items.updateByFilter(collection, this.filter, { [field]: value });
  }

  private get filter() {
    return { [this.place.field]: { _null: true } };
  }
}

/** Whether a save has failed because items are empty in a column that is to be not nullable. */
export const containsNulls = (failure: Parameters<typeof isApiCode>[0]): boolean =>
  isApiCode(failure, 'CONTAINS_NULL_VALUES');
