import { isRight } from 'fp-ts/Either';
import { concatMap, from, map, type Observable, of, reduce, takeWhile, tap } from 'rxjs';
import type { PreparedRow } from '../../domain/import-export';
import { isApiCode, isSignInRequired, isTransient, isUncertainWrite, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/**
 * What a failure means for a write: rejected, to be retried later without having had an effect, or of unknown outcome.
 */
type WriteFailureClass = 'refused' | 'not_now' | 'lost';

const classifyWriteFailure = (failure: Failure): WriteFailureClass => {
  if (isUncertainWrite(failure)) return 'lost';
  return isTransient(failure) || isSignInRequired(failure) ? 'not_now' : 'refused';
};

/** The result of sending some rows. */
export interface SendResult {
  readonly created: readonly number[];
  readonly updated: readonly number[];
  readonly refused: readonly { readonly index: number; readonly failure: Failure }[];
  /** Creations of unknown outcome. */
  readonly unsure: readonly PreparedRow[];
  /** Updates of unknown outcome; they can be sent again. */
  readonly unanswered: readonly PreparedRow[];
  /** Rows of unknown outcome that the server has failed on twice; not to be sent again. */
  readonly abandoned: readonly { readonly index: number; readonly failure: Failure }[];
  /** Not sent because of the obstacle. */
  readonly unsent: readonly PreparedRow[];
  /** The failure that blocks further requests; null for none. */
  readonly obstacle: Failure | null;
}

export const emptyResult: SendResult = {
  created: [],
  updated: [],
  refused: [],
  unsure: [],
  unanswered: [],
  abandoned: [],
  unsent: [],
  obstacle: null,
};

const mergeResults = (one: SendResult, other: SendResult): SendResult => ({
  created: [...one.created, ...other.created],
  updated: [...one.updated, ...other.updated],
  refused: [...one.refused, ...other.refused],
  unsure: [...one.unsure, ...other.unsure],
  unanswered: [...one.unanswered, ...other.unanswered],
  abandoned: [...one.abandoned, ...other.abandoned],
  unsent: [...one.unsent, ...other.unsent],
  obstacle: one.obstacle ?? other.obstacle,
});

const indexesOf = (rows: readonly PreparedRow[]): readonly number[] => rows.map(({ index }) => index);

const abandon = (rows: readonly PreparedRow[], failure: Failure): SendResult => ({
  ...emptyResult,
  abandoned: rows.map(({ index }) => ({ index, failure })),
});

/**
 * True when the server answered, but left open whether the write was applied: an internal error, an unreadable answer.
 */
export const isServerError = (failure: Failure): boolean => isUncertainWrite(failure) && failure.kind !== 'network';

/** A failure that is the same for all rows of a chunk, which have the same fields. */
const appliesToAll = (failure: Failure): boolean => isApiCode(failure, 'FORBIDDEN');

/**
 * Sends rows of a file. A chunk is created as a whole or not at all; a rejected chunk is split to isolate the invalid
 * rows.
 */
export class ImportSender {
  constructor(
    private readonly gateway: ItemsGateway,
    private readonly collection: string,
    /** True for a row that is sent a second time because the first outcome is unknown. */
    private readonly isRepeated: (row: PreparedRow) => boolean,
  ) {}

  /** Halves a rejected chunk until the invalid rows are isolated. */
  create(rows: readonly PreparedRow[]): Observable<SendResult> {
    if (rows.length === 0) return of(emptyResult);
    return this.gateway
      .createMany(
        this.collection,
        rows.map(({ createValues }) => createValues),
      )
      .pipe(
        concatMap((result) => {
          if (isRight(result)) return of({ ...emptyResult, created: indexesOf(rows) });
          const failure = result.left;
          if (this.isHopeless(rows, failure)) return of(abandon(rows, failure));
          const verdict = classifyWriteFailure(failure);
          if (verdict === 'lost') return of({ ...emptyResult, unsure: rows, obstacle: failure });
          if (verdict === 'not_now') return of({ ...emptyResult, unsent: rows, obstacle: failure });
          if (rows.length === 1 || appliesToAll(failure)) {
            return of({ ...emptyResult, refused: rows.map(({ index }) => ({ index, failure })) });
          }
          const half = Math.ceil(rows.length / 2);
          return this.inTurn([rows.slice(0, half), rows.slice(half)], (part) => this.create(part));
        }),
      );
  }

  /** One request per row. Sending an update twice does no harm. */
  update(rows: readonly PreparedRow[]): Observable<SendResult> {
    return this.inTurn(
      rows.map((row) => [row]),
      ([row]) => (row === undefined ? of(emptyResult) : this.updateOne(row)),
    );
  }

  /** Sends the parts in sequence and stops at the first obstacle. */
  inTurn(
    parts: readonly (readonly PreparedRow[])[],
    send: (rows: readonly PreparedRow[]) => Observable<SendResult>,
  ): Observable<SendResult> {
    let blocked = false;
    let sent = 0;
    return from(parts).pipe(
      takeWhile(() => !blocked),
      concatMap((part) => send(part)),
      tap(({ obstacle }) => {
        blocked = obstacle !== null;
        sent += 1;
      }),
      reduce(mergeResults, emptyResult),
      map((all) => ({ ...all, unsent: [...all.unsent, ...parts.slice(sent).flat()] })),
    );
  }

  /** A single row that the server fails on again, so that another attempt would pause the import again. */
  private isHopeless(rows: readonly PreparedRow[], failure: Failure): boolean {
    return rows.length === 1 && rows.every(this.isRepeated) && isServerError(failure);
  }

  private updateOne(row: PreparedRow): Observable<SendResult> {
    return this.gateway.update(this.collection, row.key ?? '', row.updateValues).pipe(
      map((result): SendResult => {
        if (isRight(result)) return { ...emptyResult, updated: [row.index] };
        const failure = result.left;
        if (this.isHopeless([row], failure)) return abandon([row], failure);
        const verdict = classifyWriteFailure(failure);
        if (verdict === 'refused') return { ...emptyResult, refused: [{ index: row.index, failure }] };
        if (verdict === 'lost') return { ...emptyResult, unanswered: [row], obstacle: failure };
        return { ...emptyResult, unsent: [row], obstacle: failure };
      }),
    );
  }
}
