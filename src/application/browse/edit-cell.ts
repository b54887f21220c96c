import { EMPTY, map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { keyOf, refreshedRow, valueIn, type Item, type PrimaryKey } from '../../domain/items';
import { coversField, itemGate } from '../../domain/permissions';
import { equals, Live, type Call, type Json } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { AccessStore } from '../access';
import type { Notices } from '../notices';
import type { ItemList } from './item-list';

/** One value of one item in a list, and what it is to become. */
export interface CellEdit {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
  readonly field: string;
  readonly before: Json;
  readonly value: Json;
}

/** Whether a field of an item may be written by whoever is here. */
export type MayEdit = (item: Item, field: string) => boolean;

/** Writes single values of items from their rows, and takes them back as long as nobody else has changed them. */
export class EditCell {
  private readonly undone$ = new Subject<Observable<unknown>>();
  private readonly work: Live<unknown>;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly access: AccessStore,
    private readonly notices: Notices,
  ) {
    this.work = new Live<unknown>(null, this.undone$.pipe(mergeMap((undoing) => undoing)));
  }

  /** What may be written; another answer whenever the rights of the person are others. */
  allowed$(collection: string): Observable<MayEdit> {
    return this.access.access$.pipe(
      map((access): MayEdit => {
        const gate = itemGate(access, collection, 'update', this.clock.now());
        return (item, field) => coversField(access, collection, 'update', field) && gate(item) === false;
      }),
    );
  }

  /** One PATCH with this field alone; answers with the item as it now is, which its row shows already. */
  execute(edit: CellEdit): Call<Item> {
    return this.write(edit).pipe(
      tap((result) => {
        if (result._tag === 'Left') return;
        const run = (): void => this.undone$.next(this.undo({ ...edit, value: this.written(edit, result.right) }));
        this.notices.offer('value_saved', { text: 'undo', run });
      }),
    );
  }

  dispose(): void {
    this.work.dispose();
  }

  /** What became of the value: the platform may have made something else of it, or show nothing of it. */
  private written({ field, value }: CellEdit, item: Item): Json {
    return Object.hasOwn(item, field) ? valueIn(item, field) : value;
  }

  private write(edit: CellEdit): Call<Item> {
    const { collection, key, field, value } = edit;
    return this.gateway
      .update(collection, key, { [field]: value })
      .pipe(tap((result) => result._tag === 'Right' && this.show(edit, result.right)));
  }

  /** Looks first: what somebody else has written meanwhile is not undone. */
  private undo(edit: CellEdit): Observable<unknown> {
    const { collection, key, field, before, value } = edit;
    return this.gateway.read(collection, key, [field]).pipe(
      mergeMap((read): Observable<unknown> => {
        if (read._tag === 'Left') {
          this.notices.report(read.left);
          return EMPTY;
        }
        if (equals(valueIn(read.right, field), value)) return this.restore({ ...edit, value: before });
        this.show(edit, read.right);
        this.notices.say('value_changed_since', 'warning');
        return EMPTY;
      }),
    );
  }

  private restore(edit: CellEdit): Observable<unknown> {
    return this.write(edit).pipe(
      map((result) => (result._tag === 'Left' ? this.notices.report(result.left) : this.notices.say('value_restored'))),
    );
  }

  private show({ list, key }: CellEdit, answer: Item): void {
    const { primaryKey } = list;
    if (primaryKey === null) return;
    list.replace(list.items.map((row) => (keyOf(row, primaryKey) === key ? refreshedRow(row, answer) : row)));
  }
}
