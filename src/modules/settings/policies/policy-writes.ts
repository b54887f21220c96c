import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, finalize, map, merge, type Observable, of, Subject, switchMap, take, tap } from 'rxjs';
import { policyContents, type PolicyContents, policyDependencies } from '../../../application/access';
import type { DeleteItem, ItemEditing, WriteGate } from '../../../application/item-editing';
import { roleDependencies, type RoleReload } from '../../../application/users';
import { Effect, type Call } from '../../../kernel';
import { viewModel } from '../../../kit';

/** Asks before a policy is deleted, with what is deleted with it; `contents` is null if it could not be counted. */
export class PolicyWrites {
  private readonly question = new BehaviorSubject<{ readonly contents: PolicyContents | null } | null>(null);
  private readonly answers = new Subject<boolean>();
  readonly question$ = this.question.asObservable();
  readonly gate: WriteGate = ({ operation }) => (operation === 'delete' ? this.ask() : of(true));

  constructor(private readonly contents: Call<PolicyContents>) {}

  answer(confirmed: boolean): void {
    this.answers.next(confirmed);
  }

  dispose(): void {
    this.answers.complete();
  }

  private ask(): Observable<boolean> {
    return this.contents.pipe(
      switchMap((counted) => {
        this.question.next({ contents: isRight(counted) ? counted.right : null });
        return this.answers.pipe(take(1));
      }),
      map(Boolean),
      finalize(() => this.question.next(null)),
    );
  }
}

export const policyWritesViewModel = viewModel(
  [policyDependencies],
  (dependencies) => (policy: string) => new PolicyWrites(policyContents(policy, dependencies)),
);

/** How the page of a policy differs from that of another item. */
export const policyOptions = (gate: WriteGate) => ({ gate, hasNewPage: false, hasCopies: false }) as const;

/** Reads the own access and the roles again after a policy was written, deleted, given or taken away. */
export class PolicyReload {
  private readonly work: Effect;

  constructor(reload: Pick<RoleReload, 'request'>, written$: Observable<unknown>) {
    this.work = new Effect(written$.pipe(tap(() => reload.request())));
  }

  dispose(): void {
    this.work.dispose();
  }
}

export const policyReloadViewModel = viewModel(
  [roleDependencies],
  ({ reload }) =>
    (
      editing: Pick<ItemEditing, 'written$'>,
      remove: Pick<DeleteItem, 'done$'>,
      holders: { readonly done$: Observable<unknown> },
    ) =>
      new PolicyReload(reload, merge(editing.written$, remove.done$, holders.done$)),
);
