import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, concatMap, from, map, type Observable, Subject, switchMap, takeWhile, tap } from 'rxjs';
import { type Item, keyOf, type PrimaryKey } from '../../../domain/items';
import { itemName } from '../../../domain/templates';
import { type Call, Effect, type Failure } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import type { NameIn, NotificationText } from '../../notifications';
import type { ListSession } from '../list/list-session';

/** Items per request. */
const BATCH_SIZE = 100;

/** The keys written, and those not written because a batch failed or the run was stopped. */
export interface BatchResult {
  readonly done: readonly PrimaryKey[];
  readonly remaining: readonly PrimaryKey[];
  /** Null on success and after a stop. */
  readonly failure: Failure | null;
}

export type BatchState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number; readonly stopping: boolean }
  | ({ readonly kind: 'failed' } & BatchResult & { readonly failure: Failure });

export const idle: BatchState = { kind: 'resting' };

/** Writes to some of the items: all of them or none. */
export type BatchWrite = (keys: readonly PrimaryKey[]) => Call<unknown>;

export const batchesOf = <A>(entries: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(entries.length / BATCH_SIZE) }, (_, index) =>
    entries.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );

/**
 * Writes to many items in batches. Each batch succeeds or fails as a whole. The run ends after the first failure, or
 * after the running batch once stopped. Leaving the page does not end it.
 */
export class BatchRun {
  private readonly state = new BehaviorSubject<BatchState>(idle);
  private readonly starts$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private pageLeft = false;
  readonly state$: Observable<BatchState> = this.state.asObservable();

  /** `onEnd` is told whether the page was left before the end. */
  constructor(private readonly onEnd: (end: BatchResult, pageLeft: boolean) => void) {
    this.work = new Effect(this.starts$.pipe(switchMap((run) => run)));
  }

  get busy(): boolean {
    return this.state.value.kind === 'working';
  }

  /** Ignored while a run is active. */
  start(keys: readonly PrimaryKey[], write: BatchWrite): void {
    if (this.busy || keys.length === 0) return;
    this.state.next({ kind: 'working', done: 0, total: keys.length, stopping: false });
    this.starts$.next(this.run(keys, write));
  }

  stop(): void {
    const { value } = this.state;
    if (value.kind === 'working') this.state.next({ ...value, stopping: true });
  }

  /** Closes the failure. */
  dismiss(): void {
    if (!this.busy) this.state.next(idle);
  }

  dispose(): void {
    this.pageLeft = true;
    if (!this.busy) this.work.dispose();
  }

  private run(keys: readonly PrimaryKey[], write: BatchWrite): Observable<unknown> {
    let done = 0;
    let failure: Failure | null = null;
    return from(batchesOf(keys)).pipe(
      concatMap((batch) => write(batch).pipe(map((result) => ({ batch, result })))),
      tap(({ batch, result }) => {
        if (isLeft(result)) failure = result.left;
        else done += batch.length;
        const { value } = this.state;
        if (value.kind === 'working') this.state.next({ ...value, done });
      }),
      takeWhile(() => failure === null && !this.stopping),
      tap({ complete: () => this.end({ done: keys.slice(0, done), remaining: keys.slice(done), failure }) }),
    );
  }

  private get stopping(): boolean {
    return this.state.value.kind === 'working' && this.state.value.stopping;
  }

  private end(end: BatchResult): void {
    this.state.next(end.failure === null ? idle : { kind: 'failed', ...end, failure: end.failure });
    this.onEnd(end, this.pageLeft);
    if (this.pageLeft) this.work.dispose();
  }
}

interface BatchReport {
  readonly browse: ListSession;
  readonly dependencies: Pick<ItemDependencies, 'notifications' | 'schema'>;
  readonly text: NotificationText;
  /** A failure is shown as a notification too, because its dialog is gone. */
  readonly pageLeft?: boolean;
  /** The values that each item was given. */
  readonly sent?: Item;
  /** Undoes the write; null if that is not possible. */
  readonly undo?: (() => void) | null;
}

/** The name of the only item of a batch, from its row. */
const nameOfOnly = (
  { browse, dependencies, sent = {} }: BatchReport,
  [key, ...others]: readonly PrimaryKey[],
): NameIn | null => {
  const { collection, list, primaryKey } = browse;
  const item = list.items.find((each) => keyOf(each, primaryKey ?? '') === key);
  if (item === undefined || others.length > 0) return null;
  return itemName(dependencies.schema.schema, collection, { ...item, ...sent });
};

/** Shows a notification, deselects the written items and refreshes the list. */
export const notifyBatchResult = (report: BatchReport, { done, failure }: BatchResult): void => {
  const { browse, dependencies, text, pageLeft = false, undo = null } = report;
  const { notifications } = dependencies;
  const name = nameOfOnly(report, done);
  if (done.length > 0)
    notifications.showCount(done.length, text, {
      ...(name !== null && { name }),
      ...(undo !== null && { action: { text: 'undo', run: undo } as const }),
    });
  if (pageLeft && failure !== null) notifications.showFailure(failure);
  const changed = new Set(done);
  browse.selection.selectKeys(browse.selection.keys.filter((key) => !changed.has(key)));
  browse.list.refresh();
};
