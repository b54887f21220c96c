import { combineLatest, distinctUntilChanged, EMPTY, map } from 'rxjs';
import {
  checkRelated,
  type Item,
  itemToUpdate,
  missingRequired,
  newItemValues,
  nothingToSave,
  overlongTexts,
  type PrimaryKey,
  type RelatedWrite,
} from '../../domain/items';
import {
  type EditableField,
  editableFields,
  type ItemDenial,
  presetValues,
  saveDenied,
} from '../../domain/permissions';
import { writtenItemName } from '../../domain/templates';
import { type Call, CallOperation, chainCall, equals, type FieldError, mapCall, succeed, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { Notifications } from '../notifications';
import { gated, type ItemEditing, OPEN_GATE, relatedTitle, type WriteGate } from './item-editing';
import type { SaveOutcome } from './save-outcome';
import type { ConcurrentChange } from './comparison/server-comparison';
import type { WriteVerification } from './uncertain-writes/write-verifier';

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

export type SaveDenial = ItemDenial | 'nothing_to_save' | 'key_missing' | 'saving' | 'text_unfinished';

/** Where the page goes after the save. */
export type AfterSave = 'leave' | 'stay' | 'new';

export interface SaveResult {
  readonly item: Item;
  /** Null if the role may not read it. */
  readonly key: PrimaryKey | null;
  /** 'stay' if the user has typed during the save, whatever was requested. */
  readonly then: AfterSave;
  /** The save has created the item. */
  readonly created: boolean;
  /** Changes of other users that the save has kept. */
  readonly concurrent: ConcurrentChange | null;
}

export type SaveDependencies = Pick<ItemDependencies, 'schema' | 'access' | 'notifications' | 'clock'>;

/** Saves the edits. */
export class SaveItem extends CallOperation<SaveDenial, AfterSave, SaveResult> {
  private readonly check: ValuesCheck;

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: SaveDependencies,
    private readonly gate: WriteGate = OPEN_GATE,
    /** The title of the item before the save. */
    private readonly title: () => string | null = () => null,
  ) {
    const { form, busy$, item$, target$ } = editing;
    const { schema, access, clock } = dependencies;
    super(
      combineLatest([form.values$, form.dirty$, form.hasUnfinished$, busy$, access.access$, item$, target$]).pipe(
        map(([, , unfinished, busy, rights, item, target]) => {
          if (busy) return 'saving';
          const updated = itemToUpdate(schema.schema, target, valueOf(item) ?? {});
          const denial = saveDenied(schema.schema, rights, target.collection, updated, clock.now());
          if (denial !== false) return denial;
          return unfinished ? 'text_unfinished' : (nothingToSave(schema.schema, target, form.edits) ?? false);
        }),
        distinctUntilChanged(),
      ),
    );
    this.check = new ValuesCheck(editing, dependencies);
  }

  protected run(then: AfterSave): Call<SaveResult> {
    if (this.check.refuse()) return EMPTY;
    const { editing } = this;
    const { edits } = editing.form;
    const title = this.title();
    const { schema } = this.dependencies;
    return gated(this.gate, { operation: 'save', edits }, editing, () =>
      editing
        .save()
        .pipe(
          chainCall((outcome) =>
            outcome.kind === 'cancelled'
              ? EMPTY
              : succeed(
                  this.finish(
                    outcome,
                    then,
                    writtenItemName(schema.schema, editing.target.collection, outcome.item, edits, title),
                  ),
                ),
          ),
        ),
    );
  }

  private finish(
    outcome: Exclude<SaveOutcome, { readonly kind: 'cancelled' }>,
    then: AfterSave,
    name: (language: string) => string | null,
  ): SaveResult {
    const { editing, dependencies } = this;
    const isDirty = editing.form.dirty;
    const created = outcome.kind === 'saved' && outcome.created;
    const { notifications } = dependencies;
    if (isDirty) notifications.show('typed_meanwhile', 'info');
    else if (outcome.kind === 'already-saved') notifications.show('already_saved');
    else notifications.showNamed(created ? 'item_created' : 'item_updated', name);
    return {
      item: outcome.item,
      key: editing.keyIn(outcome.item),
      then: isDirty ? 'stay' : then,
      created,
      concurrent: outcome.concurrent,
    };
  }
}

/** What the server has answered about the uncertain write. */
type CheckResult =
  | { readonly kind: 'saved'; readonly result: SaveResult }
  | { readonly kind: Exclude<WriteVerification['kind'], 'applied'> };

/** Verifies the uncertain write: asks the server whether it was applied, and reports the result. */
export class CheckServer extends CallOperation<'saving', void, CheckResult> {
  constructor(
    private readonly editing: ItemEditing,
    private readonly notifications: Notifications,
  ) {
    super(editing.busy$.pipe(map((busy) => busy && 'saving')));
  }

  protected run(): Call<CheckResult> {
    const { editing } = this;
    const created = editing.isNew;
    return editing.verifyWrite().pipe(
      mapCall((verification): CheckResult => {
        this.notify(verification.kind);
        if (verification.kind !== 'applied') return { kind: verification.kind };
        const { item } = verification;
        return { kind: 'saved', result: { item, key: editing.keyIn(item), then: 'stay', created, concurrent: null } };
      }),
    );
  }

  private notify(verification: WriteVerification['kind']): void {
    if (verification === 'overwritten') this.notifications.show('server_has_otherwise', 'warning');
    if (verification === 'applied' || verification === 'deleted') this.notifications.show('had_arrived');
  }
}
