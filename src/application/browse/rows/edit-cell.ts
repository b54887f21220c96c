import { isRight, type Either } from 'fp-ts/Either';
import { map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { mergeRow, type Item } from '../../../domain/items';
import { coversField, itemGate } from '../../../domain/permissions';
import { Effect, type Json } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { AccessStore } from '../../access';
import type { Notifications } from '../../notifications';
import { undoRowWrite, updateRow, writeRow, type RowRef, type RowWrite, type RowWriteFailure } from './row-write';

/** A new value for one field of an item in a list. */
export interface CellEdit extends RowRef {
  readonly field: string;
  readonly before: Json;
  readonly value: Json;
}

/** Whether the user may write a field of an item. */
export type MayEdit = (item: Item, field: string) => boolean;

/** Writes single fields of listed items, with an undo notification. */
export class EditCell {
  private readonly undos$ = new Subject<Observable<unknown>>();
  private readonly undoWrites: Effect;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly access: AccessStore,
    private readonly notifications: Notifications,
  ) {
    this.undoWrites = new Effect(this.undos$.pipe(mergeMap((undo) => undo)));
  }

  /** Which cells the user may edit; emits again when their permissions change. */
  allowed$(collection: string): Observable<MayEdit> {
    return this.access.access$.pipe(
      map((access): MayEdit => {
        const denied = itemGate(access, collection, 'update', this.clock.now());
        return (item, field) => coversField(access, collection, 'update', field) && denied(item) === false;
      }),
    );
  }

  /**
   * Sends one PATCH with this field alone and shows the answer in the row. On a conflict the row shows the server's value and
   * nothing is overwritten.
   */
  execute(edit: CellEdit): Observable<Either<RowWriteFailure, Item>> {
    const { collection, key, field, before, value } = edit;
    const write: RowWrite = {
      collection,
      key,
      known: { [field]: before },
      edits: { [field]: value },
      onServerValues: (values) => updateRow(edit, (row) => mergeRow(row, values)),
    };
    return writeRow(this.gateway, write).pipe(
      tap((result) => {
        if (isRight(result)) this.offerUndo(write, result.right);
      }),
    );
  }

  dispose(): void {
    this.undoWrites.dispose();
  }

  private offerUndo(write: RowWrite, answer: Item): void {
    this.notifications.showWithAction('value_saved', {
      text: 'undo',
      run: () => this.undos$.next(undoRowWrite(this.gateway, this.notifications, write, answer)),
    });
  }
}
