import { isLeft } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { Accounts } from '../../application/accounts';
import { StateValue } from '../../kernel';
import { AccountsService, viewModel } from '../../kit';

/** The sign-on providers; none when they cannot be asked for, since a password does without them. */
export class ProvidersViewModel {
  private readonly live: StateValue<readonly string[]>;
  readonly providers$: Observable<readonly string[]>;

  constructor(accounts: Accounts) {
    this.live = new StateValue<readonly string[]>(
      [],
      accounts.providers().pipe(map((result) => (isLeft(result) ? [] : result.right))),
    );
    this.providers$ = this.live.value$;
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const providersViewModel = viewModel([AccountsService], (accounts) => () => new ProvidersViewModel(accounts));
