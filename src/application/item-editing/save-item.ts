import { isRight } from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, exhaustMap, map, type Observable, Subject, tap } from 'rxjs';
import { type Item, itemToUpdate, keyOf, missingRequired, nothingToSave, type PrimaryKey } from '../../domain/items';
import { editableFields, type ItemDenial, saveDenied } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { Effect, equals, type FieldError, type Operation, StateValue, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemEditing } from './item-editing';
import type { SaveOutcome } from './item-writer';
import type { ConcurrentChange } from './server-comparison';

/**
 * Reports missing required fields of a new item before it is sent. Reports the same fields only once: saved again
 * unchanged, the item is sent, and the server decides.
 */
export class RequiredFieldsCheck {
  private reported: readonly FieldError[] = [];

  constructor(
    private readonly editing: Pick<ItemEditing, 'form' | 'target'>,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'clock'>,
  ) {}

  /** True if required values are missing that were not reported before; the form shows them now. */
  reportMissing(): boolean {
    const { form, target } = this.editing;
    if (target.kind !== 'new') return false;
    const { schema, access, clock } = this.dependencies;
    const fields = editableFields(schema.schema, access.access, target.collection, true, clock.now());
    const missing = missingRequired(fields, form.values);
    if (missing.length === 0 || equals(missing, this.reported)) return false;
    this.reported = missing;
    // Cleared first, so that subscribers see the same errors as new ones.
    form.setErrors([]);
    form.setErrors(missing);
    return true;
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

/** Saves the edits. Does nothing while a save is running. */
export class SaveItem implements Operation<SaveDenial, AfterSave> {
  private readonly requests$ = new Subject<AfterSave>();
  private readonly saved = new Subject<SaveResult>();
  private readonly required: RequiredFieldsCheck;
  private readonly work: Effect;
  private readonly denial: StateValue<SaveDenial | false>;
  readonly denied$: Observable<SaveDenial | false>;
  readonly saved$: Observable<SaveResult> = this.saved.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: SaveDependencies,
  ) {
    this.required = new RequiredFieldsCheck(editing, dependencies);
    const { form, busy$, item$, target$ } = editing;
    const { schema, access, clock } = dependencies;
    this.denial = new StateValue<SaveDenial | false>(
      'nothing_to_save',
      combineLatest([form.values$, form.dirty$, form.hasUnfinished$, busy$, access.access$, item$, target$]).pipe(
        map(([, , unfinished, busy, rights, item, target]) => {
          if (busy) return 'saving';
          const updated = itemToUpdate(schema.schema, target, valueOf(item) ?? {});
          const denial = saveDenied(rights, target.collection, updated, clock.now());
          if (denial !== false) return denial;
          return unfinished ? 'text_unfinished' : (nothingToSave(schema.schema, target, form.edits) ?? false);
        }),
        distinctUntilChanged(),
      ),
    );
    this.denied$ = this.denial.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap((then) => this.save(then))));
  }

  execute(then: AfterSave): void {
    if (this.denial.value === false && !this.required.reportMissing()) this.requests$.next(then);
  }

  dispose(): void {
    this.work.dispose();
    this.denial.dispose();
  }

  private save(then: AfterSave): Observable<unknown> {
    return this.editing.save().pipe(
      tap((result) => {
        if (isRight(result)) this.finish(result.right, then);
      }),
    );
  }

  private finish(outcome: SaveOutcome, then: AfterSave): void {
    if (outcome.kind === 'cancelled') return;
    const { editing, dependencies } = this;
    const isDirty = editing.form.dirty;
    const created = outcome.kind === 'saved' && outcome.created;
    const primaryKey = primaryKeyOf(dependencies.schema.schema, editing.target.collection)?.field ?? '';
    if (isDirty) dependencies.notifications.show('typed_meanwhile', 'info');
    else
      dependencies.notifications.show(
        outcome.kind === 'already-saved' ? 'already_saved' : created ? 'item_created' : 'item_updated',
      );
    this.saved.next({
      item: outcome.item,
      key: keyOf(outcome.item, primaryKey),
      then: isDirty ? 'stay' : then,
      created,
      concurrent: outcome.concurrent,
    });
  }
}
