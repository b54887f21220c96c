import { isRight, type Either } from 'fp-ts/Either';
import { map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { mergeRow, overlongText, type Item } from '../../../domain/items';
import { coversField, filterContext, isLockedFor, itemGate } from '../../../domain/permissions';
import { fieldOf } from '../../../domain/schema';
import { itemName } from '../../../domain/templates';
import { apiFailure, Effect, fail, type Json } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { ConditionalWriter, type ConditionalWrite, type ConditionalWriteFailure } from '../../item-editing';
import { rowItem, serverValues, updateRow, type RowRef } from './listed-row';

/** A new value for one field of an item in a list. */
export interface CellEdit extends RowRef {
  readonly field: string;
  readonly before: Json;
  readonly value: Json;
}

/** Whether the user may write a field of an item, which its conditions may make read-only. */
export type MayEdit = (item: Item, field: string) => boolean;

type EditCellDependencies = Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'clock' | 'notifications'>;

/** Writes single fields of listed items, with an undo notification. */
export class EditCell {
  private readonly writer: ConditionalWriter;
  private readonly undos$ = new Subject<Observable<unknown>>();
  private readonly undoWrites: Effect;

  constructor(private readonly dependencies: EditCellDependencies) {
    this.writer = new ConditionalWriter(dependencies);
    this.undoWrites = new Effect(this.undos$.pipe(mergeMap((undo) => undo)));
  }

  /** Which cells the user may edit; emits again when their permissions change. */
  allowed$(collection: string): Observable<MayEdit> {
    return this.dependencies.access.access$.pipe(
      map((access): MayEdit => {
        const denied = itemGate(
          this.dependencies.schema.schema,
          access,
          collection,
          'update',
          this.dependencies.clock.now(),
        );
        const context = filterContext(access, this.dependencies.clock.now());
        return (item, field) => {
          const known = fieldOf(this.dependencies.schema.schema, collection, field);
          const isLocked = known !== null && isLockedFor(known, item, context);
          return coversField(access, collection, 'update', field) && !isLocked && denied(item) === false;
        };
      }),
    );
  }

  /**
   * Sends one PATCH with this field alone and shows the answer in the row. On a conflict the row shows the server's
   * value and nothing is overwritten. A text that is too long for its column is not sent.
   */
  execute(edit: CellEdit): Observable<Either<ConditionalWriteFailure, Item>> {
    const { collection, key, field, before, value } = edit;
    const info = fieldOf(this.dependencies.schema.schema, collection, field);
    const overlong = info === null ? null : overlongText(info, value);
    if (overlong !== null) return fail(apiFailure(400, overlong.code, '', [overlong]));
    const write: ConditionalWrite = { collection, key, known: { [field]: before }, edits: { [field]: value } };
    return this.writer.write(write).pipe(
      tap((result) => {
        this.showServerValues(edit, result);
        if (isRight(result)) this.offerUndo(edit, write, result.right);
      }),
    );
  }

  dispose(): void {
    this.undoWrites.dispose();
  }

  private offerUndo(row: RowRef, write: ConditionalWrite, answer: Item): void {
    const undo = (): Observable<unknown> =>
      this.writer.undo(write, answer).pipe(tap((result) => this.showServerValues(row, result)));
    const { notifications, schema } = this.dependencies;
    const item = { ...answer, ...rowItem(row) };
    notifications.showNamed('value_saved', itemName(schema.schema, row.collection, item), {
      action: { text: 'undo', run: () => this.undos$.next(undo()) },
    });
  }

  private showServerValues(row: RowRef, result: Either<ConditionalWriteFailure, Item>): void {
    const values = serverValues(result);
    if (values !== null) updateRow(row, (item) => mergeRow(item, values));
  }
}
