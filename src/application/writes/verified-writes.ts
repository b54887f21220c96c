import { type Either, isLeft, isRight, right } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import { defer, finalize, map, type Observable, of, switchMap, tap } from 'rxjs';
import { type Call, chainCall, type Failure, isMissing, isRefusal, isUncertainWrite, succeed } from '../../kernel';
import type { Notifications } from '../notifications';

/** Reads what a write has written, as the value that its answer would have had; none if nothing was written. */
export type Finder<A> = () => Call<Option<A>>;

/** A write that must not be done twice. */
export interface VerifiedWrite<A> {
  /** The same for an attempt and its repetition: the method and its arguments. */
  readonly identity: string;
  /**
   * Reads, before the first attempt, what its finder compares with. Null or FORBIDDEN: the effect cannot be verified.
   */
  readonly prepare: Call<Finder<A> | null>;
  readonly write: Call<A>;
}

/**
 * Repeats calls whose answer was lost without doing them twice: reads whether the write was applied, at once and
 * before each repetition, and sends it again only if it was not. Found, it answers as the write would have. Where it
 * cannot be read, the user is warned, and the next attempt is sent.
 *
 * The writes of item forms have `UncertainWrites` instead, because they are no repetitions: between the lost answer and
 * the next save the values change, so that no call is equal to the first; what has arrived is merged into edits that
 * stay; some outcomes are for the user to judge; and the draft in the journal, which a reload restores, has the attempt
 * with it. Both ask `isUncertainWrite` when to verify, and `wasDeleted` about deletions.
 *
 * Forgotten with the page: a reload shows what the server has, and the dialogs and comments of these writes begin empty
 * again. Remembered, the same comment written on purpose an hour later would be answered with the first.
 */
export class VerifiedWrites {
  /** The writes of unknown outcome, by identity. */
  private readonly uncertain = new Map<string, Finder<unknown>>();

  constructor(private readonly notifications: Pick<Notifications, 'show' | 'showInfo' | 'dismiss'>) {}

  run<A>(attempt: VerifiedWrite<A>): Call<A> {
    return defer(() => {
      const find = this.uncertain.get(attempt.identity) as Finder<A> | undefined;
      if (find === undefined) return this.prepare(attempt).pipe(chainCall((first) => this.send(attempt, first, false)));
      return this.verify(attempt.identity, find).pipe(
        chainCall((found) => (isSome(found) ? succeed(found.value) : this.send(attempt, find, true))),
      );
    });
  }

  private prepare<A>({ prepare }: VerifiedWrite<A>): Call<Finder<A> | null> {
    return prepare.pipe(map((result) => (isLeft(result) && isMissing(result.left) ? right(null) : result)));
  }

  private send<A>({ identity, write }: VerifiedWrite<A>, find: Finder<A> | null, isRepeated: boolean): Call<A> {
    // Before the answer: a request that is aborted may have been applied, too.
    if (find !== null) this.uncertain.set(identity, find);
    return write.pipe(
      switchMap((result) => {
        const isUncertain = isLeft(result) && (isUncertainWrite(result.left) || (isRepeated && isRefusal(result.left)));
        if (isUncertain && find !== null) return this.verifyFailed(identity, find, result);
        if (isUncertain) this.warn();
        if (isRight(result) || !isRepeated) this.uncertain.delete(identity);
        return of(result);
      }),
    );
  }

  /** A refused repetition is verified as well: the first attempt may have arrived late, and taken the key or name. */
  private verifyFailed<A>(
    identity: string,
    find: Finder<A>,
    result: Either<Failure, A>,
  ): Observable<Either<Failure, A>> {
    return this.verify(identity, find).pipe(
      map((found) => (isRight(found) && isSome(found.right) ? right(found.right.value) : result)),
    );
  }

  private verify<A>(identity: string, find: Finder<A>): Call<Option<A>> {
    return defer(() => {
      const notification = this.notifications.showInfo('write_checking', {});
      return find().pipe(
        tap((found) => {
          if (isRight(found) && isSome(found.right)) this.uncertain.delete(identity);
          if (isLeft(found) && isMissing(found.left)) {
            this.uncertain.delete(identity);
            this.warn();
          }
        }),
        finalize(() => this.notifications.dismiss(notification)),
      );
    });
  }

  private warn(): void {
    this.notifications.show('write_unverifiable', 'warning');
  }
}
