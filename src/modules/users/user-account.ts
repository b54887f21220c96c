import { isRight } from 'fp-ts/Either';
import { EMPTY, map, merge, type Observable, of, switchMap, tap } from 'rxjs';
import type { ItemEditing } from '../../application/item-editing';
import { OwnAccount, UserDirectory } from '../../application/users';
import type { UserProfile } from '../../domain/users';
import { Effect, StateValue } from '../../kernel';
import { viewModel } from '../../kit';

/** What the page of a user shows beside the item; applies a saved own record to the running application. */
export class UserAccount {
  private readonly profile: StateValue<UserProfile | null>;
  private readonly effect: Effect;
  /** With role name and picture, read again after every save; null for a new user and while unknown. */
  readonly profile$: Observable<UserProfile | null>;

  constructor(
    editing: Pick<ItemEditing, 'target' | 'target$' | 'written$' | 'serverItem'>,
    directory: Pick<UserDirectory, 'read'>,
    own: Pick<OwnAccount, 'isOwn' | 'applySaved'>,
  ) {
    const reads$ = merge(editing.target$, editing.written$.pipe(map(() => editing.target)));
    this.profile = new StateValue<UserProfile | null>(
      null,
      reads$.pipe(
        switchMap((target) =>
          target.kind !== 'existing'
            ? of(null)
            : directory
                .read(String(target.key))
                .pipe(switchMap((result) => (isRight(result) ? of(result.right) : EMPTY))),
        ),
      ),
    );
    this.profile$ = this.profile.value$;
    this.effect = new Effect(
      editing.written$.pipe(
        tap(() => {
          const { target } = editing;
          if (target.kind === 'existing' && own.isOwn(target.key)) own.applySaved(editing.serverItem);
        }),
      ),
    );
  }

  dispose(): void {
    this.effect.dispose();
    this.profile.dispose();
  }
}

export const userAccountViewModel = viewModel(
  [UserDirectory, OwnAccount],
  (directory, own) => (editing: ItemEditing) => new UserAccount(editing, directory, own),
);
