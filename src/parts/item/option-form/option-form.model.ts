import { filter, map, type Observable, tap } from 'rxjs';
import { ItemForm } from '../../../application/item-editing';
import { editOptions, ENTRY_COLLECTION, entrySchema, optionValues } from '../../../domain/items';
import type { Field } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { equals, type JsonObject } from '../../../kernel';

/**
 * Options as the values of a form: an option that is not set has the default as its value, and stays unset until that is
 * changed.
 */
export class OptionFormModel {
  readonly form: ItemForm;
  /** The options after each change by the user; null for none. Members of no field are kept. */
  readonly changes$: Observable<JsonObject | null>;
  /** What the form began with. */
  private base: JsonObject | null = null;
  /** What the owner of the options knows. */
  private known: JsonObject | null = null;

  constructor(
    private readonly fields: readonly Field[],
    options: JsonObject | null,
  ) {
    this.form = new ItemForm(sameValueIn(entrySchema(fields), ENTRY_COLLECTION));
    this.restart(options);
    this.changes$ = this.form.values$.pipe(
      map(() => editOptions(this.base, this.form.edits)),
      filter((options) => !equals(options, this.known)),
      tap((options) => {
        this.known = options;
      }),
    );
  }

  /** Starts again with options that were changed elsewhere; no effect for those that the form has sent itself. */
  follow(options: JsonObject | null): void {
    if (!equals(options, this.known)) this.restart(options);
  }

  private restart(options: JsonObject | null): void {
    this.base = options;
    this.known = options;
    this.form.start(optionValues(this.fields, options));
  }
}
