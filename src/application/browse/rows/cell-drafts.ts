import { BehaviorSubject, distinctUntilChanged, map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { valueIn, type Item, type PrimaryKey } from '../../../domain/items';
import { valueText } from '../../../domain/templates';
import { equals, Effect, StateValue, type Json } from '../../../kernel';
import type { Notifications } from '../../notifications';
import type { CellRefusal, EditCell } from './edit-cell';
import type { ItemList } from '../list/item-list';
import { valuesAfter } from './row-write';

/** A cell: the item's key, and the field. */
export interface CellRef {
  readonly key: PrimaryKey;
  readonly field: string;
}

/** A cell while it is being edited. */
export interface CellDraft extends CellRef {
  /** As the server has it, as far as is known here. */
  readonly before: Json;
  readonly value: Json;
  /** What is on its way to the server; undefined while nothing is. */
  readonly sent: Json | undefined;
  /** Why the last try did not succeed. */
  readonly failure: CellRefusal | null;
  /** The value that was refused; undefined for none. */
  readonly refused: Json | undefined;
  /** Somebody has said that they are done while a write was under way. */
  readonly again: boolean;
}

/** The fields under edit, by the keys of their items as text. An item keeps its set while nothing of it changes. */
export type OpenDrafts = ReadonlyMap<string, ReadonlySet<string>>;

type Drafts = ReadonlyMap<string, CellDraft>;

const nameOf = ({ key, field }: CellRef): string => JSON.stringify([key, field]);

const grouped = (drafts: Drafts, last: OpenDrafts): OpenDrafts => {
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

const isDirty = ({ value, before }: CellDraft): boolean => !equals(value, before);

/**
 * The cells of a list that are being edited. Each is written by itself, one write at a time; what is typed meanwhile stays.
 * They live here and not in the rows, which come and go with scrolling.
 */
export class CellDrafts {
  private readonly all = new BehaviorSubject<Drafts>(new Map());
  private readonly writes$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private readonly opened: StateValue<OpenDrafts>;
  private left = false;
  readonly open$: Observable<OpenDrafts>;
  /** True while something is typed that the server does not have yet. */
  readonly dirty$: Observable<boolean> = this.all.pipe(
    map((drafts) => [...drafts.values()].some(isDirty)),
    distinctUntilChanged(),
  );

  constructor(
    private readonly collection: string,
    private readonly list: ItemList,
    private readonly edit: EditCell,
    private readonly notifications: Notifications,
  ) {
    this.work = new Effect(this.writes$.pipe(mergeMap((write) => write)));
    let last: OpenDrafts = new Map();
    this.opened = new StateValue<OpenDrafts>(last, this.all.pipe(map((drafts) => (last = grouped(drafts, last)))));
    this.open$ = this.opened.value$;
  }

  /** Null once the cell is closed. */
  draft$(cell: CellRef): Observable<CellDraft | null> {
    const name = nameOf(cell);
    return this.all.pipe(
      map((drafts) => drafts.get(name) ?? null),
      distinctUntilChanged(),
    );
  }

  open(cell: CellRef, value: Json): void {
    if (this.all.value.has(nameOf(cell))) return;
    this.put({ ...cell, before: value, value, sent: undefined, failure: null, refused: undefined, again: false });
  }

  change(cell: CellRef, value: Json): void {
    const draft = this.draftOf(cell);
    if (draft !== undefined) this.put({ ...draft, value });
  }

  /** Writes what has changed and closes; without a change it only closes. */
  save(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    if (draft.sent !== undefined) this.put({ ...draft, again: true });
    else if (isDirty(draft)) this.write(draft);
    else this.close(cell);
  }

  /** As `save`, but what has been refused is not sent a second time only because somebody looks elsewhere. */
  leave(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft !== undefined && (draft.refused === undefined || !equals(draft.refused, draft.value))) this.save(cell);
  }

  /** Gives up what was typed; what is on its way already cannot be called back. */
  cancel(cell: CellRef): void {
    const draft = this.draftOf(cell);
    if (draft?.sent !== undefined) this.put({ ...draft, value: draft.sent, again: false });
    else this.close(cell);
  }

  /** What was typed is still written, and what comes of it told, wherever people have gone. */
  dispose(): void {
    for (const draft of this.all.value.values()) this.leave(draft);
    this.left = true;
    this.opened.dispose();
    this.endOnceWritten();
  }

  private endOnceWritten(): void {
    const writing = [...this.all.value.values()].some(({ sent }) => sent !== undefined);
    if (this.left && !writing) this.work.dispose();
  }

  private draftOf(cell: CellRef): CellDraft | undefined {
    return this.all.value.get(nameOf(cell));
  }

  private put(draft: CellDraft): void {
    this.all.next(new Map(this.all.value).set(nameOf(draft), draft));
  }

  private close(cell: CellRef): void {
    const drafts = new Map(this.all.value);
    if (drafts.delete(nameOf(cell))) this.all.next(drafts);
  }

  private write(draft: CellDraft): void {
    const { collection, list } = this;
    const { key, field, before, value } = draft;
    this.put({ ...draft, sent: value, failure: null, refused: undefined, again: false });
    this.writes$.next(
      this.edit.execute({ collection, list, key, field, before, value }).pipe(
        tap((result) => {
          if (result._tag === 'Left') this.failed(draft, result.left);
          else this.saved(draft, value, result.right);
          this.endOnceWritten();
        }),
      ),
    );
  }

  private failed(cell: CellRef, failure: CellRefusal): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    const { again, sent } = draft;
    if (this.left) this.tell(failure, cell.field, sent);
    // Who has seen what somebody else wrote may write over it.
    const before = failure.kind === 'changed-since' ? valueIn(failure.theirs, cell.field) : draft.before;
    this.put({ ...draft, before, sent: undefined, failure, refused: sent, again: false });
    if (again) this.leave(cell);
  }

  /** To somebody who has left the cell: what they typed is in no control any more. */
  private tell(failure: CellRefusal, field: string, sent: Json | undefined): void {
    if (failure.kind === 'changed-since')
      this.notifications.showInfo('value_not_written', {
        mine: valueText(sent ?? null),
        theirs: valueText(valueIn(failure.theirs, field)),
      });
    else this.notifications.showFailure(failure);
  }

  /** What was typed while the write was under way is a change of what it wrote. */
  private saved(cell: CellRef, value: Json, answer: Item): void {
    const draft = this.draftOf(cell);
    if (draft === undefined) return;
    const { again } = draft;
    const typedSince = !equals(draft.value, value);
    this.put({
      ...draft,
      before: valueIn(valuesAfter({ [cell.field]: value }, answer), cell.field),
      sent: undefined,
      again: false,
    });
    if (!typedSince) this.close(cell);
    else if (again) this.save(cell);
  }
}
