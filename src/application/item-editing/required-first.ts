import { missingRequired } from '../../domain/items';
import { equals, type FieldError } from '../../kernel';
import type { WorkParts } from '../work';
import { editableFields } from './editable-field';
import type { ItemEditing } from './item-editing';

/**
 * Tells what a new item still lacks before it is sent, and spares the server a refusal. It tells the same only once: saved
 * again as it is, the item goes to the server, which has the last word.
 */
export class RequiredFirst {
  private told: readonly FieldError[] = [];

  constructor(
    private readonly editing: Pick<ItemEditing, 'form' | 'target'>,
    private readonly parts: Pick<WorkParts, 'schema' | 'access' | 'clock'>,
  ) {}

  /** True when something is missing that has not been told yet; the form tells it now. */
  refuses(): boolean {
    const { form, target } = this.editing;
    if (target.kind !== 'new') return false;
    const { schema, access, clock } = this.parts;
    const fields = editableFields(schema.schema, access.access, target.collection, true, clock.now());
    const missing = missingRequired(fields, form.values);
    if (missing.length === 0 || equals(missing, this.told)) return false;
    this.told = missing;
    // Once more from nothing: whoever listens for errors hears of these as of new ones.
    form.refuse([]);
    form.refuse(missing);
    return true;
  }
}
