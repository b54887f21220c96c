import { of } from 'rxjs';
import { type Field, type FieldChange, type FieldDraft, reorderedFields } from '../../domain/schema';
import { type Call, CallOperation, mapCall, succeed } from '../../kernel';
import { type ModelDependencies, thenReload } from './model-dependencies';

/** A change of the data model that is one request. */
export type ModelChange =
  /** Makes a database table a collection, with the platform's default configuration. */
  | { readonly change: 'set_up'; readonly collection: string }
  /** All fields of the collection in their new order. */
  | { readonly change: 'order'; readonly collection: string; readonly fields: readonly Field[] }
  | { readonly change: 'update_field'; readonly collection: string; readonly field: FieldChange }
  | { readonly change: 'copy_field'; readonly draft: FieldDraft }
  | { readonly change: 'delete_field'; readonly collection: string; readonly field: string };

/** Sends changes of the data model one at a time, and reads the model again after each. `done$` emits the change. */
export class ChangeModel extends CallOperation<never, ModelChange, ModelChange> {
  constructor(private readonly dependencies: Pick<ModelDependencies, 'editing' | 'schema'>) {
    super(of(false));
  }

  protected run(change: ModelChange): Call<ModelChange> {
    return thenReload(this.dependencies.schema, this.send(change)).pipe(mapCall(() => change));
  }

  private send(change: ModelChange): Call<unknown> {
    const { editing } = this.dependencies;
    switch (change.change) {
      case 'set_up':
        return editing.updateCollection(change.collection, {});
      case 'order': {
        const order = reorderedFields(change.fields);
        return order.length === 0 ? succeed(undefined) : editing.updateFields(change.collection, order);
      }
      case 'update_field':
        return editing.updateField(change.collection, change.field);
      case 'copy_field':
        return editing.createField(change.draft);
      case 'delete_field':
        return editing.deleteField(change.collection, change.field);
    }
  }
}
