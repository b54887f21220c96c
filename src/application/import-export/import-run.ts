import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, concatMap, map, type Observable, of, range, Subject, switchMap, takeWhile } from 'rxjs';
import { isSendable, type PreparedRow, type RowProblem } from '../../domain/import-export';
import { keyOf } from '../../domain/items';
import { Effect, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import { emptyResult, ImportSender, isServerError, type SendResult } from './import-sender';

/** Why a row was not imported. */
export type RowFailure =
  | { readonly kind: 'wrong'; readonly problems: readonly RowProblem[] }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /**
   * The outcome is unknown, so the item may exist; `failure` is null when the import was stopped before it was
   * verified.
   */
  | { readonly kind: 'unsure'; readonly failure: Failure | null }
  /** The import was stopped before the row was sent. */
  | { readonly kind: 'not_sent' };

export interface FailedRow {
  /** The row's index in the file, from 0. */
  readonly index: number;
  readonly reason: RowFailure;
}

/** What to do with rows whose item exists. */
export type ExistingItems = 'skip' | 'update';

/** `failed` is in the order of failure. */
export interface ImportProgress {
  readonly kind: 'running' | 'paused' | 'finished';
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: readonly FailedRow[];
  /** The failure that paused the import. */
  readonly obstacle: Failure | null;
  readonly stopping: boolean;
}

export interface ImportRequest {
  readonly collection: string;
  readonly primaryKey: string | null;
  readonly existing: ExistingItems;
  /** The number of rows. */
  readonly count: number;
  /** Converts and validates a row; the same result on every call. */
  readonly prepare: (index: number) => PreparedRow;
}

/** Rows per request. */
const CHUNK_SIZE = 100;

/**
 * Sends the rows in chunks. Pauses when the connection is lost and resumes without sending a row twice: rows with a key
 * are looked up first; rows without one whose answer was lost are reported, not sent again. A row that the server fails
 * on twice is reported, so that it does not pause the import for ever.
 */
export class ImportRun {
  private readonly state: BehaviorSubject<ImportProgress>;
  private readonly starts$ = new Subject<void>();
  private readonly sending: Effect;
  private readonly sender: ImportSender;
  /** Rows to send before the next unread one. */
  private queued: readonly PreparedRow[] = [];
  /** Sent rows whose answer was lost: their items may exist. */
  private uncertain: ReadonlySet<number> = new Set();
  /** Sent updates whose answer was lost. */
  private unanswered: ReadonlySet<number> = new Set();
  /** Rows of a chunk that the server failed on: each is sent by itself, to find the one that it fails on. */
  private suspects: ReadonlySet<number> = new Set();
  private next = 0;
  readonly progress$: Observable<ImportProgress>;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly request: ImportRequest,
    private readonly onEnd: () => void,
  ) {
    this.sender = new ImportSender(
      gateway,
      request.collection,
      ({ index }) => this.suspects.has(index) || this.unanswered.has(index),
    );
    this.state = new BehaviorSubject<ImportProgress>({
      kind: 'running',
      total: request.count,
      created: 0,
      updated: 0,
      skipped: 0,
      failed: [],
      obstacle: null,
      stopping: false,
    });
    this.progress$ = this.state.asObservable();
    this.sending = new Effect(this.starts$.pipe(switchMap(() => this.sendAll())));
  }

  get progress(): ImportProgress {
    return this.state.value;
  }

  /** To be called once. */
  start(): void {
    this.starts$.next();
  }

  /** Continues after a pause. */
  resume(): void {
    if (this.progress.kind !== 'paused') return;
    this.change({ kind: 'running', obstacle: null });
    this.starts$.next();
  }

  /** Stops after the running chunk. */
  stop(): void {
    if (this.progress.kind === 'running') this.change({ stopping: true });
    else if (this.progress.kind === 'paused') this.finish();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private change(change: Partial<ImportProgress>): void {
    this.state.next({ ...this.progress, ...change });
  }

  /** A flat range instead of recursion, whose depth would grow with the number of chunks. */
  private sendAll(): Observable<unknown> {
    const chunks = Math.ceil((this.request.count - this.next) / CHUNK_SIZE);
    return range(0, this.queued.length + chunks + 1).pipe(
      concatMap(() => this.turn()),
      takeWhile((goesOn) => goesOn),
    );
  }

  /** Emits true while there are rows left. */
  private turn(): Observable<boolean> {
    if (this.progress.stopping) return of(this.finish());
    const rows = this.chunk();
    return rows.length === 0 ? of(this.finish()) : this.send(rows).pipe(map((sent) => this.settle(sent)));
  }

  private chunk(): readonly PreparedRow[] {
    const { count, prepare } = this.request;
    const [first] = this.queued;
    if (first !== undefined && this.queued.some(({ index }) => this.suspects.has(index))) {
      this.queued = this.queued.slice(1);
      return [first];
    }
    const rows = [...this.queued];
    this.queued = [];
    for (; rows.length < CHUNK_SIZE && this.next < count; this.next += 1) rows.push(prepare(this.next));
    return rows;
  }

  private send(rows: readonly PreparedRow[]): Observable<SendResult> {
    const { primaryKey } = this.request;
    const keyed = rows.filter(({ key }) => key !== null);
    if (primaryKey === null || keyed.length === 0) return this.write(rows, new Set());
    const keys = keyed.map(({ key }) => key ?? '');
    const query = { fields: [primaryKey], filter: { [primaryKey]: { _in: keys } }, limit: keys.length };
    return this.gateway
      .list(this.request.collection, query)
      .pipe(
        concatMap((result) =>
          isLeft(result)
            ? of({ ...emptyResult, unsent: rows, obstacle: result.left })
            : this.write(rows, new Set(result.right.map((item) => String(keyOf(item, primaryKey))))),
        ),
      );
  }

  private write(rows: readonly PreparedRow[], there: ReadonlySet<string>): Observable<SendResult> {
    const isThere = (row: PreparedRow): boolean =>
      row.key !== null && there.has(String(row.key)) && !isDuplicateKey(row);
    const arrived = rows.filter((row) => isThere(row) && this.uncertain.has(row.index));
    const old = rows.filter((row) => isThere(row) && !this.uncertain.has(row.index));
    const fresh = rows.filter((row) => !isThere(row));
    const good = fresh.filter((row) => isSendable(row, false));
    const updates = this.request.existing === 'update' ? old : [];
    const fine = updates.filter((row) => isSendable(row, true));
    const bad = [...fresh.filter((row) => !isSendable(row, false)), ...updates.filter((row) => !isSendable(row, true))];
    this.change({
      created: this.progress.created + arrived.length,
      skipped: this.progress.skipped + old.length - updates.length,
      failed: [...this.progress.failed, ...bad.map(invalidRow)],
    });
    return this.sender.inTurn([good, fine], (part) =>
      part === good ? this.sender.create(part) : this.sender.update(part),
    );
  }

  /** Adds the result of a chunk; true while there are rows left. */
  private settle({ created, updated, refused, unsure, unanswered, abandoned, unsent, obstacle }: SendResult): boolean {
    const lost = unsure.filter(({ key }) => key === null);
    const again = unsure.filter(({ key }) => key !== null);
    const waiting = [...unsent, ...this.queued];
    const stillIn = (before: ReadonlySet<number>, rows = waiting): readonly PreparedRow[] =>
      rows.filter(({ index }) => before.has(index));
    const isFault = obstacle !== null && isServerError(obstacle);
    this.suspects = indexSet([...stillIn(this.suspects), ...(isFault ? again : stillIn(this.suspects, again))]);
    this.uncertain = indexSet([...stillIn(this.uncertain), ...again]);
    this.unanswered = indexSet([...stillIn(this.unanswered), ...unanswered]);
    this.queued = [...again, ...unanswered, ...waiting];
    this.change({
      created: this.progress.created + created.length,
      updated: this.progress.updated + updated.length,
      failed: [
        ...this.progress.failed,
        ...refused.map(({ index, failure }): FailedRow => ({ index, reason: { kind: 'refused', failure } })),
        ...lost.map(({ index }): FailedRow => ({ index, reason: { kind: 'unsure', failure: obstacle } })),
        ...abandoned.map(({ index, failure }): FailedRow => ({ index, reason: { kind: 'unsure', failure } })),
      ],
    });
    if (obstacle === null) return true;
    if (this.progress.stopping) return this.finish();
    this.change({ kind: 'paused', obstacle });
    return false;
  }

  private finish(): boolean {
    const unsent = Array.from({ length: this.request.count - this.next }, (_, offset) => this.next + offset);
    const isUnsure = ({ index }: PreparedRow): boolean => this.uncertain.has(index) || this.unanswered.has(index);
    const left = [
      ...this.queued.map((row): FailedRow => ({
        index: row.index,
        reason: isUnsure(row) ? { kind: 'unsure', failure: null } : { kind: 'not_sent' },
      })),
      ...unsent.map((index): FailedRow => ({ index, reason: { kind: 'not_sent' } })),
    ];
    this.queued = [];
    this.next = this.request.count;
    this.change({ kind: 'finished', obstacle: null, stopping: false, failed: [...this.progress.failed, ...left] });
    this.onEnd();
    return false;
  }
}

/** The existing item with this key comes from the same file. */
const isDuplicateKey = ({ problems }: PreparedRow): boolean =>
  problems.some((problem) => problem.kind === 'cell' && problem.problem === 'cell_key_twice');

const indexSet = (rows: readonly PreparedRow[]): ReadonlySet<number> => new Set(rows.map(({ index }) => index));

const invalidRow = ({ index, problems }: PreparedRow): FailedRow => ({ index, reason: { kind: 'wrong', problems } });
