import {
  checkRelated,
  type Item,
  missingRequired,
  newItemValues,
  overlongTexts,
  type RelatedWrite,
} from '../../../domain/items';
import {
  type EditableField,
  editableFields,
  fieldRuleErrors,
  filterContext,
  presetValues,
} from '../../../domain/permissions';
import { isMarkedRequired, needsValue } from '../../../domain/schema';
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
  /** The values without the edits, of an existing item; null if they are not known. */
  readonly initial: Item | null;
  /** What is written of them. */
  readonly edits: Item;
  /** Fields that get their values elsewhere. */
  readonly skipped: readonly string[];
}

/**
 * Checks values before the item is sent: all of a new item, the edited ones of an existing item, and those of the
 * related items that are sent with it. Texts that are too long for their columns, values that the rule of their field
 * refuses, and empty fields that only the configuration requires are never sent. What is missing for the database is
 * reported only once: saved again unchanged, the item is sent, and the server decides.
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

  /** True if the item must not be sent: values are refused or missing. The form shows the errors now. */
  refuse(): boolean {
    const { form, target } = this.editing;
    const { edits, values } = form;
    const { collection } = target;
    const isNew = target.kind === 'new';
    const initial = isNew ? null : Object.fromEntries(Object.keys(values).map((name) => [name, form.initial(name)]));
    const own = { collection, isNew, values, initial, edits, skipped: this.skipped };
    const ofRelated = (check: (item: CheckedItem) => readonly FieldError[]): readonly FieldError[] =>
      checkRelated(
        form.relations(),
        edits,
        (write) => check(this.related(write)),
        (write) => relatedTitle(this.dependencies.schema.schema, form.baselines, write),
      );
    const missing = [...this.missing(own), ...ofRelated((item) => this.missing(item))];
    const refused = [...this.refused(own), ...ofRelated((item) => this.refused(item))];
    if (refused.length === 0 && (missing.length === 0 || (!this.isFinal && equals(missing, this.reported))))
      return false;
    this.reported = missing;
    // Cleared first, so that subscribers see the same errors as new ones.
    form.setErrors([]);
    form.setErrors([...missing, ...refused]);
    return true;
  }

  private missing(item: CheckedItem): readonly FieldError[] {
    return missingRequired(
      this.checkedFields(item).filter(({ field }) => needsValue(field)),
      item.values,
    );
  }

  private refused(item: CheckedItem): readonly FieldError[] {
    const { access, clock } = this.dependencies;
    const fields = this.checkedFields(item);
    const marked = [...fields, ...this.newlyRequired(item)].filter(({ field }) => !needsValue(field));
    return [
      ...missingRequired(marked, item.values),
      ...overlongTexts(fields, item.values),
      ...fieldRuleErrors(fields, item.edits, filterContext(access.access, clock.now())),
    ];
  }

  private checkedFields(item: CheckedItem): readonly EditableField[] {
    return this.fieldsOf(item, item.values).filter(
      ({ field: { field } }) => item.isNew || Object.hasOwn(item.edits, field),
    );
  }

  /** The fields without edits that the edits of other fields have made required. */
  private newlyRequired(item: CheckedItem): readonly EditableField[] {
    const { initial, values, edits } = item;
    if (initial === null) return [];
    const required = this.fieldsOf(item, values).filter(
      ({ field }) => isMarkedRequired(field) && !Object.hasOwn(edits, field.field),
    );
    if (required.length === 0) return [];
    const before = this.fieldsOf(item, initial).filter(({ field }) => isMarkedRequired(field));
    return required.filter(({ field }) => !before.some((earlier) => earlier.field.field === field.field));
  }

  private fieldsOf({ collection, isNew, skipped }: CheckedItem, values: Item): readonly EditableField[] {
    const { schema, access, clock } = this.dependencies;
    return editableFields(schema.schema, access.access, collection, isNew, clock.now(), values).filter(
      ({ field: { field } }) => !skipped.includes(field),
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
      initial: null,
      edits: values,
      skipped: skipped.filter((field) => field != null),
    };
  }
}
