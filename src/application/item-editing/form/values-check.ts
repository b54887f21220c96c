import {
  checkRelated,
  type Item,
  missingRequired,
  newItemValues,
  overlongTexts,
  type RelatedWrite,
} from '../../../domain/items';
import { type EditableField, editableFields, presetValues } from '../../../domain/permissions';
import { equals, type FieldError } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { type ItemEditing, relatedTitle } from '../item-editing';

interface ValuesCheckDependencies extends Pick<ItemDependencies, 'clock'> {
  readonly schema: Pick<ItemDependencies['schema'], 'schema'>;
  readonly access: Pick<ItemDependencies['access'], 'access'>;
}

interface CheckedItem {
  readonly collection: string;
  readonly isNew: boolean;
  readonly values: Item;
  /** What is written of them. */
  readonly edits: Item;
  /** Fields that get their values elsewhere. */
  readonly skipped: readonly string[];
}

/**
 * Checks values before the item is sent: all of a new item, the edited ones of an existing item, and those of the
 * related items that are sent with it. Texts that are too long for their columns are never sent. The same missing
 * required fields are reported only once: saved again unchanged, the item is sent, and the server decides.
 */
export class ValuesCheck {
  private reported: readonly FieldError[] = [];

  constructor(
    private readonly editing: Pick<ItemEditing, 'form' | 'target'>,
    private readonly dependencies: ValuesCheckDependencies,
    /** Fields that get their values elsewhere. */
    private readonly skipped: readonly string[] = [],
    /** No server decides: what is missing is reported every time. */
    private readonly isFinal = false,
  ) {}

  /** True if the item must not be sent: a text is too long, or required values are missing. The form shows them now. */
  refuse(): boolean {
    const { form, target } = this.editing;
    const { edits, values } = form;
    const { collection } = target;
    const own = { collection, isNew: target.kind === 'new', values, edits, skipped: this.skipped };
    const ofRelated = (check: (item: CheckedItem) => readonly FieldError[]): readonly FieldError[] =>
      checkRelated(
        form.relations(),
        edits,
        (write) => check(this.related(write)),
        (write) => relatedTitle(this.dependencies.schema.schema, form.baselines, write),
      );
    const missing = [...this.missing(own), ...ofRelated((item) => this.missing(item))];
    const overlong = [...this.overlong(own), ...ofRelated((item) => this.overlong(item))];
    if (overlong.length === 0 && (missing.length === 0 || (!this.isFinal && equals(missing, this.reported))))
      return false;
    this.reported = missing;
    // Cleared first, so that subscribers see the same errors as new ones.
    form.setErrors([]);
    form.setErrors([...missing, ...overlong]);
    return true;
  }

  private missing(item: CheckedItem): readonly FieldError[] {
    return missingRequired(this.checkedFields(item), item.values);
  }

  private overlong(item: CheckedItem): readonly FieldError[] {
    return overlongTexts(this.checkedFields(item), item.values);
  }

  private checkedFields({ collection, isNew, edits, skipped }: CheckedItem): readonly EditableField[] {
    const { schema, access, clock } = this.dependencies;
    return editableFields(schema.schema, access.access, collection, isNew, clock.now()).filter(
      ({ field: { field } }) => !skipped.includes(field) && (isNew || Object.hasOwn(edits, field)),
    );
  }

  /** A new item gets its defaults by the server, and its place in a list with the write. */
  private related({ kind, collection, list, values }: RelatedWrite): CheckedItem {
    const { schema, access, clock } = this.dependencies;
    const isNew = kind === 'create';
    const defaults = isNew
      ? newItemValues(schema.schema, collection, presetValues(access.access, collection, 'create', clock.now()))
      : {};
    const skipped = [list?.foreignKey, list?.junction?.field, list?.junction?.collectionField];
    return {
      collection,
      isNew,
      values: { ...defaults, ...values },
      edits: values,
      skipped: skipped.filter((field) => field != null),
    };
  }
}
