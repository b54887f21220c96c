import { combineLatest, distinctUntilChanged, exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { keyOf, type Item, type PrimaryKey } from '../../domain/items';
import type { ItemDenial } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { Effect, StateValue, valueOf, type Operation } from '../../kernel';
import type { WorkParts } from '../work';
import type { ItemEditing } from './item-editing';
import type { SaveEnd } from './item-saving';
import { RequiredFirst } from './required-first';
import { targetDenied, withoutPlan } from './save-denial';
import type { Others } from './server-item';

export type SaveDenial = ItemDenial | 'nothing_to_save' | 'key_missing' | 'saving' | 'text_unfinished';

/** Where to go after the save. */
export type AfterSave = 'leave' | 'stay' | 'new';

export interface Saved {
  readonly item: Item;
  /** Null when the answer does not show it: the role may not read it. */
  readonly key: PrimaryKey | null;
  /** Not always where somebody wanted to go: what was typed during the save keeps the page. */
  readonly then: AfterSave;
  /** A new item exists now. */
  readonly created: boolean;
  /** What others have changed meanwhile, and was kept. */
  readonly others: Others | null;
}

export type SavingParts = Pick<WorkParts, 'schema' | 'access' | 'notices' | 'clock'>;

/** Saves what has changed. A second call while the first is under way does nothing. */
export class SaveItem implements Operation<SaveDenial, AfterSave> {
  private readonly requests$ = new Subject<AfterSave>();
  private readonly done = new Subject<Saved>();
  private readonly required: RequiredFirst;
  private readonly work: Effect;
  private readonly now: StateValue<SaveDenial | false>;
  readonly denied$: Observable<SaveDenial | false>;
  readonly saved$: Observable<Saved> = this.done.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly parts: SavingParts,
  ) {
    this.required = new RequiredFirst(editing, parts);
    const { form, busy$, item$, target$ } = editing;
    const { schema, access, clock } = parts;
    this.now = new StateValue<SaveDenial | false>(
      'nothing_to_save',
      combineLatest([form.values$, form.dirty$, form.anyUnfinished$, busy$, access.access$, item$, target$]).pipe(
        map(([, , unfinished, busy, rights, item, target]) => {
          if (busy) return 'saving';
          const refusal = targetDenied(schema.schema, rights, target, valueOf(item) ?? {}, clock.now());
          if (refusal !== false) return refusal;
          return unfinished ? 'text_unfinished' : (withoutPlan(schema.schema, target, form.edits) ?? false);
        }),
        distinctUntilChanged(),
      ),
    );
    this.denied$ = this.now.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap((then) => this.save(then))));
  }

  execute(then: AfterSave): void {
    if (this.now.value === false && !this.required.refuses()) this.requests$.next(then);
  }

  dispose(): void {
    this.work.dispose();
    this.now.dispose();
  }

  private save(then: AfterSave): Observable<unknown> {
    return this.editing.save().pipe(
      tap((result) => {
        if (result._tag === 'Right') this.ended(result.right, then);
      }),
    );
  }

  private ended(end: SaveEnd, then: AfterSave): void {
    if (end.kind === 'stopped') return;
    const { editing, parts } = this;
    const typedOn = editing.form.dirty;
    const created = end.kind === 'saved' && end.created;
    const primaryKey = primaryKeyOf(parts.schema.schema, editing.target.collection)?.field ?? '';
    if (typedOn) parts.notices.say('typed_meanwhile', 'info');
    else parts.notices.say(end.kind === 'agreed' ? 'already_saved' : created ? 'item_created' : 'item_updated');
    this.done.next({
      item: end.item,
      key: keyOf(end.item, primaryKey),
      then: typedOn ? 'stay' : then,
      created,
      others: end.others,
    });
  }
}
