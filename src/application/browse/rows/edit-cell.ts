import type { Either } from 'fp-ts/Either';
import { catchError, EMPTY, map, mergeMap, of, startWith, Subject, switchMap, tap, type Observable } from 'rxjs';
import { keyOf, mergeRow, type Item, type PrimaryKey } from '../../../domain/items';
import { coversField, dependsOnItem, type itemGate } from '../../../domain/permissions';
import { Effect, type Failure, type Json } from '../../../kernel';
import type { Clock } from '../../../ports/clock';
import type { ItemsGateway } from '../../../ports/items-gateway';
import type { AccessStore } from '../../access';
import type { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';
import { type ChangedSince, undoWrite, valuesAfter, type ConditionalWrite, writeIfUnchanged } from './row-write';

/** One value of one item in a list, and what it is to become. */
export interface CellEdit {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
  readonly field: string;
  readonly before: Json;
  readonly value: Json;
}

/** Why a value was not written. */
export type CellRefusal = Failure | ChangedSince;

/** Whether a field of an item may be written by whoever is here. */
export type MayEdit = (item: Item, field: string) => boolean;

/** Asks the rights about one item after the other. */
export type AskRights = typeof itemGate;

/** Writes single values of items from their rows, and takes them back as long as nobody else has changed them. */
export class EditCell {
  private readonly undone$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly access: AccessStore,
    private readonly notifications: Notifications,
    /** Emits once it is there: most people's rights are the same for every item, and need nothing of it. */
    private readonly ask$: Observable<AskRights>,
  ) {
    this.work = new Effect(this.undone$.pipe(mergeMap((undoing) => undoing)));
  }

  /**
   * What may be written; another answer whenever the rights of the person are others. Where they are not the same for every
   * item, nothing until they can be asked.
   */
  allowed$(collection: string): Observable<MayEdit> {
    return this.access.access$.pipe(
      switchMap((access): Observable<MayEdit> => {
        const covers: MayEdit = (_item, field) => coversField(access, collection, 'update', field);
        if (!dependsOnItem(access, collection, 'update')) return of(covers);
        return this.ask$.pipe(
          catchError(() => EMPTY),
          map((ask) => ask(access, collection, 'update', this.clock.now())),
          map(
            (denied): MayEdit =>
              (item, field) =>
                covers(item, field) && denied(item) === false,
          ),
          startWith(() => false),
        );
      }),
    );
  }

  /**
   * One PATCH with this field alone; answers with the item as it now is, which its row shows already. What somebody else has
   * written since is shown there, and not written over.
   */
  execute(edit: CellEdit): Observable<Either<CellRefusal, Item>> {
    const { collection, key, field, before, value } = edit;
    const write = { collection, key, known: { [field]: before }, edits: { [field]: value } };
    return writeIfUnchanged(this.gateway, write).pipe(
      tap((result) => {
        if (result._tag === 'Right') {
          this.show(edit, result.right);
          this.offerUndo(edit, write, result.right);
        } else if (result.left.kind === 'changed-since') this.show(edit, result.left.theirs);
      }),
    );
  }

  dispose(): void {
    this.work.dispose();
  }

  private offerUndo(edit: CellEdit, { collection, key, known, edits }: ConditionalWrite, answer: Item): void {
    const written = {
      collection,
      key,
      before: known,
      after: valuesAfter(edits, answer),
      show: (item: Item) => this.show(edit, item),
    };
    this.notifications.showWithAction('value_saved', {
      text: 'undo',
      run: () => this.undone$.next(undoWrite(this.gateway, this.notifications, written)),
    });
  }

  private show({ list, key }: CellEdit, answer: Item): void {
    const { primaryKey } = list;
    if (primaryKey === null) return;
    list.replace(list.items.map((row) => (keyOf(row, primaryKey) === key ? mergeRow(row, answer) : row)));
  }
}
