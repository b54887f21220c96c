import { combineLatest, exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { keyOf, type Item, type PrimaryKey } from '../../domain/items';
import { denied } from '../../domain/permissions';
import { primaryKeyOf, type Schema } from '../../domain/schema';
import { Live, type Operation } from '../../kernel';
import type { AccessStore } from '../access';
import type { Notices } from '../notices';
import type { SchemaStore } from '../schema';
import type { ItemEditing } from './item-editing';

export type SaveDenial = 'not_allowed' | 'nothing_to_save' | 'saving';

/** Where to go after the save. */
export type AfterSave = 'leave' | 'stay' | 'new';

export interface Saved {
  readonly item: Item;
  /** Null when the answer does not show it: the role may not read it. */
  readonly key: PrimaryKey | null;
  readonly then: AfterSave;
}

/** A new item whose key comes by itself can be saved as it stands; the defaults count as its content. */
const savableUntouched = (schema: Schema, collection: string): boolean => {
  const key = primaryKeyOf(schema, collection);
  return key !== null && (key.schema?.has_auto_increment === true || key.meta?.special.includes('uuid') === true);
};

/** Saves what has changed. A second call while the first is under way does nothing. */
export class SaveItem implements Operation<SaveDenial, AfterSave> {
  private readonly requests$ = new Subject<AfterSave>();
  private readonly done = new Subject<Saved>();
  private readonly work: Live<unknown>;
  private readonly now: Live<SaveDenial | false>;
  readonly disabled$: Observable<SaveDenial | false>;
  readonly saved$: Observable<Saved> = this.done.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly schema: SchemaStore,
    access: AccessStore,
    private readonly notices: Notices,
  ) {
    const { collection } = editing.target;
    const action = editing.isNew ? 'create' : 'update';
    this.now = new Live<SaveDenial | false>(
      'nothing_to_save',
      combineLatest([editing.form.dirty$, editing.busy$, access.access$]).pipe(
        map(([dirty, busy, rights]) => {
          if (busy) return 'saving';
          const savable = dirty || (editing.isNew && savableUntouched(schema.schema, collection));
          return denied(rights, collection, action) || (savable ? false : 'nothing_to_save');
        }),
      ),
    );
    this.disabled$ = this.now.value$;
    this.work = new Live<unknown>(null, this.requests$.pipe(exhaustMap((then) => this.save(then))));
  }

  execute(then: AfterSave): void {
    if (this.now.value === false) this.requests$.next(then);
  }

  dispose(): void {
    this.work.dispose();
    this.now.dispose();
  }

  private save(then: AfterSave): Observable<unknown> {
    const primaryKey = primaryKeyOf(this.schema.schema, this.editing.target.collection)?.field ?? '';
    return this.editing.save().pipe(
      tap((result) => {
        if (result._tag === 'Left') return;
        this.notices.say(this.editing.isNew ? 'item_created' : 'item_updated');
        this.done.next({ item: result.right, key: keyOf(result.right, primaryKey), then });
      }),
    );
  }
}
