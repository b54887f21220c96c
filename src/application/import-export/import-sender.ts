import { isRight } from 'fp-ts/Either';
import { concatMap, from, map, type Observable, of, reduce, takeWhile, tap } from 'rxjs';
import type { PreparedRow } from '../../domain/import-export';
import { isApiCode, isSignInRequired, isTransient, isUncertainWrite, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';

/**
 * What a failure says of a write: the platform has refused it, it is to be tried later and has done nothing, or nobody knows
 * whether it has done something.
 */
type WriteFailureClass = 'refused' | 'not_now' | 'lost';

const classifyWriteFailure = (failure: Failure): WriteFailureClass => {
  if (isUncertainWrite(failure)) return 'lost';
  return isTransient(failure) || isSignInRequired(failure) ? 'not_now' : 'refused';
};

/** What became of some rows. */
export interface SendResult {
  readonly created: readonly number[];
  readonly updated: readonly number[];
  readonly refused: readonly { readonly index: number; readonly failure: Failure }[];
  /** Sent, and nobody knows whether they are there. */
  readonly unsure: readonly PreparedRow[];
  /** Changes that nobody knows to have been made; sending one again does no harm. */
  readonly unanswered: readonly PreparedRow[];
  /** Not sent, for there was no way through. */
  readonly unsent: readonly PreparedRow[];
  /** What stood in the way; null while there is a way through. */
  readonly obstacle: Failure | null;
}

export const emptyResult: SendResult = {
  created: [],
  updated: [],
  refused: [],
  unsure: [],
  unanswered: [],
  unsent: [],
  obstacle: null,
};

const mergeResults = (one: SendResult, other: SendResult): SendResult => ({
  created: [...one.created, ...other.created],
  updated: [...one.updated, ...other.updated],
  refused: [...one.refused, ...other.refused],
  unsure: [...one.unsure, ...other.unsure],
  unanswered: [...one.unanswered, ...other.unanswered],
  unsent: [...one.unsent, ...other.unsent],
  obstacle: one.obstacle ?? other.obstacle,
});

const indexesOf = (rows: readonly PreparedRow[]): readonly number[] => rows.map(({ index }) => index);

/** A refusal that would be the same for each of the rows, since all of them have the same fields. */
const appliesToAll = (failure: Failure): boolean => isApiCode(failure, 'FORBIDDEN');

/** Sends rows of a file: all of a chunk or none, and of a chunk that is refused all but those that are to blame. */
export class ImportSender {
  constructor(
    private readonly gateway: ItemsGateway,
    private readonly collection: string,
  ) {}

  /** A refused chunk is halved until the rows to blame stand alone. */
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

  /** One request each, for each has values of its own. Sending one twice does no harm. */
  update(rows: readonly PreparedRow[]): Observable<SendResult> {
    return this.inTurn(
      rows.map((row) => [row]),
      ([row]) => (row === undefined ? of(emptyResult) : this.updateOne(row)),
    );
  }

  /** One after the other, and what comes behind an obstacle not at all. */
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

  private updateOne(row: PreparedRow): Observable<SendResult> {
    return this.gateway.update(this.collection, row.key ?? '', row.updateValues).pipe(
      map((result): SendResult => {
        if (isRight(result)) return { ...emptyResult, updated: [row.index] };
        const failure = result.left;
        const verdict = classifyWriteFailure(failure);
        if (verdict === 'refused') return { ...emptyResult, refused: [{ index: row.index, failure }] };
        if (verdict === 'lost') return { ...emptyResult, unanswered: [row], obstacle: failure };
        return { ...emptyResult, unsent: [row], obstacle: failure };
      }),
    );
  }
}
