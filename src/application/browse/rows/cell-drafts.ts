import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { valueIn, type Item, type PrimaryKey } from '../../../domain/items';
import type { EditTarget } from '../../../domain/recovery';
import { valueText } from '../../../domain/templates';
import type { SameValue } from '../../../domain/values';
import { equals, Effect, StateValue, type Json } from '../../../kernel';
import { writtenValues, type ConditionalWriteFailure } from '../../item-editing';
import type { Notifications } from '../../notifications';
import type { EditCell } from './edit-cell';
import type { ItemList } from '../list/item-list';

/** A cell of a list: the item's key and the field. */
export interface CellRef {
  readonly key: PrimaryKey;
  readonly field: string;
}

/** A cell while it is being edited. */
export interface CellDraft extends CellRef {
  /** The last known server value. */
  readonly before: Json;
  readonly value: Json;
  /** The value being written; undefined while no request runs. */
  readonly pending: Json | undefined;
  /** Why the last write failed. */
  readonly failure: ConditionalWriteFailure | null;
  /** The value of the failed write; undefined when none failed. */
  readonly rejected: Json | undefined;
  /** The user saved again while a write was running. */
  readonly saveAgain: boolean;
}

/** The fields with an open editor, by item key as text. The set of an item keeps its identity while it is unchanged. */
export type OpenDrafts = ReadonlyMap<string, ReadonlySet<string>>;

type Drafts = ReadonlyMap<string, CellDraft>;

const nameOf = ({ key, field }: CellRef): string => JSON.stringify([key, field]);

const groupByItem = (drafts: Drafts, last: OpenDrafts): OpenDrafts => {
  const fields = new Map<string, Set<string>>();
  for (const { key, field } of drafts.values())
    fields.set(String(key), (fields.get(String(key)) ?? new Set()).add(field));
  return new Map(
    [...fields].map(([key, open]) => [
      key,
      equals([...(last.get(key) ?? [])], [...open]) ? (last.get(key) ?? open) : open,
    ]),
  );
};

/**
 * The cells of a list that are being edited. Each cell is written on its own, one request at a time; typing during a
 * request is kept. Drafts live here because virtual scrolling unmounts rows.
 */
export class CellDrafts {
  private readonly drafts = new BehaviorSubject<Drafts>(new Map());
  private readonly writes$ = new Subject<Observable<unknown>>();
  private readonly writes: Effect;
  private readonly openState: StateValue<OpenDrafts>;
  private closed = false;
  readonly open$: Observable<OpenDrafts>;
  /** The drafts that differ from the server's value; completes after `dispose`, once the last write is answered. */
  readonly changed$: Observable<readonly CellDraft[]> = this.drafts.pipe(
    map((drafts) => [...drafts.values()].filter((draft) => this.isDirty(draft))),
  );
  /** True while a draft differs from the server's value. */
  readonly dirty$: Observable<boolean> = this.changed$.pipe(
    map(({ length }) => length > 0),
    distinctUntilChanged(),
  );
  /** True while leaving the list would lose a value. */
  readonly unsent$: Observable<boolean> = this.drafts.pipe(
    map(() => this.unsent),
    distinctUntilChanged(),
  );

  constructor(
    private readonly collection: string,
    private readonly list: ItemList,
    private readonly editCell: EditCell,
    private readonly notifications: Notifications,
    private readonly isSame: SameValue,
  ) {
    this.writes = new Effect(this.writes$.pipe(mergeMap((write) => write)));
    let last: OpenDrafts = new Map();
    this.openState = new StateValue<OpenDrafts>(
      last,
      this.drafts.pipe(map((drafts) => (last = groupByItem(drafts, last)))),
    );
    this.open$ = this.openState.value$;
  }

  /** The items with a changed cell. */
  get target(): EditTarget {
    const keys = [
      ...new Set([...this.drafts.value.values()].filter((draft) => this.isDirty(draft)).map(({ key }) => key)),
    ];
    const [key] = keys;
    return keys.length === 1 && key !== undefined
      ? { kind: 'existing', collection: this.collection, key }
      : { kind: 'several', collection: this.collection, keys };
  }

  /** The current value of `unsent$`. */
  get unsent(): boolean {
    return [...this.drafts.value.values()].some((draft) => this.isUnsent(draft));
  }

  /** The draft of a cell; null when it is closed. */
  draft$(cell: CellRef): Observable<CellDraft | null> {
    const name = nameOf(cell);
    return this.drafts.pipe(
      map((drafts) => drafts.get(name) ?? null),
      distinctUntilChanged(),
    );
  }

  open(cell: CellRef, value: Json): void {
    if (this.drafts.value.has(nameOf(cell))) return;
    this.put({
      ...cell,
      before: value,
      value,
      pending: undefined,
      failure: null,
      rejected: undefined,
      saveAgain: false,
    });
  }

  change(cell: CellRef, value: Json): void {
    const draft = this.draftOf(cell);
    if (draft !== undefined) this.put({ ...draft, value });
  }

  /** Writes the draft and closes the cell; an unchanged cell is only closed. */
  save(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    if (draft.pending !== undefined) this.put({ ...draft, saveAgain: true });
    else if (this.isDirty(draft)) this.write(draft);
    else this.close(cell);
  }

  /** Like `save`, for leaving the cell: does not send a rejected value again. */
  saveUnlessRejected(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft !== undefined && (draft.rejected === undefined || !this.isSame(cell.field, draft.rejected, draft.value)))
      this.save(cell);
  }

  /** Discards the draft. A running request cannot be cancelled: its value stays. */
  cancel(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft?.pending !== undefined) this.put({ ...draft, value: draft.pending, saveAgain: false });
    else this.close(cell);
  }

  /** Discards all drafts. */
  discard(): void {
    for (const draft of this.drafts.value.values()) this.cancel(draft);
  }

  /** Writes open drafts; failures are then shown as notifications. */
  dispose(): void {
    for (const draft of this.drafts.value.values()) this.saveUnlessRejected(draft);
    this.closed = true;
    this.openState.dispose();
    this.endOnceWritten();
  }

  private endOnceWritten(): void {
    const writing = [...this.drafts.value.values()].some(({ pending }) => pending !== undefined);
    if (!this.closed || writing) return;
    this.drafts.complete();
    this.writes.dispose();
  }

  private isDirty({ field, value, before }: CellDraft): boolean {
    return !this.isSame(field, value, before);
  }

  /** True for a value that is neither saved nor being sent. */
  private isUnsent({ field, value, before, pending, saveAgain }: CellDraft): boolean {
    return !saveAgain && !this.isSame(field, value, pending === undefined ? before : pending);
  }

  private draftOf(cell: CellRef): CellDraft | undefined {
    return this.drafts.value.get(nameOf(cell));
  }

  private put(draft: CellDraft): void {
    this.drafts.next(new Map(this.drafts.value).set(nameOf(draft), draft));
  }

  private close(cell: CellRef): void {
    const drafts = new Map(this.drafts.value);
    if (drafts.delete(nameOf(cell))) this.drafts.next(drafts);
  }

  private write(draft: CellDraft): void {
    const { collection, list } = this;
    const { key, field, before, value } = draft;
    this.put({ ...draft, pending: value, failure: null, rejected: undefined, saveAgain: false });
    this.writes$.next(
      this.editCell.execute({ collection, list, key, field, before, value }).pipe(
        tap((result) => {
          if (isLeft(result)) this.failed(draft, result.left);
          else this.saved(draft, value, result.right);
          this.endOnceWritten();
        }),
      ),
    );
  }

  private failed(cell: CellRef, failure: ConditionalWriteFailure): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    const { saveAgain, pending } = draft;
    if (this.closed) this.report(failure, cell.field, pending);
    // The conflict is shown, so the next save may overwrite the server's value.
    const before = failure.kind === 'changed-since' ? valueIn(failure.theirs, cell.field) : draft.before;
    this.put({ ...draft, before, pending: undefined, failure, rejected: pending, saveAgain: false });
    if (saveAgain) this.saveUnlessRejected(cell);
  }

  /** The list is closed and the cell cannot show the failure. */
  private report(failure: ConditionalWriteFailure, field: string, sent: Json | undefined): void {
    if (failure.kind === 'changed-since')
      this.notifications.showInfo('value_not_written', {
        mine: valueText(sent ?? null),
        theirs: valueText(valueIn(failure.theirs, field)),
      });
    else this.notifications.showFailure(failure);
  }

  /** Typing during the request is a change to the written value. */
  private saved(cell: CellRef, value: Json, answer: Item): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    const { saveAgain } = draft;
    const changedSince = !this.isSame(cell.field, draft.value, value);
    this.put({
      ...draft,
      before: valueIn(writtenValues({ [cell.field]: value }, answer), cell.field),
      pending: undefined,
      saveAgain: false,
    });
    if (!changedSince) this.close(cell);
    else if (saveAgain) this.save(cell);
  }
}
