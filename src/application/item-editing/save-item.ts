import { combineLatest, distinctUntilChanged, EMPTY, map } from 'rxjs';
import { type Item, itemToUpdate, nothingToSave, type PrimaryKey } from '../../domain/items';
import { type ItemDenial, saveDenied } from '../../domain/permissions';
import { itemName } from '../../domain/templates';
import { type Call, CallOperation, chainCall, mapCall, succeed, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { Notifications } from '../notifications';
import { gated, type ItemEditing, OPEN_GATE, type WriteGate } from './item-editing';
import type { SaveOutcome } from './save-outcome';
import type { ConcurrentChange } from './comparison/server-comparison';
import type { WriteVerification } from './uncertain-writes/write-verifier';
import { ValuesCheck } from './form/values-check';

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
                    itemName(schema.schema, editing.target.collection, outcome.item, { sent: edits, title }),
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
