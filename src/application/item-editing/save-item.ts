import { isRight } from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, exhaustMap, map, type Observable, Subject, tap } from 'rxjs';
import { type Item, keyOf, missingRequired, type PrimaryKey } from '../../domain/items';
import type { ItemDenial } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { Effect, equals, type FieldError, type Operation, StateValue, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { editableFields, saveDenial, nothingToSave } from './editable-fields';
import type { ItemEditing } from './item-editing';
import type { SaveOutcome } from './item-writer';
import type { ConcurrentChange } from './server-comparison';

/**
 * Tells what a new item still lacks before it is sent, and spares the server a refusal. It tells the same only once: saved
 * again as it is, the item goes to the server, which has the last word.
 */
export class RequiredFieldsCheck {
  private reported: readonly FieldError[] = [];

  constructor(
    private readonly editing: Pick<ItemEditing, 'form' | 'target'>,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'clock'>,
  ) {}

  /** True when something is missing that has not been told yet; the form tells it now. */
  reportMissing(): boolean {
    const { form, target } = this.editing;
    if (target.kind !== 'new') return false;
    const { schema, access, clock } = this.dependencies;
    const fields = editableFields(schema.schema, access.access, target.collection, true, clock.now());
    const missing = missingRequired(fields, form.values);
    if (missing.length === 0 || equals(missing, this.reported)) return false;
    this.reported = missing;
    // Once more from nothing: whoever listens for errors hears of these as of new ones.
    form.setErrors([]);
    form.setErrors(missing);
    return true;
  }
}

export type SaveDenial = ItemDenial | 'nothing_to_save' | 'key_missing' | 'saving' | 'text_unfinished';

/** Where to go after the save. */
export type AfterSave = 'leave' | 'stay' | 'new';

export interface SaveResult {
  readonly item: Item;
  /** Null when the answer does not show it: the role may not read it. */
  readonly key: PrimaryKey | null;
  /** Not always where somebody wanted to go: what was typed during the save keeps the page. */
  readonly then: AfterSave;
  /** A new item exists now. */
  readonly created: boolean;
  /** What others have changed meanwhile, and was kept. */
  readonly concurrent: ConcurrentChange | null;
}

export type SaveDependencies = Pick<ItemDependencies, 'schema' | 'access' | 'notifications' | 'clock'>;

/** Saves what has changed. A second call while the first is under way does nothing. */
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
          const refusal = saveDenial(schema.schema, rights, target, valueOf(item) ?? {}, clock.now());
          if (refusal !== false) return refusal;
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

  private finish(end: SaveOutcome, then: AfterSave): void {
    if (end.kind === 'stopped') return;
    const { editing, dependencies } = this;
    const typedOn = editing.form.dirty;
    const created = end.kind === 'saved' && end.created;
    const primaryKey = primaryKeyOf(dependencies.schema.schema, editing.target.collection)?.field ?? '';
    if (typedOn) dependencies.notifications.show('typed_meanwhile', 'info');
    else dependencies.notifications.show(end.kind === 'agreed' ? 'already_saved' : created ? 'item_created' : 'item_updated');
    this.saved.next({
      item: end.item,
      key: keyOf(end.item, primaryKey),
      then: typedOn ? 'stay' : then,
      created,
      concurrent: end.others,
    });
  }
}
